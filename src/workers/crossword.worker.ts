import { fillCrossword } from '#puzzles/words/crossword/make.ts';
import { serve } from './serve.ts';

serve(fillCrossword);
