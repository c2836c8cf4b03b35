import { drawEditor } from '../../../../pictures/tetrasticks/draw-editor.ts';
import { idleJunctions, obstaclesOf } from '../../../../puzzles/tetrasticks/feasibility.ts';
import { pointText } from '../../../../puzzles/tetrasticks/lattice.ts';
import type { Obstacle } from '../../../../puzzles/tetrasticks/obstacle.ts';
import type { CustomBoard } from '../../../../puzzles/tetrasticks/custom-board.ts';
import {
  crossroads,
  edgesOn,
  MOST_PIECES,
  piecesIn,
  resized,
  toggleEdge,
  withCount,
} from '../../../../puzzles/tetrasticks/custom-board.ts';
import {
  compactCustomBoard,
  formatCustomBoard,
  parseCustomBoard,
} from '../../../../puzzles/tetrasticks/custom-board-text.ts';
import { PIECE_IDS } from '../../../../puzzles/tetrasticks/pieces.ts';
import { readDraft } from './board-draft.ts';
import { storeDraft, storedDraft } from './board-stored.ts';
import { mountBoardText } from './board-text.ts';
import { keepTabStop, mountEdgeKeys } from './edge-keys.ts';
import type { MountedFigure } from '../../../figure/mount-figure.ts';
import { addressQuery } from '../../../page/address.ts';
import { notice, readText } from '../../../page/element-state.ts';
import { button, onPress, part, setDisabled, setText } from '../../../page/parts.ts';
import type { Picture } from '../../../figure/pictures.ts';
import { boardOf } from '../../../../scenarios/custom-boards.ts';

/**
 * Where the reader builds a board: its size, its edges, its pieces, or all of it as a line of text.
 * Each change is a step that Undo takes back; the boards are kept on this device, and the board
 * itself is a setting of the figure, which puts it into the address and encodes it anew.
 */
export function boardEditor(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): Picture {
  const svg = part(host, 'editor', SVGSVGElement);
  const preset = part(host, 'preset', HTMLSelectElement);
  const width = part(host, 'width', HTMLSelectElement);
  const height = part(host, 'height', HTMLSelectElement);
  let past: readonly string[] = [];
  let future: readonly string[] = [];
  /** The line of the board that is shown. */
  let shown = '';

  const board = (): CustomBoard => boardOf(figure().settings);

  function go(to: CustomBoard, before: readonly string[], after: readonly string[]): void {
    past = before;
    future = after;
    storeDraft([...past, formatCustomBoard(to)]);
    figure().set('board', compactCustomBoard(to));
    show(to);
  }

  function write(next: CustomBoard): void {
    const before = formatCustomBoard(board());
    if (formatCustomBoard(next) === before) return;
    notice(host, '');
    go(next, [...past, before], []);
  }

  const text = mountBoardText(host, write, signal);
  mountEdgeKeys(svg, (edge) => write(toggleEdge(board(), edge)), signal);
  for (const select of [width, height]) {
    select.addEventListener(
      'change',
      () => write(resized(board(), { width: Number(width.value), height: Number(height.value) })),
      { signal },
    );
  }
  preset.addEventListener(
    'change',
    () => {
      if (preset.value === '') showPreset();
      else write(parseCustomBoard(preset.value));
    },
    { signal },
  );
  for (const id of PIECE_IDS) {
    const change = (by: number) => () => {
      write(withCount(board(), id, (board().counts.get(id) ?? 0) + by));
    };
    onPress(host, `more-${id}`, change(1), signal);
    onPress(host, `fewer-${id}`, change(-1), signal);
  }
  onPress(host, 'all-edges', () => write({ ...board(), missing: new Set() }), signal);
  onPress(host, 'no-pieces', () => write({ ...board(), counts: new Map() }), signal);
  onPress(
    host,
    'undo',
    () => {
      const to = past.at(-1);
      if (to !== undefined) {
        go(parseCustomBoard(to), past.slice(0, -1), [formatCustomBoard(board()), ...future]);
      }
    },
    signal,
  );
  onPress(
    host,
    'redo',
    () => {
      const [to, ...rest] = future;
      if (to !== undefined) go(parseCustomBoard(to), [...past, formatCustomBoard(board())], rest);
    },
    signal,
  );
  // The figure is there once the pictures are.
  queueMicrotask(() => {
    if (!signal.aborted) open();
  });

  /** A link comes before the draft; Undo then leads back to the draft. */
  function open(): void {
    const draft = readDraft(storedDraft());
    const own = draft.lines.at(-1);
    const linked = readText(host, 'board');
    const isLinked = new RegExp(`[?&]${host.id}\\.`).test(addressQuery());
    past = draft.lines;
    if (!isLinked && !draft.damaged && own !== undefined) {
      figure().set('board', compactCustomBoard(parseCustomBoard(own)));
    }
    const here = formatCustomBoard(board());
    if (own === here) past = draft.lines.slice(0, -1);
    show(board());
    if (isLinked) {
      const isRead = linked === null || linked === figure().settings['board'];
      if (!isRead) text.refuse(linked);
      else if (past.length === draft.lines.length && own !== undefined) {
        add('This board came with the link. Undo brings back your own.');
      }
    } else if (draft.damaged) {
      add(
        'The board kept on this device is damaged. The standard board stands here; mend the line below to have yours back.',
      );
      text.refuse(draft.damaged.line);
    }
  }

  /** What the figure has to say about the link stays. */
  function add(words: string): void {
    const place = part(host, 'notice', HTMLElement);
    notice(host, place.hidden ? words : `${place.textContent} ${words}`);
  }

  function showPreset(): void {
    preset.value = [...preset.options].find(({ value }) => value === shown)?.value ?? '';
  }

  function show(now: CustomBoard): void {
    const line = formatCustomBoard(now);
    setDisabled(button(host, 'undo'), past.length === 0);
    setDisabled(button(host, 'redo'), future.length === 0);
    if (line === shown) return;
    shown = line;
    const obstacles = obstaclesOf(now);
    drawEditor(svg, now, obstacles, { id: `${host.id}-editor`, title: 'Your board' });
    keepTabStop(svg);
    width.value = String(now.width);
    height.value = String(now.height);
    showPreset();
    const total = piecesIn(now).length;
    for (const id of PIECE_IDS) {
      const count = now.counts.get(id) ?? 0;
      const output = part(host, `count-${id}`, HTMLElement);
      setText(output, String(count));
      output.closest('.piece-count')?.classList.toggle('is-none', count === 0);
      setDisabled(button(host, `fewer-${id}`), count === 0);
      setDisabled(button(host, `more-${id}`), total >= MOST_PIECES);
    }
    setDisabled(button(host, 'all-edges'), now.missing.size === 0);
    setDisabled(button(host, 'no-pieces'), total === 0);
    text.show(line);
    showVerdict(host, now, obstacles);
  }

  return () => show(board());
}

