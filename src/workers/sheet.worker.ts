import { packSheet } from '#puzzles/words/sheet.ts';
import { serve } from './serve.ts';

serve(packSheet);
