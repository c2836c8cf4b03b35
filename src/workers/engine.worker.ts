import { serve } from './serve.ts';
import { runEngine } from './trial.ts';

serve(runEngine);
