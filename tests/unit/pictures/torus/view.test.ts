import { describe, expect, test } from 'vitest';
import { sizeOf } from '#dlx/matrix.ts';
import { nodeAfter } from '#ui/explore/torus/torus-keys.ts';
import { type TorusNode, type TorusView, torusView } from '#pictures/torus/view.ts';
import { describeNode, describeTorus, factsOf, storedWords } from '#pictures/torus/describe.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { encode as encodeOwn } from '#puzzles/own-matrix/encode.ts';
import { readOwnMatrix } from '#puzzles/own-matrix/own-matrix.ts';

const knuth = encode();
const run = record(knuth.matrix);
const last = run.lastStep('links');

function at(step: number): TorusView {
  return torusView(knuth, { frame: run.seek(step, 'links') });
}

function node(view: TorusView, id: string): TorusNode {
  return view.nodes.find((found) => found.id === id)!;
}

describe('who stands where', () => {
  test('at the start, and again at the end, everything is in its list', () => {
    expect(at(0).nodes.every(({ standing }) => standing === 'in')).toBe(true);
    expect(at(last).nodes.every(({ standing }) => standing === 'in')).toBe(true);
    expect(at(last).arrows.map(({ id, to }) => [id, to.id])).toEqual(at(0).arrows.map(({ id, to }) => [id, to.id]));
  });

  // Column A is covered first: its header, then D and G of row ADG, then D of row AD.
  test('a removal is two writes: half out, then out', () => {
    const standings = (id: string): string[] => Array.from({ length: 10 }, (_, step) => node(at(step), id).standing);
    expect(standings('header-0').join(' ')).toBe('in in half out out out out out out out');
    expect(standings('node-1-3').join(' ')).toBe('in in in in half out out out out out');
    expect(standings('node-1-6').join(' ')).toBe('in in in in in in half out out out');
    expect(standings('node-3-3').join(' ')).toBe('in in in in in in in in half out');
    expect(standings('node-1-0').join(' ')).toBe('in in in in in in in in in in');
  });

  test('a node that is out points where it always did, and nobody points at it', () => {
    const view = at(9);
    const ghosts = view.nodes.filter(({ standing }) => standing === 'out');
    expect(ghosts.map(({ id }) => id)).toEqual(['header-0', 'node-1-3', 'node-1-6', 'node-3-3']);
    for (const ghost of ghosts) {
      const list = ghost.kind === 'header' ? 'ring' : 'column';
      const pointing = view.arrows.filter((a) => a.list === list && a.to.id === ghost.id);
      expect(pointing.filter(({ style }) => style !== 'ghost')).toEqual([]);
      const own = view.arrows.filter((a) => a.list === list && a.from.id === ghost.id);
      expect(own.map(({ style }) => style)).toEqual(['ghost', 'ghost']);
    }
    // Row AD of column D left after row ADG, and points past it: up to the header.
    const facts = factsOf(view, node(view, 'node-3-3'));
    expect(facts.links.up!.name).toBe('the header of D');
    expect(facts.links.down!.name).toBe('row DEG');
  });

  test('the same moment at a coarser zoom, with the links given', () => {
    const frame = run.seek(3);
    const links = run.seek(frame.links, 'links').state;
    const view = torusView(knuth, { frame, links });
    const fine = at(frame.links);
    expect(view.arrows.map(({ id, to }) => `${id} ${to.id}`)).toEqual(
      fine.arrows.map(({ id, to }) => `${id} ${to.id}`),
    );
    expect(view.write).toBeNull();
  });
});

describe('in words', () => {
  test('it counts what is stored', () => {
    expect(storedWords(at(0))).toBe('16 nodes + 7 headers + 1 root; 26 zeros are not stored');
  });

  test('it counts in the matrix that the status line gives the size of', () => {
    const sheet = readOwnMatrix('ppos-1110-0000-0011-0101')!;
    const problem = encodeOwn(sheet);
    const words = storedWords(torusView(problem));
    // Usable are rows 1 and 4; columns A, B and D are in play: 2 × 3 places, with 3 ones.
    expect(sizeOf(problem.matrix)).toMatchObject({ rows: 2, primary: 2, secondary: 1, ones: 4 });
    expect(words).toContain('; 2 zeros and 2 unusable rows are not stored');
    expect(storedWords(torusView(encodeOwn(readOwnMatrix('pp-10')!)))).toContain('; 1 zero is not');
    expect(storedWords(torusView(encodeOwn(readOwnMatrix('pp-10-00')!)))).toContain(
      '; 1 zero and 1 unusable row are not stored',
    );
  });

  test('it says lists, ghosts and the write', () => {
    const words = describeTorus(at(9));
    expect(words).toContain('In the ring of headers: the root, B, C, D, E, F and G.');
    expect(words).toContain('Out of the ring, but still pointing at old neighbours: A.');
    expect(words).toContain('Column D, size 1: DEG.');
    expect(words).toContain('ADG in D, ADG in G and AD in D.');
    expect(words).toContain(
      'Just written: the down link of the header of D, which led to row AD, now leads to row DEG.',
    );
  });

  test('it says the four links of a node', () => {
    const view = at(0);
    expect(describeNode(view, node(view, 'node-0-2'))).toBe(
      'Row CEF in column C: left column F, right column E, up the header of C, down row BCF.',
    );
    expect(describeNode(view, node(view, 'header-6'))).toBe(
      'The header of G, size 3: left the header of F, right the root, up row DEG, down row ADG.',
    );
    expect(describeNode(view, node(view, 'root'))).toBe('The root: left the header of G, right the header of A.');
  });

  test('a secondary header is linked to itself', () => {
    const view = torusView(encode({ secondary: 'C' }));
    expect(describeNode(view, node(view, 'header-2'))).toContain('left itself, right itself');
    expect(describeTorus(view)).toContain('Outside the ring, linked left and right to themselves: C.');
  });
});

describe('the keyboard', () => {
  const walk = (view: TorusView, from: string, keys: string): string =>
    [...keys].reduce((id, key) => {
      const names: Record<string, string> = {
        '<': 'ArrowLeft',
        '>': 'ArrowRight',
        '^': 'ArrowUp',
        v: 'ArrowDown',
      };
      return nodeAfter(view, node(view, id), names[key] ?? key)!.id;
    }, from);

  test('arrow keys go round the sheet, to ghosts as well', () => {
    const view = at(9);
    expect(walk(view, 'root', '>')).toBe('header-0');
    expect(walk(view, 'root', '<')).toBe('header-6');
    expect(walk(view, 'header-3', 'v')).toBe('node-1-3');
    expect(walk(view, 'header-3', '^')).toBe('node-5-3');
    expect(walk(view, 'node-1-6', '>')).toBe('node-1-0');
  });

  test('letters follow the links, past ghosts', () => {
    const view = at(9);
    expect(walk(view, 'root', 'r')).toBe('header-1');
    expect(walk(view, 'header-3', 'd')).toBe('node-5-3');
    expect(walk(view, 'node-1-3', 'D')).toBe('node-3-3');
    expect(walk(view, 'node-3-3', 'u')).toBe('header-3');
  });

  test('the root has no up and no down', () => {
    expect(nodeAfter(at(0), node(at(0), 'root'), 'u')).toBeNull();
    expect(nodeAfter(at(0), node(at(0), 'root'), 'x')).toBeNull();
  });
});
