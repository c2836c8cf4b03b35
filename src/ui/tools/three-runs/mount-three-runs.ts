import { duration } from '#player/duration.ts';
import type { Board } from '#puzzles/tetrasticks/decode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { type Group, createGrouping } from '#puzzles/tetrasticks/symmetry.ts';
import { type BoardRun, createBoardRun } from '../solutions/found-boards.ts';
import { ownSettings } from '#ui/kit/own-settings.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { PIN_EXAMPLES, pinChoices, PINS } from './pin-examples.ts';
import { equationWords } from './pin-words.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { mountGroups } from './symmetry-groups.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { inWords } from '#english/english.ts';

/** The milliseconds per frame for making and grouping boards. */
const CATCH_UP_MS = 8;

/** A run with the boards made so far, grouped up to symmetry. */
interface GroupedRun extends BoardRun {
  readonly groups: readonly Group<Board>[];
  /** Makes and groups boards for this many milliseconds. */
  group(milliseconds: number): void;
  /** True while the run is queued. */
  isWanted: boolean;
}

/** Mounts the comparison of three runs on one board, with F pinned more and more. */
export function mountThreeRuns(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const progress = part('progress', HTMLElement);
  const spoken = part('progress-said', HTMLElement);
  const equation = part('equation', HTMLElement);
  const nothing = part('nothing', HTMLElement);
  const groups = mountGroups(part('groups', HTMLElement), signal);
  const shows = Array.from(host.querySelectorAll<HTMLInputElement>('input[data-show]'));

  const own = ownSettings(host, pinChoices);
  const runs = new Map<string, GroupedRun>();
  const soon = onceAFrame(draw, signal);
  let shown = '';
  let wasRunning = false;

  type ExampleId = keyof typeof PIN_EXAMPLES;
  const example = (): ExampleId => pinChoices.board.find((id) => id === own.now['board']) ?? pinChoices.board[0];

  /** The runs of the chosen board, in the order of PINS. */
  function current(): GroupedRun[] {
    const board = example();
    return PINS.map(({ id, pin }) => {
      const key = `${board} ${id}`;
      const known = runs.get(key);
      if (known) return known;
      const made = grouped(createBoardRun(encode({ ...PIN_EXAMPLES[board].options, pinned: pin }), soon));
      signal.addEventListener('abort', () => made.run.dispose());
      runs.set(key, made);
      return made;
    });
  }

  function draw(): void {
    const all = current();
    for (const one of all) one.group(CATCH_UP_MS / all.length);
    // After a failure, the other runs stop until the reader starts them again.
    if (all.some(({ run }) => run.state === 'failed')) stop();
    else goOn(all);
    const isRunning = all.some(({ run }) => run.state === 'running');
    const isDone = all.every(({ run }) => run.state === 'finished');
    PINS.forEach(({ id }, index) => {
      const one = all[index];
      if (one) showRow(id, one);
    });
    setText(equation, equationWords(all.map(countsOf)));
    setDisabled(start, isRunning || isDone);
    setDisabled(cancel, !isRunning);
    host.toggleAttribute('data-solving', isRunning);
    showProgress(all, isRunning, isDone);
    showGroups(all);
    if (all.some(({ isBehind }) => isBehind)) soon();
  }

  /** Starts the next queued run, the shortest first; in parallel they would share the processor. */
  function goOn(all: readonly GroupedRun[]): void {
    if (all.some(({ run }) => run.state === 'running')) return;
    const next = all.findLast(({ isWanted, run }) => isWanted && run.state !== 'finished');
    if (!next) return;
    next.isWanted = false;
    next.run.solve();
  }

  function showRow(id: string, { run, groups: found }: GroupedRun): void {
    const row = host.querySelector(`tr[data-pin="${id}"]`);
    const cell = (name: string, words: string): void =>
      setText(row?.querySelector(`[data-cell="${name}"]`) ?? null, words);
    const { solutions, nodes } = run.recording.totals;
    const isKnown = nodes > 0;
    const more = isKnown && run.state !== 'finished' ? ' so far' : '';
    cell('solutions', isKnown ? inWords(solutions) + more : '–');
    cell('groups', isKnown ? inWords(found.length) + more : '–');
    cell('nodes', isKnown ? inWords(nodes) : '–');
    cell('time', isKnown ? duration(run.elapsed) : '–');
    row?.classList.toggle('is-running', run.state === 'running');
  }

  function showProgress(all: readonly GroupedRun[], isRunning: boolean, isDone: boolean): void {
    const index = all.findIndex(({ run }) => run.state === 'running');
    const name = PINS[index]?.name ?? '';
    const failed = all.find(({ run }) => run.state === 'failed');
    const hasBegun = all.some(({ run }) => run.recording.totals.nodes > 0);
    const words = failed
      ? `Solving failed: ${failed.run.failure}.`
      : isRunning
        ? `Solving: ${name}.`
        : isDone
          ? 'All three runs are done.'
          : hasBegun
            ? 'Stopped. Press Run all three to continue.'
            : PIN_EXAMPLES[example()].wait;
    setText(progress, words);
    // The equation is announced only when all of its terms are known.
    const result = isDone ? `${words} ${equation.textContent}` : words;
    if (isRunning !== wasRunning) setText(spoken, isRunning ? 'Solving.' : result);
    wasRunning = isRunning;
  }

  /** Shows the groups of the chosen run, when they have changed. */
  function showGroups(all: readonly GroupedRun[]): void {
    const id = own.now['show'] ?? '';
    const one = all[PINS.findIndex((pin) => pin.id === id)];
    if (!one || one.run.state === 'running' || one.isBehind) return;
    const key = `${example()} ${id} ${one.boards.length}`;
    nothing.hidden = one.boards.length > 0;
    if (key === shown) return;
    shown = key;
    groups.show(one.groups);
  }

  function stop(): void {
    for (const one of runs.values()) {
      one.isWanted = false;
      one.run.cancel();
    }
  }

  function change(name: string, value: string): void {
    if (name === 'board') stop();
    own.set({ [name]: value });
    draw();
  }

  const controls = mountSettings(host, signal, change);
  controls.update(own.now);
  for (const show of shows) {
    show.checked = show.value === own.now['show'];
    on(show, 'change', () => change('show', show.value));
  }
  const start = press('start', () => {
    for (const one of current()) one.isWanted = true;
    goOn(current());
    draw();
  });
  const cancel = press('stop', () => {
    stop();
    soon();
  });
  draw();
}

function grouped(boards: BoardRun): GroupedRun {
  const grouping = createGrouping<Board>((board) => board);
  let count = 0;
  const made: GroupedRun = {
    problem: boards.problem,
    run: boards.run,
    boards: boards.boards,
    isWanted: false,
    groups: grouping.groups,
    get isBehind() {
      return boards.isBehind || count < boards.boards.length;
    },
    catchUp: (milliseconds) => boards.catchUp(milliseconds),
    group(milliseconds) {
      const end = performance.now() + milliseconds;
      boards.catchUp(milliseconds / 2);
      for (; count < boards.boards.length && performance.now() < end; count += 1) {
        const found = boards.boards[count];
        if (found) grouping.add(found.board);
      }
    },
  };
  return made;
}

function countsOf({ run, groups }: GroupedRun): { solutions: number | null; groups: number } {
  const isKnown = run.state === 'finished';
  return { solutions: isKnown ? run.recording.totals.solutions : null, groups: groups.length };
}
