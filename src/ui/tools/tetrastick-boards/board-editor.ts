import '../kit/all-styles.ts';
import { drawEditor } from '#pictures/tetrasticks/draw-editor.ts';
import { obstaclesOf } from '#puzzles/tetrasticks/feasibility.ts';
import type { Obstacle } from '#puzzles/tetrasticks/obstacle.ts';
import type { CustomBoard } from '#puzzles/tetrasticks/custom-board.ts';
import { MOST_PIECES, piecesIn, resized, toggleEdge, withCount, withEdges } from '#puzzles/tetrasticks/custom-board.ts';
import { compactCustomBoard, formatCustomBoard, parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import { PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import { mountBoardProof } from './board-proof.ts';
import { mountBoardText } from './board-text.ts';
import { mountEdgeKeys } from './edge-keys.ts';
import { mountEdgeStrokes } from './edge-strokes.ts';
import { mountTrayKeys } from './tray-keys.ts';
import { showBoardVerdict } from './verdict.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { addressQuery } from '#ui/kit/address.ts';
import { readText } from '#ui/kit/address-text.ts';
import { notice } from '#ui/kit/notice.ts';
import { setText } from '#ui/kit/parts.ts';
import { allDoor } from '#ui/explore/all/all-door.ts';
import { whyNone } from '#ui/figure/why-none.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { boardOf } from '#scenarios/custom-boards.ts';
import { type Undoable, begin, change, redo, undo } from '#puzzles/undo.ts';
import { type Command, mountCommands } from '../kit/commands.ts';
import { workOf, writeDraft, lineFormat } from '../kit/draft.ts';
import { mountDraftFile } from '../kit/draft-file.ts';
import { fromFile } from '../kit/visit.ts';
import { undoKey } from '#ui/kit/keys.ts';
import { linkedWords, otherTabWords } from '../kit/words.ts';
import { type DraftKeeper, draftKeeper } from '../kit/draft-keeper.ts';

/**
 * Wires the board editor: size, edges, pieces, or all of it as a line of text. Each change is a stored step of Undo;
 * the board is also a setting of the figure, which writes it into the address and encodes it.
 */
export function boardEditor(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { part, on } = wiring(host, signal);
  const svg = part('editor', SVGSVGElement);
  const preset = part('preset', HTMLSelectElement);
  const width = part('width', HTMLSelectElement);
  const height = part('height', HTMLSelectElement);
  const keeper = boardsKeeper();
  let work = begin(boardOf(figure().settings));
  /** The board shown, as a line, and what stands against it at first sight. */
  let shown = '';
  let obstacles: readonly Obstacle[] = [];

  const board = (): CustomBoard => boardOf(figure().settings);
  const isSame = (one: CustomBoard, other: CustomBoard): boolean => formatCustomBoard(one) === formatCustomBoard(other);

  function go(next: Undoable<CustomBoard>): void {
    const kept = keeper.keep(next);
    ({ work } = kept);
    figure().set('board', compactCustomBoard(work.now));
    notice(host, kept.hasOthers ? otherTabWords('board') : '');
    file.keeps(kept.isKept);
    show(work.now);
  }

  function write(next: CustomBoard): void {
    const to = change({ ...work, now: board() }, next, isSame);
    if (to.now === next) go(to);
  }

  const text = mountBoardText(host, signal, write);
  mountTrayKeys(part('tray', HTMLElement), signal);
  const edges = mountEdgeKeys(svg, signal, (edge) => write(toggleEdge(board(), edge)));
  mountEdgeStrokes(svg, signal, {
    isThere: (edge) => !board().missing.has(edge),
    passed: (names, areThere) => showEdges(svg, names, areThere),
    drawn: (names, areThere) => write(withEdges(board(), names, areThere)),
    ended: (names) => showEdges(svg, names, !board().missing.has(names[0] ?? '')),
  });
  for (const select of [width, height]) {
    on(select, 'change', () => write(resized(board(), { width: Number(width.value), height: Number(height.value) })));
  }
  on(preset, 'change', () => {
    if (preset.value === '') showPreset();
    else write(parseCustomBoard(preset.value));
  });
  const total = (): number => piecesIn(board()).length;
  const counters = PIECE_IDS.flatMap((id): [string, Command][] => {
    const count = (): number => board().counts.get(id) ?? 0;
    const by = (change: number) => () => write(withCount(board(), id, count() + change));
    return [
      [`more-${id}`, { act: by(1), isOff: () => total() >= MOST_PIECES }],
      [`fewer-${id}`, { act: by(-1), isOff: () => count() === 0 }],
    ];
  });
  const commands = mountCommands(host, signal, {
    ...Object.fromEntries(counters),
    'all-edges': {
      act: () => write({ ...board(), missing: new Set() }),
      isOff: () => board().missing.size === 0,
    },
    'no-pieces': {
      act: () => write({ ...board(), counts: new Map() }),
      isOff: () => total() === 0,
    },
    undo: { act: () => go(undo(work)), isOff: () => work.past.length === 0 },
    redo: { act: () => go(redo(work)), isOff: () => work.future.length === 0 },
  });
  for (const place of host.querySelectorAll<HTMLElement>('[data-building]')) {
    on(place, 'keydown', undoByKey);
  }

  function undoByKey(event: KeyboardEvent): void {
    const which = undoKey(event);
    // In the text field, the browser undoes the typing.
    if (which === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (which === 'undo' && work.past.length > 0) go(undo(work));
    if (which === 'redo' && work.future.length > 0) go(redo(work));
  }

  const file = mountDraftFile(
    host,
    {
      noun: 'board',
      fileName: 'boards.txt',
      text: () => writeDraft(work, BOARDS),
      open: openFile,
      say: (words) => notice(host, words),
    },
    signal,
  );

  function openFile(words: string): string {
    const opened = fromFile(words, BOARDS, work);
    if (opened.work) go(opened.work);
    return opened.fault;
  }

  // `figure` is defined only after `pictures` has returned.
  queueMicrotask(() => {
    if (!signal.aborted) open();
  });

  /** A link takes precedence over the draft, to which Undo then leads back. */
  function open(): void {
    const draft = keeper.read();
    const own = workOf(draft);
    const linked = readText(host, 'board');
    const isLinked = new RegExp(`[?&]${host.id}\\.`).test(addressQuery());
    if (!isLinked && !draft.damaged && own) {
      figure().set('board', compactCustomBoard(own.now));
    }
    const here = board();
    const isOwn = own !== null && isSame(own.now, here);
    work = isOwn ? own : begin(here, draft.steps);
    show(here);
    file.offer(draft, keeper.text);
    if (isLinked) {
      const isRead = linked === null || linked === figure().settings['board'];
      if (!isRead) text.refuse(linked);
      else if (own && !isOwn) {
        const isEarlier = draft.steps.some((step) => isSame(step, here));
        add(linkedWords('board', isEarlier));
      }
    } else if (draft.damaged) {
      add(
        'The board kept on this device is damaged. Here is the standard board; mend the line below to get ' +
          'yours back.',
      );
      text.refuse(draft.damaged.line);
    }
  }

  /** Adds a notice after that of the figure. */
  function add(words: string): void {
    const place = part('notice', HTMLElement);
    notice(host, place.hidden ? words : `${place.textContent} ${words}`);
  }

  function showPreset(): void {
    preset.value = [...preset.options].find(({ value }) => value === shown)?.value ?? '';
  }

  function show(now: CustomBoard): void {
    const line = formatCustomBoard(now);
    commands.update();
    if (line === shown) return;
    const isOther = shown !== '';
    shown = line;
    obstacles = obstaclesOf(now);
    drawEditor(svg, now, obstacles, { id: `${host.id}-editor`, title: 'Your board', rack: true });
    edges.keepStop();
    width.value = String(now.width);
    height.value = String(now.height);
    showPreset();
    for (const id of PIECE_IDS) {
      const count = now.counts.get(id) ?? 0;
      const output = part(`count-${id}`, HTMLElement);
      setText(output, String(count));
      output.closest('.piece-count')?.classList.toggle('is-none', count === 0);
    }
    text.show(line);
    showBoardVerdict(host, now, obstacles, isOther);
  }

  const prove = mountBoardProof(signal, (proof) => {
    showBoardVerdict(host, board(), [proof], true);
    // A search that is still under way need not go on.
    figure().rest(proof.words);
  });
  // The editor has the place of the board until then.
  const why = whyNone(host, figure, signal, () => figure().set('mode', 'search'));
  const showAll = allDoor(host, figure, signal);
  return (moment, isBuilt) => {
    show(board());
    prove(obstacles.length === 0 && !isBuilt ? figure().problem : null);
    why(moment, isBuilt);
    showAll(figure(), isBuilt);
  };
}

/** The format of the reader's boards, one line each. */
const BOARDS = lineFormat(formatCustomBoard, parseCustomBoard);

const boardsKeeper = (): DraftKeeper<CustomBoard> => draftKeeper('boards', BOARDS);

/** Shows edges as a stroke passes them. */
function showEdges(svg: SVGSVGElement, names: readonly string[], areThere: boolean): void {
  for (const name of names) {
    const edge = svg.querySelector(`[data-edge="${name}"]`);
    edge?.classList.toggle('is-missing', !areThere);
    edge?.classList.toggle('is-there', areThere);
  }
}
