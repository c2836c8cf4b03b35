import { createAll } from './all.ts';
import { serve } from './serve.ts';
import { TELL_MS } from './thread.ts';

serve(createAll(), TELL_MS);
