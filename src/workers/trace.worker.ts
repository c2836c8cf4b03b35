import { traceOf } from '#implement/own-trace/read.ts';
import { serve } from './serve.ts';
import { TELL_MS } from './thread.ts';

serve(traceOf, TELL_MS);
