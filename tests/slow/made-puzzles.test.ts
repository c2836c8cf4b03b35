import { it } from 'vitest';
import { judge } from '../unit/puzzles/ripple-effect/made.ts';

it('five hundred puzzles each have exactly one solution', () => {
  judge(500, 1_000);
});
