import { makePuzzle } from '#puzzles/ripple-effect/make.ts';
import { serve } from './serve.ts';
import { TELL_MS } from './thread.ts';

serve(makePuzzle, TELL_MS);
