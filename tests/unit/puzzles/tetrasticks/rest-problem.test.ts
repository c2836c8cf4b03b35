import { describe, expect, it } from 'vitest';
import { count } from '#dlx/index.ts';
import { whyNone } from '#dlx/why/index.ts';
import { marksOf } from '#puzzles/problem.ts';
import { deadEndWords } from '#puzzles/tetrasticks/dead-end-words.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { placementName } from '#puzzles/tetrasticks/placements.ts';
import { restOf } from '#puzzles/tetrasticks/rest.ts';
import { restProblem } from '#puzzles/tetrasticks/rest-problem.ts';
import { emptySketch } from '#puzzles/tetrasticks/sketch.ts';
import { parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { STARTS } from '#puzzles/tetrasticks/starts.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
import { columnsInWords } from '#puzzles/why/column-words.ts';

describe('what a sketch leaves', () => {
  it('has the solutions of the matrix that the solver counts, and its rows and columns by their own names', () => {
    for (const { text } of STARTS.filter(({ left }) => left < 8)) {
      const sketch = parseSketch(text);
      const rest = restProblem(sketch);
      expect(count(rest.matrix)).toMatchObject({ solutions: count(restOf(sketch).matrix).solutions });
      expect(rest.rowNames).toEqual(rest.placements.map(placementName));
      const whole = encode({ omit: sketch.omitted });
      expect(rest.matrix.columns).toEqual(rest.wholeColumns.map((column) => whole.matrix.columns[column]));
      rest.matrix.rows.forEach((row, at) => {
        const names = row.map((column) => rest.matrix.columns[column]?.name);
        const own = whole.rowNames.indexOf(rest.rowNames[at]!);
        expect(names).toEqual(whole.matrix.rows[own]!.map((column) => whole.matrix.columns[column]?.name));
        expect(marksOf(rest, at)).toEqual(marksOf(whole, own));
      });
      expect(rest.board?.marks).toHaveLength(4 * sketch.placements.length);
      expect(rest.groups.at(-1)?.to).toBe(rest.matrix.columns.length);
    }
  });

  it('of an empty board is all of it, and F may lie as it likes', () => {
    const rest = restProblem(emptySketch('H', false));
    expect(rest.matrix).toEqual(encode({ omit: 'H', junctions: 'off' }).matrix);
    expect(columnsInWords(rest, [...rest.matrix.columns.keys()].slice(15, 45))).toBe('all 30 open horizontal edges');
  });

  it('may have edges and pieces without a row, which are told in plain words', () => {
    expect(whyOf('L-V.E.1.0-U.S.2.3-X.N.2.0-F.N.4.1-N.N.4.0').proof).toBe(
      'No waiting piece can cover the open edges H00, H30, H40 and V50.',
    );
    expect(whyOf('L-F.N.2.0-I.N.3.1-T.W.1.2-J.Em.0.4-V.E.0.2-H.S.4.0-U.E.4.3').proof).toBe(
      'No waiting piece can cover the open edges H32, H03, H34 and V22, and there is no place left for Z.',
    );
  });

  it('may have a corner of which every piece takes two edges or none', () => {
    expect(whyOf('L-P.Em.3.2-H.N.2.1-J.E.3.0')).toEqual({
      words:
        'Count the open horizontal edge H41 and the open vertical edges V40 and V51. Each piece covers an even number ' +
        'of these 3, and 3 is odd.',
      proof: null,
    });
  });
});

function whyOf(text: string) {
  const rest = restProblem(parseSketch(text));
  const { certificate } = whyNone(rest.matrix);
  if (!certificate) return { words: '', proof: null };
  return {
    words: certificateWords(rest, certificate, { row: 'piece' }),
    proof: deadEndWords(rest, certificate),
  };
}
