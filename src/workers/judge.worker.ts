import { createJudge } from './judge.ts';
import { openSolver } from './open-solver.ts';
import { serve } from './serve.ts';
import { TELL_MS } from './thread.ts';

serve(createJudge(openSolver), TELL_MS);
