import { expect, test, vi } from 'vitest';
import type { Settings } from '#player/address.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { type BoardRun, createBoardRun } from '#ui/tools/solutions/found-boards.ts';
import { openGalleryBoards } from '#ui/tools/solutions/gallery-boards.ts';
import { FIRST_BOARDS, type LeftOut, withoutCorner } from '#ui/tools/solutions/gallery-state.ts';

// Short enough to be solved without a worker, with more boards than the gallery shows at first.
const problem = encode({ size: 3, pieces: 'FHJLRY' });
const standard: Settings = { omitted: 'H', sort: 'found', x: 'any', straight: 'any', meetings: 'any' };

/** A run that has found nothing yet, and notes what it is asked for. */
function waitingRun(): BoardRun {
  const made = createBoardRun(problem, () => undefined);
  const run = { ...made.run, state: 'paused', isToEnd: false, solve: vi.fn(), cancel: vi.fn() } as const;
  const empty = { totals: { solutions: 0 } } as BoardRun['run']['recording'];
  return { ...made, run: { ...run, recording: empty }, isBehind: false, catchUp: () => 0 };
}

/** A gallery whose runs are over at once, on a clock that stands. */
function finished(settings: Settings = standard) {
  const made: LeftOut[] = [];
  let time = 0;
  const boards = openGalleryBoards(
    settings,
    (omitted) => {
      made.push(omitted);
      return createBoardRun(problem, () => undefined);
    },
    () => time,
  );
  return { boards, made, wait: (ms: number) => (time += ms) };
}

const all = (boards: ReturnType<typeof finished>['boards']): void => {
  while (boards.current.isBehind) boards.current.catchUp(50);
};

test('a piece that is left out has one run, made when it is first shown', () => {
  const { boards, made } = finished();
  expect(made).toEqual([]);
  expect(boards.current).toBe(boards.current);
  boards.change({ ...standard, omitted: 'N' });
  boards.change(standard);
  void boards.current;
  expect(made).toEqual(['H', 'N']);
  expect([...boards.runs.keys()]).toEqual(['H', 'N']);
});

test('the search stops at what is wanted: the first boards, the opened one, or all where it is filtered', () => {
  const run = waitingRun();
  const { solve } = run.run;
  const boards = openGalleryBoards(
    standard,
    () => run,
    () => 0,
  );
  boards.begin();
  expect(solve).toHaveBeenLastCalledWith(FIRST_BOARDS);
  boards.change({ ...standard, board: '40' });
  boards.begin();
  expect(solve).toHaveBeenLastCalledWith(40);
  boards.change({ ...standard, straight: '3' });
  boards.begin();
  expect(solve).toHaveBeenLastCalledWith();
  expect(boards.hasFilters).toBe(true);
});

test('with another piece left out the former run stops and its own begins; other settings leave it alone', () => {
  const runs = { H: waitingRun(), N: waitingRun() };
  const boards = openGalleryBoards(
    standard,
    (omitted) => runs[omitted as 'H' | 'N'],
    () => 0,
  );
  void boards.current;
  boards.change({ ...standard, sort: 'x' });
  expect(runs.H.run.cancel).not.toHaveBeenCalled();
  expect(runs.H.run.solve).not.toHaveBeenCalled();
  boards.change({ ...standard, omitted: 'N' });
  expect(runs.H.run.cancel).toHaveBeenCalledOnce();
  expect(runs.N.run.solve).toHaveBeenCalledWith(FIRST_BOARDS);
});

test('the boards of the build stay until there are others', () => {
  const show = vi.fn();
  const boards = openGalleryBoards(standard, waitingRun, () => 0);
  boards.sort(show);
  expect(show).not.toHaveBeenCalled();
  expect(boards.hasFilters).toBe(false);
});

test('a sort says whether its boards are of another run, and the neighbours follow its order', () => {
  const { boards } = finished();
  const show = vi.fn();
  all(boards);
  boards.sort(show);
  boards.sort(show);
  boards.change({ ...standard, omitted: 'N' });
  all(boards);
  boards.sort(show);
  expect(show.mock.calls).toEqual([[true], [false], [true]]);
  const numbers = boards.selected.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(2);
  expect(boards.neighbour(-1)).toBeNull();
  expect(boards.neighbour(1)?.number).toBe(numbers[1]);
  boards.change({ ...boards.settings, board: String(numbers.at(-1)) });
  expect(boards.neighbour(1)).toBeNull();
  expect(boards.neighbour(-1)?.number).toBe(numbers.at(-2));
});

test('from a board that the filters hide, Next leads to the first one shown', () => {
  const { boards } = finished();
  all(boards);
  const [first] = boards.current.boards;
  const other = boards.current.boards.find(({ features }) => features.straight !== first!.features.straight)!;
  boards.change({ ...standard, straight: String(other.features.straight) });
  boards.sort(() => undefined);
  expect(boards.selected.some(({ number }) => number === boards.opened)).toBe(false);
  expect(boards.neighbour(1)).toBe(boards.selected[0]);
  expect(boards.neighbour(-1)).toBeNull();
});

test('a board beyond the last one is missing once all are made', () => {
  const { boards } = finished({ ...standard, board: '9999' });
  void boards.current;
  // The clock lets one board be made.
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(0).mockReturnValueOnce(50);
  boards.current.catchUp(50);
  expect(boards.current.boards).toHaveLength(1);
  expect(boards.isMissing).toBe(false);
  all(boards);
  expect(boards.isMissing).toBe(true);
  boards.change({ ...standard, board: '2' });
  expect(boards.isMissing).toBe(false);
});

test('while boards arrive, they are sorted at most a tenth of the time', () => {
  let time = 0;
  let made = 0;
  const ready = createBoardRun(problem, () => undefined);
  const run = { ...ready.run, state: 'running' } as const;
  const boards = openGalleryBoards(
    standard,
    () => ({ ...ready, run, isBehind: true, catchUp: () => made }),
    () => time,
  );
  ready.catchUp(1_000);
  expect(boards.catchUp()).toBe(true);
  // The first sort takes 100 ms, so the next one waits for a second.
  boards.sort(() => (time += 100));
  made = 1;
  time = 1_099;
  expect(boards.catchUp()).toBe(false);
  time = 1_100;
  expect(boards.catchUp()).toBe(true);
  made = 0;
  expect(boards.catchUp()).toBe(false);
});

test('a piece that is left out is at no corner', () => {
  expect(withoutCorner({ ...standard, corners: 'FHV' }, 'H')['corners']).toBe('FV');
  const without = { ...standard, corners: 'FV' };
  expect(withoutCorner(without, 'H')).toBe(without);
});
