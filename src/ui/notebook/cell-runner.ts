import type { Outcome } from '#notebook/runner.ts';
import { listed, messageOf } from '#english/english.ts';
import { sayNowAndThen } from '#ui/kit/now-and-then.ts';
import { TIME_LIMIT } from './box.ts';
import type { CellView, LiveCell } from './cell-view.ts';
import type { Standings } from './standings.ts';
import { resultWords } from './result-words.ts';
import { type CellState, type CompiledCells, type Source, cellsToRun, CHEAP, sourceOf } from './cells.ts';
import type { After, Sandbox } from './sandbox.ts';

interface CellRunner extends After {
  /**
   * Runs a cell with the cells that it needs. Dependent cells run too when they are quick, and are marked stale
   * otherwise.
   */
  run(id: string, limit?: number): Promise<void>;
  /** Runs each cell once. */
  runAll(): Promise<void>;
  /** Stops the run. Declared values are lost, and computed again by the next run. */
  stop(): void;
}

/** What cells show is announced when no more than these have run. */
const MOST_SHOWN = 4;

const CHANGED =
  'An earlier cell had changed JavaScript itself, so this run began in a fresh sandbox, with every cell that it needs.';

/** Runs the cells of a page in the sandbox, and shows each outcome in its cell. */
export function createCellRunner(
  cells: () => ReadonlyMap<string, LiveCell>,
  { compiled, update }: Standings,
  sandbox: Sandbox,
  say: (words: string) => void,
): CellRunner {
  let running: readonly string[] = [];
  /** The cell that ran last. */
  let lastRun = '';
  /** The queued cells with their time limits, in milliseconds. */
  const wishes = new Map<string, number>();
  let working: Promise<void> | null = null;
  /** Said with the outcomes when the queue is empty. */
  let note = '';
  /** The outcomes since the queue was last empty; they are announced together when it is empty again. */
  const came = new Map<string, 'ran' | 'failed'>();
  /** What those show, in a few words. */
  const shows = new Map<string, string>();
  const states = (): CellState[] => [...cells().values()].map(({ state }) => state);

  /** Queues a run: only one goes on at a time. */
  function run(id: string, limit = TIME_LIMIT): Promise<void> {
    wishes.set(id, limit);
    cells().get(id)?.view.runs();
    // A run that includes this cell is out of date: it is stopped, and queued again after the cell.
    if (running.includes(id)) sandbox.stop();
    working ??= work().finally(() => {
      working = null;
      tellWhatCame();
    });
    return working;
  }

  async function runAll(): Promise<void> {
    await Promise.all([...cells().keys()].map((id) => run(id)));
  }

  async function work(): Promise<void> {
    while (wishes.size > 0) {
      const all = await read();
      if (!all) return;
      const asked = [...wishes.keys()];
      // A cell that needs no other queued cell runs first.
      const id =
        asked.find((one) => all.order.before(one).every((other) => other === one || !wishes.has(other))) ?? asked[0];
      if (id === undefined) return;
      const limit = wishes.get(id) ?? TIME_LIMIT;
      wishes.delete(id);
      await runWith(id, all, limit);
    }
  }

  /** Returns all cells compiled; null, with a message in each queued cell, when the compiler could not be fetched. */
  async function read(): Promise<CompiledCells | null> {
    try {
      return await compiled();
    } catch (error) {
      for (const id of wishes.keys()) {
        cells().get(id)?.view.fail(messageOf(error));
      }
      wishes.clear();
      return null;
    }
  }

  /** Runs one cell with the cells that it needs, then its quick dependents. */
  async function runWith(id: string, all: CompiledCells, limit: number): Promise<void> {
    const cell = cells().get(id);
    if (!cell) return;
    try {
      const warmth = await sandbox.warmth();
      const isWarm = warmth === 'warm';
      if (!isWarm) forget();
      if (warmth === 'changed') note = CHANGED;
      // From here on the sandbox speaks of this run only.
      last()?.goesOn(false);
      const ids = cellsToRun(id, states(), all, isWarm);
      if (!(await runThese(ids, all, limit, isWarm))) return;
      const after = all.order.after(id).flatMap((one) => cells().get(one) ?? []);
      for (const { state } of after) state.isFresh = false;
      // Queued cells run anyway, and a cell with edited code waits for the reader.
      const quick = after.filter(({ state: { code, source, took } }) => source?.code === code && took <= CHEAP);
      const next = quick.map((one) => one.state.id).filter((one) => !wishes.has(one));
      if (next.length > 0) await runThese(next, all, limit, true);
    } catch (error) {
      cell.view.fail(messageOf(error));
    }
  }

  /**
   * Runs cells in this order; false when one of them failed, could not run, or was stopped.
   * @param isWarm true when the worker has run other cells before
   */
  async function runThese(
    ids: readonly string[],
    all: CompiledCells,
    limit: number,
    isWarm: boolean,
  ): Promise<boolean> {
    for (const id of ids) {
      const fault = all.faults.get(id);
      const why = fault?.message ?? all.order.fault(id);
      if (why === '') continue;
      cells().get(id)?.view.fail(why, fault);
      for (const other of ids) if (other !== id) cells().get(other)?.view.settle();
      came.clear();
      say(`Cell ${numberOf(id)} cannot run: ${why}.`);
      return false;
    }
    const runs = ids.flatMap((id) => {
      const [cell, code] = [cells().get(id)?.state, all.compiled.get(id)];
      return cell && code ? [{ id, ...code, set: { ...cell.set }, sources: all.order.sources(id) }] : [];
    });
    for (const id of ids) cells().get(id)?.view.runs();
    const sources = new Map(ids.map((id) => [id, sourceOf(id, all, setIn)]));
    let failed = '';
    /** The cells that have ended, well or not. */
    const over = new Set<string>();
    running = ids;
    const hush = sayNowAndThen(() => runningWords(ids), say);
    let ended: Awaited<ReturnType<Sandbox['run']>>;
    try {
      ended = await sandbox.run(
        runs,
        limit,
        (outcome) => {
          over.add(outcome.id);
          if (!heard(outcome, sources.get(outcome.id) ?? null, limit)) failed = outcome.id;
        },
        ({ id, news }) => cells().get(id)?.view.tells(news),
      );
    } finally {
      hush();
    }
    running = [];
    update();
    if (ended === 'done') {
      for (const id of ids)
        cells()
          .get(id)
          ?.view.settle(failed && `Cell ${numberOf(failed)} failed, so this one didn’t run.`);
      return failed === '';
    }
    forget();
    const [stopped = '', ...waiting] = ids.filter((id) => !over.has(id));
    for (const id of ids) {
      const cell = cells().get(id);
      if (ended !== 'stopped' && waiting.includes(id)) {
        cell?.view.settle(`Cell ${numberOf(stopped)} was stopped, so this one didn’t run.`);
      } else if (cell?.view.ended(ended, limit)) cell.state.source = sources.get(id) ?? null;
    }
    // A run that was stopped for another one is queued again, and so is one that an earlier cell may have broken.
    const isSpoilt = isWarm && (ended === 'broken' || ended === 'never');
    const again = isSpoilt ? ids : ended === 'stopped' && wishes.size > 0 ? ids.slice(-1) : [];
    if (again.length > 0) for (const id of again) void run(id, limit);
    else {
      came.clear();
      say(ended === 'stopped' ? 'Stopped.' : 'The cell was stopped.');
    }
    return false;
  }

  /** The first of these cells that has no outcome yet, as it is running. */
  function runningWords(ids: readonly string[]): string {
    const now = ids.find((id) => !came.has(id)) ?? ids.at(-1) ?? '';
    return `Cell ${numberOf(now)} is running. ${cells().get(now)?.view.wayToStop() ?? ''}`.trim();
  }

  function heard(outcome: Outcome, source: Source | null, limit: number): boolean {
    const cell = cells().get(outcome.id);
    if (!cell) return false;
    lastRun = outcome.id;
    const { state, view } = cell;
    const hasRun = view.show(outcome, state.set, limit);
    state.took = outcome.took;
    // The reader may have edited the cell while it ran.
    state.isFresh = hasRun && state.code === source?.code;
    if (hasRun) state.source = source;
    came.set(outcome.id, hasRun ? 'ran' : 'failed');
    shows.set(outcome.id, hasRun ? resultWords(outcome.output) : '');
    return hasRun;
  }

  /** Announces one sentence for all cells that ran and one for those that failed, and what they show. */
  function tellWhatCame(): void {
    const numbers = (how: string): string[] =>
      [...cells().keys()].flatMap((id, index) => (came.get(id) === how ? [String(index + 1)] : []));
    const [ran, failed] = [numbers('ran'), numbers('failed')];
    const which = (all: readonly string[]): string => `${all.length === 1 ? 'Cell' : 'Cells'} ${listed(all)}`;
    const words = [
      ...(ran.length > 0 ? [`${which(ran)} ${ran.length === 1 ? 'has' : 'have'} run.`] : []),
      ...(failed.length > 0 ? [`${which(failed)} failed.`] : []),
      ...(came.size <= MOST_SHOWN ? resultsOf(ran) : []),
    ];
    if (words.length > 0) say([...words, note].join(' ').trim());
    came.clear();
    note = '';
  }

  /** A sentence for each of these cells that shows something which a few words can say, by their numbers. */
  function resultsOf(numbers: readonly string[]): string[] {
    return [...cells().keys()].flatMap((id, index) => {
      const words = shows.get(id) ?? '';
      if (words === '' || !numbers.includes(String(index + 1))) return [];
      return [`${came.size === 1 ? 'It' : `Cell ${index + 1}`} shows ${words}${/[.…]”?$/.test(words) ? '' : '.'}`];
    });
  }

  const setIn = (id: string): CellState['set'] => cells().get(id)?.state.set ?? {};

  const numberOf = (id: string): number => [...cells().keys()].indexOf(id) + 1;

  function stop(): void {
    for (const id of wishes.keys()) cells().get(id)?.view.ended('stopped', 0);
    wishes.clear();
    if (running.length === 0) last()?.goesOn(false);
    sandbox.stop();
    forget();
  }

  /** After the worker was terminated: all declared values went with it. */
  function forget(): void {
    for (const { state } of cells().values()) state.isFresh = false;
  }

  const last = (): CellView | undefined => cells().get(lastRun)?.view;

  return {
    run,
    runAll,
    stop,
    goesOn: (isGoing) => last()?.goesOn(isGoing),
    ended(why) {
      forget();
      last()?.overran(why);
    },
    late(error) {
      (cells().get(error.id)?.view ?? last())?.late(error);
    },
  };
}
