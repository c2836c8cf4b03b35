import { engineOfAny } from '../bounded/engine-of-any.ts';
import type { Engine } from '../engine.ts';
import { limitOf } from '../limit.ts';
import type { Answered, Asked } from './messages.ts';

/** Updates between two reports of progress: about ten milliseconds of work. */
const UPDATES_IN_A_TURN = 1_000_000;

/** Solutions are sent together: so many at most, and none waits longer than this, in milliseconds. */
const [MOST, LONGEST] = [1_000, 20];

/** Returns what the worker does with a message: it searches only as far as it is asked to. */
export function createServer(answer: (answered: Answered) => void): (asked: Asked) => void {
  let search: Engine | null = null;
  let limit = Infinity;
  let turn = UPDATES_IN_A_TURN;

  function more(engine: Engine): void {
    const solutions: number[][] = [];
    let since = Infinity;
    while (!engine.done && engine.solutions < limit && solutions.length < MOST && performance.now() - since < LONGEST) {
      engine.run({ solutions: engine.solutions + 1, updates: turn });
      if (engine.event === 'solution') {
        if (solutions.length === 0) since = performance.now();
        solutions.push(engine.rows());
      }
      if (engine.updates >= turn) {
        const { solutions: found, nodes, updates, share } = engine;
        answer({ progress: { solutions: found, nodes, updates, share } });
        turn = updates + UPDATES_IN_A_TURN;
      }
    }
    answer({ solutions, isLast: engine.done || engine.solutions >= limit });
  }

  return (asked) => {
    try {
      if (asked !== 'more') {
        limit = limitOf(asked.options.limit);
        search = engineOfAny(asked.options)(asked.matrix);
      } else if (search) more(search);
    } catch (error) {
      answer({ fault: error instanceof Error ? error.message : String(error) });
    }
  };
}
