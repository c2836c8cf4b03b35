import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '#dlx/index.ts';
import { type Links, COLUMN, createLinks, DOWN, headerOf, sanity, Search, SIZE, UP } from '#dlx/links.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

const names = [...'ABCDEFG'];

/** What `sanity` says of the example's links after some harm. */
function after(harm: (links: Links) => void): string[] {
  const links = createLinks(parse(KNUTH));
  harm(links);
  return sanity(links, names);
}

/** The address of the node of a row in a column's list, counted from 0. */
function nodeIn({ nodes }: Links, column: number, place: number): number {
  let node = nodes[headerOf(column) + DOWN]!;
  for (let at = 0; at < place; at += 1) node = nodes[node + DOWN]!;
  return node;
}

describe('sanity', () => {
  it('has nothing to say after any event of a search', () => {
    const walk = (search: Search): void => {
      do expect(sanity(search.links)).toEqual([]);
      while ((search.step(), !search.done));
      expect(sanity(search.links)).toEqual([]);
    };
    fc.assert(fc.property(matrices(), (matrix) => walk(new Search(matrix))));
    walk(new Search(queens(5)));
  });

  it('finds a size that is wrong', () => {
    expect(after(({ nodes }) => (nodes[headerOf(0) + SIZE] = 3))).toEqual(['A has size 3, but a list of length 2']);
  });

  it('finds a link up that is wrong', () => {
    const problems = after((links) => (links.nodes[nodeIn(links, 6, 1) + UP] = headerOf(6)));
    expect(problems).toEqual(['in G, the link up from the node of row 4 is wrong']);
    const atHeader = after((links) => (links.nodes[headerOf(6) + UP] = nodeIn(links, 6, 0)));
    expect(atHeader).toEqual(['in G, the link up from the header is wrong']);
  });

  it('finds a link down that leaves a row out', () => {
    const problems = after((links) => {
      links.nodes[nodeIn(links, 6, 0) + DOWN] = nodeIn(links, 6, 2);
    });
    expect(problems).toEqual([
      'in G, the link up from the node of row 5 is wrong',
      'G has size 3, but a list of length 2',
    ]);
  });

  it('finds a list that runs into another', () => {
    const problems = after((links) => {
      links.nodes[nodeIn(links, 0, 0) + DOWN] = nodeIn(links, 3, 1);
    });
    expect(problems).toEqual([
      'in A, the link up from the node of row 3 is wrong',
      'in A, the node of row 3 belongs to column 3',
    ]);
  });

  it('finds a node that says it belongs to another column', () => {
    const problems = after((links) => (links.nodes[nodeIn(links, 0, 1) + COLUMN] = headerOf(3)));
    expect(problems).toEqual(['in A, the node of row 3 belongs to column 3']);
  });

  it('finds a list that never ends', () => {
    const problems = after((links) => {
      links.nodes[nodeIn(links, 6, 2) + DOWN] = nodeIn(links, 6, 0);
    });
    expect(problems).toContain('the list of G never ends');
  });

  it('finds a header that does not point left', () => {
    expect(after(({ left }) => (left[3] = 1))).toEqual(['C does not point left at B']);
    expect(after(({ left }) => (left[0] = 1))).toEqual(['the root does not point left at G']);
    const unnamed = createLinks(parse(KNUTH));
    unnamed.left[3] = 1;
    expect(sanity(unnamed)).toEqual(['column 2 does not point left at column 1']);
  });

  it('finds a ring that never comes back to the root', () => {
    expect(after(({ right }) => (right[7] = 3))).toEqual([
      'C does not point left at G',
      'the ring of headers comes back to C, not to the root',
    ]);
  });
});
