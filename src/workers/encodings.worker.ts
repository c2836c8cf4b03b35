import { compareEncodings } from './encodings.ts';
import { serve } from './serve.ts';

serve(compareEncodings);
