import { readState, writeState } from '#player/address.ts';
import { fragmentFor, splitFragment } from '#player/fragment.ts';
import { type WallPlan, planOf } from '#pictures/wall/plan.ts';
import { boardAfterKey } from '#pictures/wall/section-layout.ts';
import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import { type BoardPart, bestTakeBack, formatPart, turnsOf } from '#puzzles/tetrasticks/board-part.ts';
import { straightJunctions } from '#puzzles/tetrasticks/features.ts';
import { edgeName } from '#puzzles/tetrasticks/lattice.ts';
import { type Owners, ownersOf } from '#puzzles/tetrasticks/owners.ts';
import { isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { imageOf, symmetriesOf } from '#puzzles/tetrasticks/symmetry.ts';
import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { wallBoards } from '#puzzles/tetrasticks/wall-boards.ts';
import { addressQuery, writeQuery } from '#ui/kit/address.ts';
import { notice } from '#ui/kit/element-state.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountGrid } from '../solutions/board-grid.ts';
import { mountCursor } from './cursor.ts';
import { mountPartPanel } from './part-panel.ts';
import { type PageSection, builtSections, makeSection } from './sections.ts';
import { FADED, WAITING, wallCanvas } from './wall-canvas.ts';
import { type WallState, boardCode, lastStep, settingsOf, stateOf, wallChoices, wallTexts } from './wall-state.ts';
import { boardWords, matchesHead, partSays, sortWords } from './wall-words.ts';

/** At most this many boards with the part are shown as buttons as well. */
const MOST_MATCHES = 36;
/** The key in the state of a history entry that an opened board has made. */
const OPENED_HERE = 'wall.opened';

/** Mounts the wall of all boards: the cursor, the sorts, the part that is drawn, and the opened board. */
export function mountWall(host: HTMLElement, signal: AbortSignal, data: AllBoards): void {
  const { part, press, on } = wiring(host, signal);
  const frame = part('frame', HTMLElement);
  const place = part('sections', HTMLElement);
  const ring = part('ring', HTMLAnchorElement);
  const name = part('name', HTMLElement);
  const preview = part('preview', SVGSVGElement);
  const sort = part('sort', HTMLSelectElement);
  const piece = part('piece', HTMLSelectElement);
  const sortNote = part('sort-note', HTMLElement);
  const matches = part('matches', HTMLElement);
  const matchesTitle = part('matches-head', HTMLElement);
  const boards = wallBoards(data);
  const texts = wallTexts(boards);
  const steps = boards.groups.flatMap((group) => group.steps);
  const last = lastStep(boards);
  const allBoards = Array.from({ length: boards.total }, (_, board) => board);

  const read = readState(addressQuery(), host.id, wallChoices, 'decisions', texts);
  notice(host, read.problems.join(' '));
  let state: WallState = stateOf(read.state.settings, boards);
  /** The board in the ring, and the one that is shown beside the wall. */
  let current = state.opened ?? 0;
  let pointed = -1;
  let owned: readonly Owners[] | null = null;
  let plan: WallPlan = planOf(source(), 'found', state.piece);
  const built = builtSections(place, plan.sections);
  let sections: readonly PageSection[] = built;
  let partTurns: Int8Array = new Int8Array(boards.total);
  let isPushing = false;

  /** What sorts need is worked out when the first one asks for it. */
  function source(): Parameters<typeof planOf>[0] {
    return {
      boards,
      get owners() {
        return owners();
      },
      get straight() {
        return allBoards.map((board) =>
          straightJunctions({ width: 5, height: 5, placements: boards.placementsOf(board) }),
        );
      },
      get families() {
        return JSON.parse(host.dataset['families'] ?? '[]') as number[][];
      },
    };
  }

  function owners(): readonly Owners[] {
    owned ??= allBoards.map((board) => ownersOf(boards.placementsOf(board)));
    return owned;
  }

  const hasPart = (board: number): boolean => (partTurns[board] ?? -1) >= 0;
  const isFound = (board: number): boolean => (steps[board] ?? 0) <= state.step;
  const turnOf = (board: number): number => (state.part.size > 0 ? partTurns : plan.turns)[board] ?? 0;

  const canvas = wallCanvas(signal, {
    frame,
    total: boards.total,
    placementsOf: (board) => boards.placementsOf(board),
    lookOf: (board) => (!isFound(board) ? WAITING : hasPart(board) ? turnOf(board) : FADED),
    resized: showRing,
  });
  const cursor = mountCursor(host, signal, {
    steps: steps.toSorted((a, b) => a - b),
    last,
    now: () => state.step,
    go(step, isRest) {
      state = { ...state, step };
      showStep();
      if (isRest) write();
    },
  });
  const panel = mountPartPanel(
    host,
    signal,
    () => state.part,
    (to) => change({ part: to }),
  );
  const grid = mountGrid(part('grid', HTMLElement), signal, {
    label: (board) => boardWords(boards.at(board)),
    caption: (board) => `${boards.at(board).omitted} ${boards.at(board).number}`,
    open: (board) => open(board),
  });
  const opened = () =>
    fetchPart(
      host,
      'the board',
      async () => {
        const { mountOpened } = await import('./opened.ts');
        return mountOpened(host, signal, { move: moveOpened, closed });
      },
      signal,
    );

  /** The boards in the order of the wall that have the part. */
  const order = (): number[] => plan.sections.flatMap((section) => section.boards).filter(hasPart);

  function change(to: Partial<WallState>): void {
    const before = state;
    state = { ...state, ...to };
    notice(host, '');
    if (state.part !== before.part) showPart();
    if (state.sort !== before.sort || state.piece !== before.piece) showSort();
    else if (state.part !== before.part) showSections();
    showStep();
    write();
  }

  function write(): void {
    const whole = { ...read.state, settings: settingsOf(state, boards), step: null };
    writeQuery(host.id, writeState(addressQuery(), host.id, wallChoices, whole, 'decisions', texts));
  }

  function showSort(): void {
    plan = planOf(source(), state.sort, state.piece);
    sections = state.sort === 'found' ? built : plan.sections.map((section) => makeSection(section, keep));
    place.replaceChildren(...sections.map(({ element }) => element));
    host.dataset['sort'] = state.sort;
    sort.value = state.sort;
    piece.value = state.piece;
    showSections();
    const straight = plan.sections.flatMap(({ about }) => (about.sort === 'straight' ? about.straight : []));
    setText(
      sortNote,
      sortWords(state.sort, { leastStraight: Math.min(...straight), mostStraight: Math.max(...straight) }),
    );
  }

  /** On a phone the small board is only there while somebody draws. */
  function showPanel(isOpen: boolean): void {
    host.toggleAttribute('data-drawing', isOpen);
    toggle?.setAttribute('aria-expanded', String(isOpen));
  }

  /** Shows the sections that have a board with the part; all of them when no board has it. */
  function showSections(): void {
    const isAny = allBoards.some(hasPart);
    for (const { element, section, mark } of sections) {
      element.hidden = isAny && !section.boards.some(hasPart);
      mark(hasPart);
    }
    canvas.show(sections.filter(({ element }) => !element.hidden));
    if (!hasPart(current)) current = order()[0] ?? current;
  }

  /** Looks for the boards that have a piece in this place. */
  function keep({ piece: id, edges }: Placement): void {
    const drawn: BoardPart = new Map(edges.map((edge) => [edgeName(edge), id]));
    showPanel(true);
    change({ part: drawn });
    part('part', SVGSVGElement).scrollIntoView({ block: 'nearest' });
  }

  function showPart(): void {
    partTurns = state.part.size === 0 ? new Int8Array(boards.total) : turnsOf(owners(), state.part);
    const count = allBoards.filter(hasPart).length;
    const lack = count === 0 ? bestTakeBack(owners(), state.part) : null;
    panel.show(state.part, partSays(state.part, count, boards.total, lack), lack);
    const isList = state.part.size > 0 && count > 0 && count < boards.total;
    matches.hidden = !isList;
    grid.clear();
    if (!isList) return;
    const shown = order().slice(0, MOST_MATCHES);
    setText(matchesTitle, matchesHead(count, shown.length));
    const items = shown.map((board) => {
      const symmetry = symmetriesOf({ width: 5, height: 5 })[turnOf(board)];
      const kept = boards.at(board).board;
      return { number: board, board: symmetry ? imageOf(kept, symmetry) : kept };
    });
    grid.show(items, -1);
  }

  /** Shows the cursor: the boards that are found by now, and how many. */
  function showStep(): void {
    cursor.show(state.step);
    for (const section of sections) {
      const withPart = section.section.boards.filter(hasPart);
      const counts = {
        all: section.section.boards.length,
        withPart: withPart.length,
        found: withPart.filter(isFound).length,
      };
      section.update(counts, state.step);
    }
    canvas.paint();
    point(current);
    showRing();
  }

  function showRing(): void {
    const square = canvas.squareOf(current);
    ring.hidden = square === null;
    if (!square) return;
    ring.style.insetInlineStart = `${square.canvas.offsetLeft + square.left}px`;
    ring.style.insetBlockStart = `${square.canvas.offsetTop + square.top}px`;
    ring.style.width = `${square.side}px`;
  }

  function point(board: number): void {
    current = board;
    if (board === pointed) return;
    pointed = board;
    const found = boards.at(board);
    const words = boardWords(found);
    ring.setAttribute('aria-label', words);
    ring.href = fragmentFor({ [`${host.id}.board`]: boardCode(boards, board) });
    setText(name, words);
    const symmetry = symmetriesOf(found.board)[Math.max(0, turnOf(board))];
    drawSmallBoard(preview, symmetry ? imageOf(found.board, symmetry) : found.board);
    showRing();
  }

  /** Opens a board in a new entry of the history, so that Back closes it. */
  function open(board: number): void {
    cursor.pause();
    if (state.opened === null) {
      history.pushState({ ...(history.state as object | null), [OPENED_HERE]: true }, '');
      isPushing = true;
    }
    state = { ...state, opened: board };
    write();
    showOpened();
  }

  function showOpened(): void {
    const board = state.opened;
    if (board === null) {
      if (part('opened', HTMLDialogElement).open) void opened().then((dialog) => dialog.close());
      return;
    }
    point(board);
    const all = order();
    const at = all.indexOf(board);
    const now = {
      found: boards.at(board),
      turn: Math.max(0, turnOf(board)),
      isFirst: at === 0,
      isLast: at === all.length - 1,
    };
    void opened().then((dialog) => {
      if (state.opened === board) dialog.show(now);
    });
  }

  function moveOpened(by: 1 | -1): void {
    const all = order();
    const next = all[state.opened === null ? -1 : all.indexOf(state.opened) + by];
    if (next !== undefined) open(next);
  }

  function closed(): void {
    ring.focus({ preventScroll: true });
    if (state.opened === null) return;
    const isOwn = (history.state as Readonly<Record<string, unknown>> | null)?.[OPENED_HERE] === true;
    if (isOwn && isPushing) {
      isPushing = false;
      history.back();
      return;
    }
    state = { ...state, opened: null };
    write();
  }

  // Back and forward between the states of the wall need no reload.
  on(window, 'popstate', () => {
    const { query } = splitFragment(location.hash);
    const back = readState(query, host.id, wallChoices, 'decisions', texts);
    if (back.problems.length > 0 || /\.packed=/.test(query)) return;
    const before = state;
    state = stateOf(back.state.settings, boards);
    writeQuery(host.id, query);
    if (formatPart(state.part) !== formatPart(before.part)) showPart();
    showSort();
    showStep();
    showOpened();
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
    if (board !== null) point(board);
  });
  on(place, 'click', ({ target, clientX, clientY }) => {
    const board = target instanceof Element ? canvas.boardAt(target, clientX, clientY) : null;
    if (board !== null) open(board);
  });
  on(ring, 'click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(current);
  });
  on(ring, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = boardAfterKey(canvas.rows(), current, event.key, hasPart);
    if (next === null) return;
    event.preventDefault();
    point(next);
    ring.scrollIntoView({ block: 'nearest' });
  });

  const toggle = press('draw-part', () => showPanel(!host.hasAttribute('data-drawing')));
  showPanel(state.part.size > 0);
  showPart();
  if (state.sort === 'found') showSections();
  else showSort();
  showStep();
  if (state.opened !== null) showOpened();
}
