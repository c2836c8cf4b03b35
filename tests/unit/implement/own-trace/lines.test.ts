/** Broken traces are told with their line and the cure, in whatever pieces they come. */
import { describe, expect, test } from 'vitest';
import { linesOf, LONGEST_LINE, piecesOf } from '#implement/own-trace/lines.ts';
import { piecesOfText } from '../../../support/made-run.ts';
import { traceIn } from '../../../support/read-trace.ts';

const begin = '{"primary":[true,true,false],"rows":[[0,1],[0,2],[1,2]]}\n';

test.each([
  ['', 1, 'There is nothing in it. Paste what your program prints.'],
  ['choose 0', 1, 'It is not JSON: “choose 0”. Write it as {"choose":0}.'],
  ['select row 2', 1, 'It is not JSON: “select row 2”. Write it as {"try":2}.'],
  ['backtrack', 1, 'It is not JSON: “backtrack”. Write it as {"undo":2}.'],
  ['[covering 3]', 1, 'It is not JSON: “[covering 3]”. Write it as {"cover":0}.'],
  ['uncovering 3', 1, 'It is not JSON: “uncovering 3”. Write it as {"uncover":0}.'],
  ['Found 0 3 4', 1, 'It is not JSON: “Found 0 3 4”. Write it as {"solution":[0,3,4]}.'],
  ['cover H', 1, 'It names a column “H” that is not there. The columns are A, B, C, D, E, F and G.'],
  [
    'cover A, 1 2',
    1,
    'It has 2 numbers. Give 7, the sizes of A to G, and after them the updates so far if you count them.',
  ],
  ['{"choose":0}\n\n[1]', 3, 'It is “[1]”, not an object. Write it as {"choose":0}.'],
  [
    '{"chose":0}',
    1,
    'It has none of “choose”, “try”, “undo”, “cover”, “uncover” or “solution”. Write it as {"choose":0}.',
  ],
  ['{"choose":0,"try":1}', 1, 'It has both “choose” and “try”. Print a line for each.'],
  ['{"choose":-1}', 1, '“choose” is “-1”. Give the number of the column, from 0, or its name.'],
  ['{"choose":7}', 1, 'There is no column “7”. There are 7, numbered from 0: A, B, C, D, E, F and G.'],
  [`${begin}{"choose":0}\n{"try":3}`, 3, 'There is no row 3. There are 3, numbered from 0.'],
  [`${begin}{"choose":0}\n{"try":"1"}`, 3, '“try” is “1”. Give the number of the row, from 0.'],
  [begin + begin, 2, 'The matrix belongs in the first line. Print it once, before the search.'],
  ['{"rows":[]}', 1, 'The matrix needs “primary”, a list with true or false for each column.'],
  ['{"primary":[true],"rows":[[0,0]]}', 1, 'Its matrix is wrong: row 0 names column 0 twice; once is enough.'],
  ['{"primary":[true],"rows":[[0]],"links":{"L":[0]}}', 1, '“R” is missing. Give a list of whole numbers.'],
])('%s', async (text, line, words) => {
  const read = await traceIn(text);
  expect(read).toEqual({ kind: 'broken', line, words });
  expect(await traceIn(text, 3)).toEqual(read);
});

test('what follows a wrong step is not read any more', async () => {
  expect(await traceIn(`${begin}{"choose":2}\n{"sizes":["no"`)).toMatchObject({
    kind: 'run',
    differences: [{ what: 'secondary-chosen', line: 2 }],
  });
});

test('a size that went below 0 is told in whatever number a language has for it', async () => {
  const read = await traceIn(`${begin}{"choose":0}\n{"cover":0,"sizes":[2,18446744073709551615,1]}`);
  expect(read).toMatchObject({ kind: 'run', differences: [{ what: 'size-cover', line: 3 }] });
});

test('arrays that are longer than the links are no open ring', async () => {
  const links = { L: [1, 0, 2, 0, 0], R: [1, 0, 2, 0, 0], U: [0, 2, 1, 0, 0], D: [0, 2, 1, 0, 0] };
  const first = (given: object): string =>
    `${JSON.stringify({ primary: [true], rows: [[0]], links: given })}\n{"choose":0}\n{"try":0}\n{"solution":true}\n{"undo":0}`;
  expect(await traceIn(first(links))).toMatchObject({ differences: [] });
  expect(await traceIn(first({ ...links, D: [0, 2, 3, 0, 0] }))).toMatchObject({
    differences: [{ what: 'open-ring' }],
  });
});

describe('lines', () => {
  async function all(text: string, size: number): Promise<unknown> {
    const lines = [];
    for await (const batch of linesOf(piecesOfText(text, size))) lines.push(...batch);
    return lines;
  }

  test.each([1, 2, 3, 100])('in pieces of %i characters', async (size) => {
    expect(await all('a\r\n\n  b\r\nc', size)).toEqual([
      { number: 1, text: 'a' },
      { number: 3, text: 'b' },
      { number: 4, text: 'c' },
    ]);
  });

  test('one that never ends is told', async () => {
    await expect(all('x'.repeat(LONGEST_LINE + 2), 65_536)).rejects.toThrow(
      'It is longer than 4,000,000 characters. End it sooner.',
    );
  });

  test('a file is read as it streams, with signs of several bytes', async () => {
    const text = '{"choose":"Ä€"}\n'.repeat(9_999);
    let read = '';
    for await (const piece of piecesOf(new Blob([text]))) read += piece;
    expect(read).toBe(text);
  });
});
