import { type Fault, check } from '#puzzles/ripple-effect/check.ts';
import { type RipplePuzzle, cellWords, cellsOf } from '#puzzles/ripple-effect/puzzle.ts';
import { capital } from '#english/english.ts';
import { gridStep } from '#ui/kit/key-steps.ts';
import { isPress } from '#ui/kit/keys.ts';
import { part, say, setText } from '#ui/kit/parts.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';

/** A small grid: a press on a cell counts up to the size of its room, then empties it; digits work too. */
export function mountSmallRipple(host: HTMLElement, signal: AbortSignal): void {
  // SmallRipple.astro wrote it, so it needs no check.
  const puzzle = JSON.parse(host.dataset['puzzle'] ?? '') as RipplePuzzle;
  const { width, rooms, roomOf, givens } = puzzle;
  const cells = [...host.querySelectorAll<HTMLElement>('[data-cell]')];
  const said = part(host, 'said', HTMLElement);
  const grid = [...givens];
  const most = (cell: number): number => rooms[roomOf[cell] ?? -1]?.cells.length ?? 0;

  /** Writes the numbers; those in `wrong` break a rule. */
  function show(wrong: ReadonlySet<number>): void {
    cells.forEach((cell, index) => {
      const number = grid[index] ?? 0;
      const digit = number === 0 ? '' : String(number);
      setText(cell, digit);
      cell.classList.toggle('is-wrong', wrong.has(index));
      const given = (givens[index] ?? 0) > 0 ? ', given' : '';
      const fault = wrong.has(index) ? ', breaks a rule' : '';
      const place = capital(cellWords(width, index));
      cell.setAttribute('aria-label', `${digit === '' ? 'Empty' : digit}${given}${fault}. ${place}`);
    });
  }

  /** What is wrong, without names of rooms and cells: the cells are marked. */
  function faultWords({ rule, cells: [first = 0, second = 0] }: Fault): string {
    const value = grid[first] ?? 0;
    if (rule === 'room') return `Two ${value}s in one room: each number may appear only once.`;
    const way = Math.abs(second - first);
    const between = (way < width ? way : way / width) - 1;
    return `Two ${value}s in a line, with ${cellsOf(between)} between them: they need ${value}.`;
  }

  function put(cell: number, value: number): void {
    if ((givens[cell] ?? 0) > 0 || value > most(cell)) return;
    grid[cell] = value;
    const faults = check(puzzle, grid).filter(({ rule }) => rule !== 'cell');
    const wrong = new Set(faults.flatMap((fault) => fault.cells));
    show(wrong);
    const isSolved = !grid.includes(0) && faults.length === 0;
    host.toggleAttribute('data-solved', isSolved);
    const empty = grid.filter((number) => number === 0).length;
    say(said, isSolved ? 'Solved!' : faults[0] ? faultWords(faults[0]) : `${empty} to go.`);
  }

  const place = part(host, 'cells', HTMLElement);
  place.setAttribute('role', 'group');
  place.setAttribute('aria-label', `${place.ariaLabel ?? ''}; the arrow keys move among its cells`);
  cells.forEach((button, cell) => {
    button.setAttribute('role', 'button');
    button.tabIndex = cell === 0 ? 0 : -1;
    button.addEventListener('click', () => put(cell, ((grid[cell] ?? 0) + 1) % (most(cell) + 1)), {
      signal,
    });
  });
  rovingFocus<HTMLElement>(place, signal, {
    items: '[data-cell]',
    withShift: true,
    next(button, { key }) {
      const to = gridStep(key, cells.indexOf(button), { width, height: cells.length / width });
      return to === null ? null : (cells[to] ?? button);
    },
    act(event, button) {
      const cell = cells.indexOf(button);
      if (isPress(event)) button.click();
      else if (/^[0-9]$/.test(event.key)) put(cell, Number(event.key));
      else if (event.key === 'Delete' || event.key === 'Backspace') put(cell, 0);
      else return false;
      return true;
    },
  });
  show(new Set());
}