function showVerdict(host: HTMLElement, board: CustomBoard, obstacles: readonly Obstacle[]): void {
  const { head, first, note } = verdictWords(board, obstacles);
  const verdict = part(host, 'verdict', HTMLElement);
  verdict.classList.toggle('is-impossible', obstacles.length > 0);
  verdict.classList.toggle('is-empty', isBare(board));
  setText(part(host, 'verdict-head', HTMLElement), head);
  setText(part(host, 'verdict-first', HTMLElement), first);
  part(host, 'obstacles', HTMLElement).replaceChildren(
    ...obstacles.slice(1).map(({ words }) => {
      const item = document.createElement('li');
      item.textContent = words;
      return item;
    }),
  );
  setText(part(host, 'verdict-note', HTMLElement), note);
}

export interface VerdictWords {
  readonly head: string;
  /** The first reason why the board cannot be filled: it is spoken with the head. */
  readonly first: string;
  readonly note: string;
}

/** What the page says of a board, whether or not it has been searched. */
export function verdictWords(board: CustomBoard, obstacles: readonly Obstacle[]): VerdictWords {
  const pieces = piecesIn(board).length;
  const edges = edgesOn(board).length;
  const sum = `${edges} ${edges === 1 ? 'edge' : 'edges'}; ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of four: ${4 * pieces}.`;
  const can =
    obstacles.length > 0
      ? 'It cannot be filled.'
      : isBare(board)
        ? 'There is nothing to cover.'
        : 'Nothing speaks against it here; only the search can tell.';
  return { head: `${sum} ${can}`, first: obstacles[0]?.words ?? '', note: idleWords(board) };
}

function isBare(board: CustomBoard): boolean {
  return edgesOn(board).length === 0 && piecesIn(board).length === 0;
}

/** Junctions that no piece in play can pass straight. */
function idleWords(board: CustomBoard): string {
  const idle = piecesIn(board).length > 0 ? idleJunctions(board).map(pointText) : [];
  if (idle.length === 0) return '';
  const where =
    idle.length === 1
      ? `junction ${idle.join()}`
      : idle.length === crossroads(board).length
        ? 'any junction'
        : `junctions ${idle.join(', ')}`;
  return `No piece in play passes straight through ${where}. A secondary column without a row does no harm.`;
}
