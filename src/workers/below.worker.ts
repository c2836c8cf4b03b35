import { compareBelow } from './below.ts';
import { serve } from './serve.ts';
import { TELL_MS } from './thread.ts';

serve(compareBelow, TELL_MS);
