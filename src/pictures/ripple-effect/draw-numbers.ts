/** The numbers of the grid, and the small ones that can still be chosen. */
import { joined } from '../kit/joined.ts';
import { centreOf, markOffset, slotOffset } from './layout.ts';
import type { GridMark } from './parts.ts';
import type { GridView } from './view.ts';

export function drawNumbers(layer: SVGGElement, { numbers, puzzle }: GridView): void {
  joined(layer, 'text', numbers)
    .attr('class', ({ isGiven, state }) => `number ${isGiven ? 'given' : 'found'} is-${state}`)
    .classed('is-lit', ({ isLit }) => isLit)
    .classed('is-crowded', ({ slots }) => slots > 1)
    .attr('data-row', ({ row }) => row)
    .attr('x', ({ cell, slot, slots }) => centreOf(puzzle, cell).x + slotOffset(slot, slots))
    .attr('y', ({ cell }) => centreOf(puzzle, cell).y)
    .attr('dy', '0.345em')
    .text(({ value }) => value);
}

export function drawMarks(layer: SVGGElement, { marks, puzzle }: GridView, which: 'all' | 'branch' | 'none'): void {
  const most = Math.max(...puzzle.rooms.map(({ cells }) => cells.length));
  const offset = ({ value }: GridMark) => markOffset(value, most);
  const shown =
    which === 'none' ? [] : marks.filter(({ state, isLit }) => which === 'all' || state !== 'free' || isLit);
  joined(layer, 'text', shown)
    .attr('class', ({ state }) => `mark is-${state}`)
    .classed('is-lit', ({ isLit }) => isLit)
    .attr('data-row', ({ row }) => row)
    .attr('x', (mark) => centreOf(puzzle, mark.cell).x + offset(mark).x)
    .attr('y', (mark) => centreOf(puzzle, mark.cell).y + offset(mark).y)
    .attr('dy', '0.345em')
    .text(({ value }) => value);
}
