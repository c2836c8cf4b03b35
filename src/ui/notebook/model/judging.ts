import { compileCell } from '#notebook/compile.ts';
import type { CellRun, Outcome } from '#notebook/runner.ts';
import { type Given, type Verdict, judge } from '#practice/model/judge.ts';
import type { ModelTask } from '#practice/model/task.ts';
import { modelTasks } from '#practice/model/tasks/index.ts';
import { faultWords, readUserProblem } from '#puzzles/user-problem/read.ts';
import { TIME_LIMIT } from '../box.ts';
import { createSandbox } from '../sandbox.ts';

/** Judges code as the second cell of a task; null when another call has come meanwhile. */
type Judging = (code: string) => Promise<Verdict | null>;

/**
 * Opens a sandbox in which the cell of a task runs once more, with each of the data of the task. It opens at the first
 * call.
 * @throws RangeError for a name that no task has
 */
export function openJudging(place: HTMLElement, boxUrl: string, signal: AbortSignal, name: string): Judging {
  const task = modelTasks.find((one) => one.name === name);
  if (!task) throw new RangeError(`there is no task ${name}`);
  const sandbox = createSandbox(place, boxUrl, signal, {
    goesOn: () => undefined,
    ended: () => undefined,
    late: () => undefined,
  });
  let turn = 0;

  return async (code) => {
    turn += 1;
    const mine = turn;
    sandbox.stop();
    const outcomes = new Map<string, Outcome>();
    const ended = await sandbox.run(
      runsOf(task, code),
      TIME_LIMIT,
      (outcome) => outcomes.set(outcome.id, outcome),
      () => undefined,
    );
    if (mine !== turn || signal.aborted) return null;
    const late = ended === 'too long' ? 'ran for too long, so it ' : '';
    const fault = ended === 'done' ? '' : `The cell ${late}was stopped.`;
    return judge(
      task,
      task.cases.map((_, at) => givenBy(outcomes.get(`yours-${at}`), fault)),
    );
  };
}

/** The cells to run: the data and the reader's cell, and so on. */
function runsOf(task: ModelTask, code: string): CellRun[] {
  const yours = compileCell(code);
  return task.cases.flatMap((one, at) => {
    const data = compileCell(one.code);
    const sources = Object.fromEntries(data.declares.map((name) => [name, `data-${at}`]));
    return [
      { id: `data-${at}`, ...data, set: {} },
      { id: `yours-${at}`, ...yours, set: {}, sources },
    ];
  });
}

function givenBy(outcome: Outcome | undefined, fault: string): Given {
  if (outcome?.error) return { problem: null, fault: `The cell fails: ${outcome.error.message}.` };
  if (outcome?.output?.kind !== 'problem') return { problem: null, fault };
  const { problem, faults } = readUserProblem(outcome.output.data);
  const [first] = faults;
  return problem ? { problem } : { problem: null, fault: first ? `The cell fails: ${faultWords(first)}.` : '' };
}
