import { openSolver } from './open-solver.ts';
import { serve } from './serve.ts';
import { type SketchRequest, answerSketch } from './sketch.ts';
import { TELL_MS } from './thread.ts';

serve((request: SketchRequest) => answerSketch(request, openSolver), TELL_MS);
