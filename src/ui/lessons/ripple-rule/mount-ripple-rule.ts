import { drawGrid } from '#pictures/ripple-effect/draw.ts';
import { handView, handWords } from '#pictures/ripple-effect/hand-view.ts';
import { cellWords, cellsOf } from '#puzzles/ripple-effect/puzzle.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import { fillPad, markPicked, mountCells } from '#ui/kit/cell-keys.ts';
import { mountLab } from '../kit/lab.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { rippleKeyCommand } from './number-keys.ts';
import { afterMoves, exercise, isRuleSequence, RULE_STANDARD } from './rule-exercises.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { make } from '#ui/kit/make.ts';

/** The address keeps at most this many items; then the moves are replaced by the numbers in the grid. */
const MOST_MOVES = 120;

/** Numbers put in by hand: their ripples, what still fits, and which rule is broken where. */
export function mountRippleRule(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const svg = part('board', SVGSVGElement);
  const pad = part('pad', HTMLElement);
  const head = part('pad-head', HTMLElement);
  const now = part('now', HTMLElement);
  const faults = part('faults', HTMLElement);
  const title = svg.getAttribute('aria-label') ?? '';
  let problem = exercise(RULE_STANDARD[0] ?? '') as RippleProblem;
  let name = '';
  let grid: readonly number[] = [];
  let picked = -1;
  let isSmall = true;

  const controls = mountSettings(host, signal, (setting, value) => {
    if (setting === 'grid') lab.set([value]);
    else {
      isSmall = value === 'on';
      draw();
    }
  });
  const lab = mountLab(host, signal, {
    name: 'moves',
    noun: 'list of numbers',
    standard: RULE_STANDARD,
    fixed: 1,
    accepts: isRuleSequence,
    draw(items) {
      const [other = '', ...moves] = items;
      if (other !== name) problem = exercise(other) ?? problem;
      const after = afterMoves(problem, moves);
      picked = after.last >= 0 ? after.last : other === name ? picked : -1;
      grid = after.grid;
      name = other;
      draw();
    },
  });
  mountCells(host, () => problem.puzzle, signal, {
    press(cell) {
      picked = cell;
      draw();
    },
    put,
  });

  on(svg.parentElement, 'keydown', (event) => {
    const command = rippleKeyCommand(event, false)?.kind;
    if (command !== 'undo' && command !== 'redo') return;
    lab[command]();
    event.preventDefault();
  });

  function roomSize(cell: number): number {
    return problem.puzzle.rooms[problem.puzzle.roomOf[cell] ?? -1]?.cells.length ?? 0;
  }

  function put(cell: number, value: number): void {
    picked = cell;
    if (value > roomSize(cell)) {
      draw();
      setText(
        now,
        `There is no ${value} here: the room has ${cellsOf(roomSize(cell))}, so its numbers end at ${roomSize(cell)}.`,
      );
      return;
    }
    if (value === 0 && (grid[cell] ?? 0) === 0) {
      draw();
      return;
    }
    // A number that is already in the cell is taken out again.
    const next = `${cell}.${value === grid[cell] ? 0 : value}`;
    if (lab.items.length < MOST_MOVES) lab.add(next);
    else {
      const standing = grid.flatMap((each, at) => (each > 0 && at !== cell ? [`${at}.${each}`] : []));
      lab.set([name, ...standing, next]);
    }
  }

  function draw(): void {
    drawGrid(svg, handView(problem, grid, picked), {
      id: `${host.id}-board`,
      title,
      marks: isSmall ? 'all' : 'none',
      cells: 'button',
    });
    markPicked(svg, picked);
    controls.update({ grid: name, small: isSmall ? 'on' : 'off' });
    setText(head, picked < 0 ? 'Press a cell' : `Cell ${cellWords(problem.puzzle.width, picked)}`);
    fillPad(pad, picked < 0 ? 0 : roomSize(picked), grid[picked] ?? 0, (value) => put(picked, value), {
      empties: true,
    });
    const words = handWords(problem, grid, picked);
    setText(now, words.now);
    now.dataset['state'] = words.isSolved ? 'good' : '';
    tellFaults(words.faults);
  }

  /** Screen readers read new items of the list, so faults that are still there keep theirs. */
  function tellFaults(told: readonly string[]): void {
    for (const item of [...faults.children]) {
      if (!told.includes(item.textContent)) item.remove();
    }
    told.forEach((fault, at) => {
      if (faults.children[at]?.textContent === fault) return;
      const item = make(document, 'li', { class: 'says-wrong flush' }, fault);
      faults.insertBefore(item, faults.children[at] ?? null);
    });
    // Two faults with the same words can leave an item too many.
    while (faults.childElementCount > told.length) faults.lastElementChild?.remove();
  }
}
