import { serve } from './serve.ts';
import { lookAtSlow } from './too-slow.ts';

serve(lookAtSlow);
