/** The zoom links: every pointer write of the run, one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choosing, type Matrix, parse, withKind } from '#dlx/index.ts';
import { type Links, chooserOf, COLUMN, createLinks, DOWN, Search, SIZE, UP } from '#dlx/links.ts';
import { type Frame, type Write, record } from '#history/index.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { colouredMatrices, SMALL, wordsInGrid } from '../../matrices/coloured.ts';
import { queens } from '../../matrices/queens.ts';
import { deviatingRuns } from '../../matrices/deviations.ts';
import { matrices } from '../../matrices/random.ts';
import { runs } from '../../support/runs.ts';

const knuth = parse(KNUTH);
const cases: [string, Matrix][] = [
  ["Knuth's example", knuth],
  ['with F secondary and G off', withKind(withKind(knuth, 5, 'secondary'), 6, 'off')],
  ['4 queens', queens(4)],
  ["Knuth's small example of colours", parse(SMALL)],
  ['two words in a grid', wordsInGrid(['DAN', 'LIN'], 3)],
];

function framesOf(matrix: Matrix, chooser: Choosing = 'smallest'): Frame[] {
  const run = record(matrix, { chooser });
  return Array.from({ length: run.lastStep('links') + 1 }, (_, step) => run.seek(step, 'links'));
}

function arraysOf({ nodes, left, right, colours }: Links): Record<string, number[]> {
  const of = [...(colours?.of ?? [])];
  return { nodes: [...nodes], left: [...left], right: [...right], colours: of };
}

/** Writes a value where a write writes; a size follows its list, with the link that leads down. */
function apply(links: Links, { link, node, from, to, subject }: Write, back = false): void {
  const [old, value] = back ? [to, from] : [from, to];
  const places = {
    left: () => [links.left, node >> 2, old >> 2, value >> 2] as const,
    right: () => [links.right, node >> 2, old >> 2, value >> 2] as const,
    up: () => [links.nodes, node + UP, old, value] as const,
    down: () => [links.nodes, node + DOWN, old, value] as const,
    colour: () => [links.colours!.of, node >> 2, old, value] as const,
  };
  const [array, at, was, is] = places[link]();
  expect(array[at]).toBe(was);
  array[at] = is;
  // The root counts the headers with a colour and the nodes that are marked.
  const isCleansed = at < links.left.length ? is > 0 : is < 0;
  if (link === 'colour') array[0] = array[0]! + (isCleansed ? 1 : -1);
  if (link !== 'down') return;
  const size = links.nodes[subject + COLUMN]! + SIZE;
  links.nodes[size] = links.nodes[size]! + (value === subject ? 1 : -1);
}

function checkWrites(matrix: Matrix, chooser?: Choosing): void {
  const pristine = arraysOf(createLinks(matrix));
  const frames = framesOf(matrix, chooser);
  const links = createLinks(matrix);
  for (const frame of frames) {
    if (frame.write) apply(links, frame.write);
    expect(arraysOf(frame.state!)).toEqual(arraysOf(links));
    expect([...frame.sizes]).toEqual(matrix.columns.map((_, c) => links.nodes[4 * c + 4 + SIZE]));
  }
  expect(arraysOf(links)).toEqual(pristine);
  for (const [index, frame] of [...frames.entries()].reverse()) {
    expect(arraysOf(frame.state!)).toEqual(arraysOf(links));
    if (frame.write) apply(links, frame.write, true);
    else if (index > 0) expect(arraysOf(frames[index - 1]!.state!)).toEqual(arraysOf(links));
  }
  expect(arraysOf(links)).toEqual(pristine);
}

describe('applying the writes one at a time gives the links of every frame, and back again', () => {
  it.each(cases)('%s', (_, matrix) => {
    checkWrites(matrix);
  });

  it('random matrices', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 5, mostRows: 6 }), (matrix) => checkWrites(matrix)),
      { numRuns: runs(1_000) },
    );
  });

  it('random matrices with colours', () => {
    fc.assert(
      fc.property(colouredMatrices(), (matrix) => checkWrites(matrix)),
      { numRuns: runs(1_000) },
    );
  });

  it('random matrices, where the reader takes other columns and rows', () => {
    fc.assert(
      fc.property(deviatingRuns({ mostColumns: 5, mostRows: 6 }), ({ matrix, chooser }) =>
        checkWrites(matrix, chooser),
      ),
      { numRuns: runs(1_000) },
    );
  });
});

/** A typed array that reports what is put into it. */
function watched(array: Int32Array, report: (index: number, value: number) => void): Int32Array {
  return new Proxy(array, {
    get: (target, key) => Reflect.get(target, key) as unknown,
    set(target, key, value: number) {
      report(Number(key), value);
      return Reflect.set(target, key, value);
    },
  });
}

/** Every write of a link that the search itself does, in order, as `link node → to`. */
function spied(matrix: Matrix, chooser: Choosing): string[] {
  const search = new Search(matrix, chooserOf(chooser));
  const { nodes, left, right, colours } = search.links;
  const written: string[] = [];
  const headerLink = (link: string) => (header: number, to: number) =>
    written.push(`${link} ${header << 2} → ${to << 2}`);
  Object.assign(search, {
    links: {
      ...search.links,
      ...(colours && {
        colours: {
          ...colours,
          of: watched(colours.of, (index, to) => index > 0 && written.push(`colour ${index << 2} → ${to}`)),
        },
      }),
      left: watched(left, headerLink('left')),
      right: watched(right, headerLink('right')),
      nodes: watched(nodes, (index, to) => {
        const link = ['up', 'down'][index & 3];
        if (link) written.push(`${link} ${index & ~3} → ${to}`);
      }),
    },
  });
  search.run();
  return written;
}

describe('the writes are those of the code, in its order', () => {
  const shown = (matrix: Matrix, chooser: Choosing): string[] =>
    framesOf(matrix, chooser).flatMap(({ write }) => (write ? [`${write.link} ${write.node} → ${write.to}`] : []));

  it.each(cases)('%s', (_, matrix) => {
    const writes = shown(matrix, 'smallest');
    expect(writes).toEqual(spied(matrix, 'smallest'));
    expect(writes.length).toBeGreaterThan(50);
  });

  it('random matrices', () => {
    fc.assert(
      fc.property(deviatingRuns(), ({ matrix, chooser }) => {
        expect(shown(matrix, chooser)).toEqual(spied(matrix, chooser));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('random matrices with colours', () => {
    fc.assert(
      fc.property(colouredMatrices({ mostRows: 12 }), (matrix) => {
        expect(shown(matrix, 'smallest')).toEqual(spied(matrix, 'smallest'));
      }),
      { numRuns: runs(1_000) },
    );
  });
});

it('a frame keeps its links when the recording moves on', () => {
  const run = record(knuth);
  const frame = run.seek(40, 'links');
  const before = arraysOf(frame.state!);
  const sizes = [...frame.sizes];
  run.seek(run.lastStep('links'), 'links');
  run.seek(3, 'links');
  expect(arraysOf(frame.state!)).toEqual(before);
  expect([...frame.sizes]).toEqual(sizes);
});
