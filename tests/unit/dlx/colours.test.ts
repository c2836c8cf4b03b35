/** Algorithm C against Knuth's dlx2, brute force, and itself. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, count, createMatrix, MatrixBuilder, parse, solve, solveAsync, withKind } from '#dlx/index.ts';
import {
  type Links,
  chooserOf,
  colourAt,
  columnOf,
  commit,
  copyOf,
  cover,
  createLinks,
  headerOf,
  nextInRow,
  purify,
  sanity,
  Search,
  uncommit,
  uncover,
  unpurify,
} from '#dlx/links.ts';
import { nextKind, onesOf } from '#dlx/matrix.ts';
import { countMemoized } from '#exhibits/memoized.ts';
import { countMems } from '#exhibits/mems.ts';
import { countBySparseSets } from '#exhibits/sparse-sets.ts';
import { asTexts, solutionsByBruteForce } from '../../matrices/brute-force.ts';
import { colouredMatrices, macMahon, SMALL, wordsInGrid } from '../../matrices/coloured.ts';
import { runs } from '../../support/runs.ts';

describe('with colours, the counters of dlx2', () => {
  it.each<[string, Matrix, number, number, number, number, number]>([
    ['Knuth’s small one', parse(SMALL), 5, 1, 4, 20, 3],
    ['three words in a grid', wordsInGrid(['DANCE', 'LINKS', 'COVER'], 5), 30, 120, 171, 1_767, 856],
    ['MacMahon’s squares', macMahon(), 96, 416, 1_055, 19_133, 3_844],
  ])('%s', (_, matrix, rows, solutions, nodes, updates, cleansings) => {
    expect(matrix.rows).toHaveLength(rows);
    expect(count(matrix)).toEqual({ solutions, nodes, updates, cleansings });
  });

  it('are not there without colours', () => {
    expect(count(parse('A | B\nA B\n'))).toEqual({ solutions: 1, nodes: 2, updates: 3 });
  });

  it('finds the solution of the small one', () => {
    expect([...solve(parse(SMALL))]).toEqual([[3, 1]]);
  });
});

describe('with colours, the search', () => {
  it('finds what brute force finds, on 10,000 random matrices', () => {
    fc.assert(
      fc.property(colouredMatrices(), (matrix) => {
        const solutions = asTexts(solve(matrix));
        expect(solutions).toEqual(solutionsByBruteForce(matrix));
        expect(count(matrix).solutions).toBe(solutions.length);
      }),
      { numRuns: runs(10_000) },
    );
    expect(fc.sample(colouredMatrices(), { numRuns: 2_000, seed: 3 }).filter(isShared).length).toBeGreaterThan(50);
  });

  it.each(['leftmost', 'rightmost', 'largest', { random: 7 }] as const)(
    'finds the same whoever chooses: %s',
    (chooser) => {
      fc.assert(
        fc.property(colouredMatrices(), (matrix) => {
          expect(asTexts(solve(matrix, { chooser }))).toEqual(asTexts(solve(matrix)));
        }),
        { numRuns: runs(500) },
      );
    },
  );

  it('is the same for auto', () => {
    expect(count(macMahon(), { engine: 'auto' })).toEqual(count(macMahon(), { engine: 'links' }));
  });

  it('takes turns with others', async () => {
    const found: number[][] = [];
    for await (const rows of solveAsync(macMahon())) found.push(rows);
    expect(found).toEqual([...solve(macMahon())]);
  });

  it('has sound links after each event, and those of the start at the end', () => {
    const walk = (matrix: Matrix): void => {
      const search = new Search(matrix);
      const start = copyOf(search.links);
      do expect(sanity(search.links)).toEqual([]);
      while ((search.step(), !search.done));
      expect(now(search.links)).toEqual(now(start));
      const { removed, covered, cleansed } = search;
      expect({ removed, covered, cleansed }).toEqual({ removed: 0, covered: 0, cleansed: 0 });
    };
    fc.assert(fc.property(colouredMatrices({ mostRows: 14 }), walk), { numRuns: runs(2_000) });
    walk(wordsInGrid(['DANCE', 'LINKS', 'COVER'], 5));
  });

  it('can be put back to any moment right after a try', () => {
    const stateOf = (search: Search): unknown => {
      const { links, events, moves, writes, nodes, updates, cleansings, cleansed } = search;
      return { links: now(links), events, moves, writes, nodes, updates, cleansings, cleansed };
    };
    fc.assert(
      fc.property(colouredMatrices({ mostRows: 14 }), (matrix) => {
        const search = new Search(matrix);
        const other = new Search(matrix);
        other.run({ events: 9 });
        while (!search.done) {
          search.step();
          if (search.event !== 'try') continue;
          other.restore(search.path(), search.tally());
          expect(stateOf(other)).toEqual(stateOf(search));
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

/** True when some solution has two rows that agree on a colour. */
function isShared(matrix: Matrix): boolean {
  return [...solve(matrix)].some((rows) => {
    const coloured = rows.flatMap((row) => matrix.rows[row]!.filter((_, place) => matrix.colours?.[row]?.[place]));
    return new Set(coloured).size < coloured.length;
  });
}

