import { withMethods } from '#dlx/coloured-matrix.ts';
import type { Estimate } from '#dlx/estimate.ts';
import { forecast } from '#dlx/forecast.ts';
import type { ChooserName, Matrix } from '#dlx/index.ts';
import type { Crew, OpenHand } from './crew.ts';
import { createCrew } from './crew.ts';
import type { FromSolver, JobState, ToSolver } from './protocol.ts';
import type { Thread } from './thread.ts';
import { failureOf } from './thread.ts';

/** Random walks that say how long a run will be: a twentieth of a second, or so. */
const WALKS = 500;

/** The page hears of what is new this often, in milliseconds, and of a change of state at once. */
const TELL_MS = 40;

/**
 * A solver of long runs, which others record: it goes on where `solver.ts` stopped, and speaks the same
 * protocol. It takes in what its hands have done, in the order of the run.
 */
export function createLongSolver(
  thread: Pick<Thread<FromSolver>, 'send' | 'now'>,
  hands: { open: OpenHand; cores: number },
): (message: ToSolver) => void {
  let job = -1;
  let crew: Crew | null = null;
  let expected: Estimate | null = null;
  let state: JobState = 'cancelled';
  let pauseAt = Infinity;
  let elapsed = 0;
  /** When it last went on, or was told of. */
  let since = 0;
  let told = 0;

  function tell(): void {
    const now = thread.now();
    if (state !== 'cancelled') elapsed += now - since;
    [since, told] = [now, now];
    if (!crew) return;
    const chunk = crew.take();
    thread.send({ kind: 'progress', job, chunk, elapsed, state, ...(expected && { expected }) });
  }

  function changed(failure?: string): void {
    if (failure !== undefined) {
      fail(failure);
      return;
    }
    if (!crew || state !== 'running') return;
    if (crew.finished) state = 'finished';
    else if (crew.solutions >= pauseAt) state = 'paused';
    if (state !== 'running' || thread.now() - told >= TELL_MS) tell();
    if (state === 'paused') crew.goOn(0);
    if (state === 'finished') crew.close();
  }

  function fail(message: string): void {
    state = 'cancelled';
    crew?.close();
    crew = null;
    thread.send({ kind: 'failed', job, message });
  }

  function goOn(): void {
    state = 'running';
    since = thread.now();
    crew?.goOn(pauseAt);
  }

  return (message) => {
    switch (message.kind) {
      case 'start': {
        const { chooser = 'smallest', after = null } = message;
        crew?.close();
        job = message.job;
        elapsed = message.elapsed ?? 0;
        pauseAt = message.pauseAt ?? Infinity;
        try {
          const matrix = withMethods(message.matrix);
          crew = createCrew({ matrix, chooser, after }, hands, changed);
          goOn();
          // By now the others are at work.
          expected = expectedOf(matrix, chooser);
        } catch (error) {
          fail(failureOf(error));
        }
        return;
      }
      case 'resume':
        if (message.job !== job || state === 'finished' || !crew) return;
        pauseAt = message.pauseAt ?? Infinity;
        goOn();
        return;
      case 'cancel':
        if (message.job !== job || state !== 'running' || !crew) return;
        crew.goOn(0);
        elapsed += thread.now() - since;
        state = 'cancelled';
        tell();
        return;
      case 'end':
        if (message.job !== job) return;
        crew?.close();
        crew = null;
    }
  };
}

function expectedOf(matrix: Matrix, chooser: ChooserName): Estimate {
  const walking = forecast(matrix, { walks: WALKS, chooser });
  for (;;) {
    const { done, value } = walking.next();
    if (done) return value.estimate;
  }
}
