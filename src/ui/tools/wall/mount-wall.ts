import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { type BoardPart, formatPart } from '#puzzles/tetrasticks/board-part.ts';
import { edgeName } from '#puzzles/tetrasticks/lattice.ts';
import { isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { wallBoards } from '#puzzles/tetrasticks/wall-boards.ts';
import { notice } from '#ui/kit/notice.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountBoardRing } from './board-ring.ts';
import { mountCursor } from './cursor.ts';
import { mountMatches } from './matches.ts';
import { mountOpenBoard } from './open-board.ts';
import { mountSections } from './page-sections.ts';
import { mountPartPanel } from './part-panel.ts';
import { mountRandomBoard } from './random-board.ts';
import { shownBoards } from './shown-boards.ts';
import { wallAddress } from './wall-address.ts';
import { FADED, WAITING, type WallCanvas, wallCanvas } from './wall-canvas.ts';
import { type WallState, lastStep, wallChoices } from './wall-state.ts';
import { partSays, sortWords } from './wall-words.ts';

/**
 * Mounts the wall of all boards: its state, and each part of the page that shows some of it: the cursor, the sorts, the
 * part that is drawn, the ring, and the opened board.
 */
export function mountWall(host: HTMLElement, signal: AbortSignal, data: AllBoards): void {
  const { part, press, on } = wiring(host, signal);
  const place = part('sections', HTMLElement);
  const sort = part('sort', HTMLSelectElement);
  const piece = part('piece', HTMLSelectElement);
  const sortNote = part('sort-note', HTMLElement);
  const boards = wallBoards(data);
  const steps = boards.groups.flatMap((group) => group.steps);
  const isFound = (board: number): boolean => (steps[board] ?? 0) <= state.step;

  const address = wallAddress(host.id, boards);
  notice(host, address.problems.join(' '));
  let { state } = address;
  const shown = shownBoards(boards, () => JSON.parse(host.dataset['families'] ?? '[]') as number[][], state.piece);
  const sections = mountSections(place, shown, keep);
  const canvas: WallCanvas = wallCanvas(signal, {
    frame: part('frame', HTMLElement),
    total: boards.total,
    placementsOf: (board) => boards.placementsOf(board),
    lookOf: (board) => (!isFound(board) ? WAITING : shown.hasPart(board) ? shown.turnOf(board) : FADED),
    resized: () => ring.place(),
  });
  const ring = mountBoardRing(host, signal, boards, shown, canvas, { first: state.opened ?? 0, open });
  const matches = mountMatches(host, signal, boards, shown, open);
  const cursor = mountCursor(host, signal, {
    steps: steps.toSorted((a, b) => a - b),
    last: lastStep(boards),
    now: () => state.step,
    go(step, isRest) {
      state = { ...state, step };
      showStep();
      if (isRest) address.write(state);
    },
  });
  const panel = mountPartPanel(host, signal, {
    part: () => state.part,
    change: (to) => change({ part: to }),
    countsOn: shown.countsOn,
    count: () => shown.count,
  });
  const opener = mountOpenBoard(host, signal, {
    opened: () => state.opened,
    note(board) {
      state = { ...state, opened: board };
      address.write(state);
    },
    shown(board) {
      ring.point(board);
      const all = shown.inOrder();
      const [isFirst, isLast] = [board === all[0], board === all.at(-1)];
      const drawnFrom = board === random.drawn ? all.length : 0;
      return { found: boards.at(board), turn: shown.turnOf(board), isFirst, isLast, drawnFrom };
    },
    inOrder: shown.inOrder,
    left: ring.focus,
  });

  const random = mountRandomBoard(host, signal, { among: shown.inOrder, opened: () => state.opened, open });

  function change(to: Partial<WallState>): void {
    notice(host, '');
    show({ ...state, ...to });
    address.write(state);
  }

  function show(next: WallState): void {
    const before = state;
    state = next;
    const isOtherPart = formatPart(state.part) !== formatPart(before.part);
    if (isOtherPart) showPart();
    if (state.sort !== before.sort || state.piece !== before.piece) showSort();
    else if (isOtherPart) showSections();
    showStep();
  }

  function showSort(): void {
    shown.sort(state.sort, state.piece);
    sections.sort(state.sort);
    host.dataset['sort'] = state.sort;
    sort.value = state.sort;
    piece.value = state.piece;
    showSections();
    const straight = shown.plan.sections.flatMap(({ about }) => (about.sort === 'straight' ? about.straight : []));
    const facts = { leastStraight: Math.min(...straight), mostStraight: Math.max(...straight) };
    setText(sortNote, sortWords(state.sort, facts));
  }

  function showSections(): void {
    sections.filter(canvas);
    if (!shown.hasPart(ring.board)) ring.point(shown.inOrder()[0] ?? ring.board);
  }

  function showPart(): void {
    shown.find(state.part);
    const lack = shown.lack();
    panel.show(state.part, partSays(state.part, shown.count, boards.total, lack), lack);
    random.update(shown.count);
    matches();
  }

  /** Shows the cursor: the boards that are found by now, and how many. */
  function showStep(): void {
    cursor.show(state.step);
    sections.update(state.step, isFound);
    canvas.paint();
    ring.point(ring.board);
    ring.place();
  }

  /** On a phone the small board is only there while somebody draws. */
  function showPanel(isOpen: boolean): void {
    host.toggleAttribute('data-drawing', isOpen);
    toggle?.setAttribute('aria-expanded', String(isOpen));
  }

  /** Looks for the boards that have a piece in this place. */
  function keep({ piece: id, edges }: Placement): void {
    const drawn: BoardPart = new Map(edges.map((edge) => [edgeName(edge), id]));
    showPanel(true);
    change({ part: drawn });
    part('part', SVGSVGElement).scrollIntoView({ block: 'nearest' });
  }

  function open(board: number): void {
    cursor.pause();
    opener.open(board);
  }

  on(window, 'popstate', () => {
    const back = address.followed();
    if (!back) return;
    show(back);
    opener.show();
  });
  on(sort, 'change', () => {
    const to = wallChoices.sort.find((one) => one === sort.value);
    if (to) change({ sort: to });
  });
  on(piece, 'change', () => {
    if (isPieceId(piece.value)) change({ piece: piece.value });
  });
  on(place, 'pointermove', ({ target, clientX, clientY }) => {
    const board = target instanceof Element ? canvas.boardAt(target, clientX, clientY) : null;
    if (board !== null) ring.point(board);
  });
  on(place, 'click', ({ target, clientX, clientY }) => {
    const board = target instanceof Element ? canvas.boardAt(target, clientX, clientY) : null;
    if (board !== null) open(board);
  });

  const toggle = press('draw-part', () => showPanel(!host.hasAttribute('data-drawing')));
  showPanel(state.part.size > 0);
  showPart();
  if (state.sort === 'found') showSections();
  else showSort();
  showStep();
  opener.show();
}
