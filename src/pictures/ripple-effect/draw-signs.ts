/** What is drawn around numbers: the ring of the one tried, the stroke of the one given up, faults. */
import { joined } from '../kit/joined.ts';
import { centreOf, linkPath, RING, slotOffset } from './layout.ts';
import type { GridNumber } from './parts.ts';
import type { GridView } from './view.ts';

/** The state that gives each sign its colour. */
const STATES: Readonly<Record<string, string>> = {
  trying: 'is-trying',
  sender: 'is-secondary',
  fault: 'is-clash',
  link: 'is-clash',
  strike: 'is-undone',
  'dead-end': 'is-dead-end',
};

/** Rings of another size, so that they lie in an arm, or in the frame of a hint. */
const radiusOf: Readonly<Record<string, number>> = { trying: RING - 3, sender: RING - 4 };

export function drawSigns(layer: SVGGElement, view: GridView): void {
  const { puzzle, numbers, conflicts, faulty, branch, senders = [], deadEnds = [] } = view;
  const place = ({ cell, slot, slots }: GridNumber) => {
    const { x, y } = centreOf(puzzle, cell);
    const offset = slotOffset(slot, slots);
    return { x: x + offset.x, y: y + offset.y };
  };
  const rings = [
    ...numbers
      .filter(({ state }) => state === 'trying')
      .map((number) => ({ id: 'trying', kind: 'trying', ...place(number) })),
    ...senders.map((cell) => ({ id: `sender-${cell}`, kind: 'sender', ...centreOf(puzzle, cell) })),
    ...faulty.map((cell) => ({ id: `fault-${cell}`, kind: 'fault', ...centreOf(puzzle, cell) })),
  ];
  joined(layer, 'circle', rings)
    .attr('class', ({ kind }) => `ring ${kind} ${STATES[kind]}`)
    .attr('cx', ({ x }) => x)
    .attr('cy', ({ y }) => y)
    .attr('r', ({ kind }) => radiusOf[kind] ?? RING);

  const links = conflicts.map((pair) => ({ id: `link-${pair.first}-${pair.second}`, pair }));
  const strikes = numbers.filter(({ state }) => state === 'undone').map(place);
  // A cell for which nothing is left; a room says so on its tab.
  const dead = [...(branch?.isDeadEnd ? [branch] : []), ...deadEnds]
    .filter(({ meaning }) => meaning.kind === 'cell')
    .flatMap(({ cells }) => cells);
  joined(layer, 'path', [
    ...dead.map((cell) => {
      const { x, y } = centreOf(puzzle, cell);
      return { id: `dead-end-${cell}`, kind: 'dead-end', path: crossPath(x, y) };
    }),
    ...links.map(({ id, pair }) => ({ id, kind: 'link', path: linkPath(puzzle, pair) })),
    ...strikes.map(({ x, y }) => ({
      id: 'strike',
      kind: 'strike',
      path: `M${x - 13} ${y + 11}L${x + 13} ${y - 11}`,
    })),
  ])
    .attr('class', ({ kind }) => `${kind} ${STATES[kind]}`)
    .attr('d', ({ path }) => path);
}

function crossPath(x: number, y: number): string {
  const arm = 8;
  return `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
}
