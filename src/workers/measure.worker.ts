import { serve } from './serve.ts';
import { measure } from './trial.ts';

serve(measure);
