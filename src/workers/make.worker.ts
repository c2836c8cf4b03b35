import { make } from '#puzzles/ripple-effect/make.ts';
import { serve } from './serve.ts';
import { TELL_MS } from './thread.ts';

serve(make, TELL_MS);