/** Every link and every colour. Of the counts of empty columns only the present one: the others are notes. */
function now({ nodes, left, right, empties, colours }: Links): unknown {
  return {
    nodes: [...nodes],
    left: [...left],
    right: [...right],
    empty: empties[0],
    colours: [...(colours?.of ?? [])],
  };
}

/** The nodes of the rows that can be chosen. */
function nodesOf(links: Links): number[] {
  const headers = links.left.length;
  const nodes: number[] = [];
  for (let at = headers << 2; at < links.nodes.length; at += 4) {
    if (links.nodes[at + 2] !== -1) nodes.push(at);
  }
  return nodes;
}

describe('unpurify', () => {
  it('undoes purify, link by link', () => {
    fc.assert(
      fc.property(colouredMatrices(), (matrix) => {
        const links = createLinks(matrix);
        for (const taken of nodesOf(links).filter((node) => colourAt(links, node) > 0)) {
          // The row taken is hidden first, by the cover of one of its primary columns.
          const branch = primaryOf(matrix, links, taken);
          const before = copyOf(links);
          const covered = cover(links, branch);
          const between = copyOf(links);
          const updates = purify(links, taken);
          expect(sanity(links)).toEqual([]);
          expect(links.colours!.of).not.toEqual(between.colours!.of);
          expect(unpurify(links, taken)).toBe(updates);
          expect(now(links)).toEqual(now(between));
          expect(uncover(links, branch)).toBe(covered);
          expect(now(links)).toEqual(now(before));
        }
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('undoes a whole row in the reverse of its order', () => {
    fc.assert(
      fc.property(colouredMatrices(), (matrix) => {
        const links = createLinks(matrix);
        for (const node of nodesOf(links)) {
          const branch = primaryOf(matrix, links, node);
          const before = copyOf(links);
          cover(links, branch);
          const done: [number, number][] = [];
          for (let other = nextInRow(links.nodes, node); other !== node;) {
            if (links.nodes[other + 2] !== branch) done.push([other, commit(links, other)]);
            expect(sanity(links)).toEqual([]);
            other = nextInRow(links.nodes, other);
          }
          for (const [other, updates] of done.reverse()) expect(uncommit(links, other)).toBe(updates);
          uncover(links, branch);
          expect(now(links)).toEqual(now(before));
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** The header of a primary column of the row that a node belongs to. */
function primaryOf(matrix: Matrix, { nodes }: Links, node: number): number {
  let at = node;
  while (matrix.columns[columnOf(nodes[at + 2]!)]!.kind !== 'primary') at = nextInRow(nodes, at);
  return nodes[at + 2]!;
}

describe('sanity', () => {
  /** The small example with q's row `q x:A` taken: x has the colour A, and `p r x:A y` agrees. */
  function afterTaking(harm: (links: Links) => void): string[] {
    const matrix = parse(SMALL);
    const search = new Search(matrix);
    search.run({ events: 2 });
    while (search.rows().join() !== '3') search.step();
    expect(sanity(search.links)).toEqual([]);
    harm(search.links);
    return sanity(search.links, [...'pqrxy']);
  }
  const nodeOf = (links: Links, row: number, column: number): number =>
    nodesOf(links).find((node) => links.nodes[node + 3] === row && links.nodes[node + 2] === headerOf(column))!;

  it('finds a row that disagrees and is still there', () => {
    expect(
      afterTaking((links) => {
        links.colours!.of[nodeOf(links, 1, 3) >> 2] = 2;
      }),
    ).toEqual([
      'x has the colour A, and row 1, which does not agree, is still there',
      'the root counts 2 cleansings in force, but there are 1',
    ]);
  });

  it('finds a mark in a column without a colour', () => {
    expect(
      afterTaking((links) => {
        links.colours!.of[nodeOf(links, 0, 4) >> 2] = -1;
      }),
    ).toEqual(['row 0 is marked in y, which has no colour', 'the root counts 2 cleansings in force, but there are 3']);
  });
});

/** Who does not know colours. */
const STRANGERS = {
  countMems,
  countBySparseSets,
  countMemoized,
};

describe('a matrix with colours', () => {
  it('is pressed from kind to kind, and one of its columns with colours is never primary', () => {
    const kinds = (column: number): string[] => {
      let matrix = parse(SMALL);
      return [1, 2, 3].map(() => {
        matrix = withKind(matrix, column, nextKind(matrix, column));
        return matrix.columns[column]?.kind ?? '';
      });
    };
    expect(kinds(0)).toEqual(['secondary', 'off', 'primary']);
    expect(kinds(3)).toEqual(['off', 'secondary', 'off']);
  });

  const columns = ['p', { name: 'x', kind: 'secondary' }, { name: 'o', kind: 'off' }] as const;

  it('keeps them beside its rows, and gives them back', () => {
    const rows = [[0, { column: 1, colour: 'A' }], [{ column: 1, colour: 'B' }, 0], [0]];
    const matrix = createMatrix(columns, rows);
    expect(matrix.rows).toEqual([[0, 1], [1, 0], [0]]);
    expect(matrix.colours).toEqual([['', 'A'], ['B', ''], ['']]);
    expect(matrix.rows.map((_, row) => onesOf(matrix, row))).toEqual(rows);
  });

  it('has none where no row has any', () => {
    const rows = [[0, 1]];
    const matrix = createMatrix(columns, rows);
    expect(matrix.rows).toEqual(rows);
    expect('colours' in matrix).toBe(false);
  });

  it.each<[string, () => unknown, string]>([
    [
      'on a primary column',
      () => createMatrix(columns, [[0], [{ column: 0, colour: 'A' }]]),
      'row 1 gives column 0, "p", the colour A, but it is primary; make it secondary, or leave the colour out',
    ],
    [
      'without a name',
      () => createMatrix(columns, [[0, { column: 1, colour: '' }]]),
      'row 0 gives column 1 a colour without a name; name the colour, or write 1 alone',
    ],
    [
      'of a column that is not there',
      () => createMatrix(columns, [[{ column: 3, colour: 'A' }]]),
      'row 0 names column 3; the columns are numbered 0 to 2',
    ],
    [
      'of a column named twice',
      () => createMatrix(columns, [[1, { column: 1, colour: 'A' }]]),
      'row 0 names column 1 twice; once is enough',
    ],
    [
      'on a column that is made primary',
      () => createLinks(withKind(parse(SMALL), 3, 'primary')),
      'row 1 gives column 3, "x", the colour A, but it is primary; make it secondary, or leave the colour out',
    ],
    ...(['countMems', 'countBySparseSets', 'countMemoized'] as const).map(
      (who) =>
        [
          `in ${who}`,
          () => STRANGERS[who](parse(SMALL)),
          `${who} does not support colours yet; take them out of the matrix, or use count or solve`,
        ] as [string, () => unknown, string],
    ),
  ])('refuses a colour %s', (_, make, words) => {
    expect(make).toThrow(new RangeError(words));
  });

  it('can have a coloured column off: then nobody asks for its colour', () => {
    const matrix = withKind(parse(SMALL), 3, 'off');
    expect(asTexts(solve(matrix))).toEqual(solutionsByBruteForce(matrix));
    expect(count(withKind(withKind(matrix, 4, 'off'), 3, 'secondary')).solutions).toBeGreaterThan(0);
  });

  it('is put together a row at a time', () => {
    const builder = new MatrixBuilder<string>();
    for (const name of 'pqr') builder.column(name);
    builder.column('x', 'secondary').column('y', 'secondary').column('z:1', 'secondary');
    for (const row of SMALL.trim().split('\n').slice(1)) builder.row(row.split(' '), row);
    expect([...solve(builder.build())]).toEqual([['q x:A', 'p r x:A y']]);
    builder.row(['p', 'z:1'], 'a name with a colon');
    expect(onesOf(builder.build(), 5)).toEqual([0, 5]);
    expect(() => builder.row(['p:A'], '')).toThrow(
      new RangeError(
        'row 6 gives the column "p" the colour A, but it is primary; make it secondary, or leave the colour out',
      ),
    );
    expect(() => builder.row(['x:'], '')).toThrow(
      new RangeError('row 6 has no colour after the colon of "x:"; write one, or "x" alone'),
    );
    expect(() => builder.row(['v:A'], '')).toThrow(
      new RangeError(
        'row 6 names "v:A", but there is no column of that name, and no column "v" to colour; add one of them first',
      ),
    );
    expect(() => builder.row(['x', 'x:A'], '')).toThrow(
      new RangeError('row 6 names the column "x" twice; once is enough'),
    );
  });

  it('is searched by whoever chooses by name, with a first row of its own', () => {
    const matrix = wordsInGrid(['DANCE', 'LINKS', 'COVER'], 5);
    const chooser = chooserOf({ rule: 'smallest', deviations: [{ node: 2, column: 1, row: 12 }] });
    expect(asTexts(solve(matrix, { chooser }))).toEqual(asTexts(solve(matrix)));
  });
});
