import { serve } from './serve.ts';
import { explainNone } from './why.ts';

serve(explainNone);
