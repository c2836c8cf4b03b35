/** Which boards the gallery shows, and in what order: a run for each piece that can be left out. No DOM. */
import type { Settings } from '#player/address.ts';
import { select } from '#puzzles/tetrasticks/selection.ts';
import type { BoardRun, FoundBoard } from './found-boards.ts';
import { type LeftOut, boardOf, filterOf, FIRST_BOARDS, isFiltered, omittedOf, sortOf } from './gallery-state.ts';

/** The milliseconds per frame for making boards from solutions. */
const CATCH_UP_MS = 8;
/** The interval at which the gallery is sorted while boards arrive, in milliseconds. */
const SORT_MS = 250;
/** The largest share of the time that sorting may take. */
const SORT_SHARE = 1 / 10;

export interface GalleryBoards {
  readonly settings: Settings;
  /** The run of the piece that is left out now. */
  readonly current: BoardRun;
  /** The runs so far. */
  readonly runs: ReadonlyMap<LeftOut, BoardRun>;
  /** The boards that passed the filters when they were last sorted, in order. */
  readonly selected: readonly FoundBoard[];
  /** The number of the opened board. */
  readonly opened: number;
  /** Whether there are boards to filter, or is a filter that could be taken away. */
  readonly hasFilters: boolean;
  /** Whether the opened board is none of a run that has found all of its own. */
  readonly isMissing: boolean;
  /** ` so far` while the current run has not found all of its boards, for the end of a count. */
  readonly soFar: '' | ' so far';
  /** Goes to other settings; with another piece left out the former run stops, and its own begins. */
  change(to: Settings): void;
  /** Solves for the first boards, or as many as the settings need. */
  begin(): void;
  /** Makes boards from solutions, within the time of one frame. Returns whether the selection should be sorted. */
  catchUp(): boolean;
  /**
   * Filters and sorts, unless there is nothing yet to replace the boards of the build.
   *
   * @param show called to show the selection; `isOther` when its run has changed since the last sort. The time that it
   *   takes counts when the next sort is planned
   */
  sort(show: (isOther: boolean) => void): void;
  /** The board after, or before, the opened one in the selection; null at its ends. */
  neighbour(by: 1 | -1): FoundBoard | null;
}

/**
 * @param runOf makes the run of a piece that is left out, when it is first needed
 * @param now the time in milliseconds
 */
export function openGalleryBoards(
  first: Settings,
  runOf: (omitted: LeftOut) => BoardRun,
  now: () => number,
): GalleryBoards {
  let settings = first;
  let selected: readonly FoundBoard[] = [];
  const runs = new Map<LeftOut, BoardRun>();
  /** The omitted piece of the selection; null for the boards of the build. */
  let sorted: LeftOut | null = null;
  let nextSort = 0;

  function current(): BoardRun {
    const omitted = omittedOf(settings);
    const known = runs.get(omitted);
    if (known) return known;
    const made = runOf(omitted);
    runs.set(omitted, made);
    return made;
  }

  function begin(): void {
    const { run } = current();
    const wanted = Math.max(FIRST_BOARDS, boardOf(settings) ?? 0);
    if (isFiltered(settings) || sortOf(settings) !== 'found') run.solve();
    else if (run.recording.totals.solutions < wanted) run.solve(wanted);
  }

  const opened = (): number => boardOf(settings) ?? 1;
  return {
    get settings() {
      return settings;
    },
    get current() {
      return current();
    },
    runs,
    get selected() {
      return selected;
    },
    get opened() {
      return opened();
    },
    get hasFilters() {
      const { run, boards } = current();
      const isMore = run.isToEnd || boards.length > FIRST_BOARDS || (boardOf(settings) ?? 0) > FIRST_BOARDS;
      return isMore || run.state === 'finished' || isFiltered(settings);
    },
    get isMissing() {
      const { run, boards, isBehind } = current();
      return run.state === 'finished' && !isBehind && boards.length > 0 && !boards[opened() - 1];
    },
    get soFar() {
      return current().run.state === 'finished' ? '' : ' so far';
    },
    change(to) {
      const isOther = omittedOf(to) !== omittedOf(settings);
      if (isOther) runs.get(omittedOf(settings))?.run.cancel();
      settings = to;
      if (isOther) begin();
    },
    begin,
    catchUp() {
      const { run, catchUp } = current();
      const made = catchUp(CATCH_UP_MS);
      const isSettled = !current().isBehind && run.state !== 'running';
      return sorted !== omittedOf(settings) || isSettled || (made > 0 && now() >= nextSort);
    },
    sort(show) {
      const omitted = omittedOf(settings);
      const { boards, run } = current();
      if (boards.length === 0 && sorted === null && run.state !== 'finished') return;
      const began = now();
      const isOther = sorted !== omitted;
      sorted = omitted;
      selected = select(boards, filterOf(settings), sortOf(settings));
      show(isOther);
      nextSort = now() + Math.max(SORT_MS, (now() - began) / SORT_SHARE);
    },
    // A filtered-out board is before the first one of the selection.
    neighbour: (by) => selected[selected.findIndex(({ number }) => number === opened()) + by] ?? null,
  };
}
