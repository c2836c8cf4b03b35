import { count, solve } from '#dlx/index.ts';
import { cover, createLinks, DOWN, ROW } from '#dlx/links.ts';
import { commitOthers } from '#dlx/colours.ts';
import { crossingsOf, gridOf } from '#puzzles/words/check.ts';
import { encode } from '#puzzles/words/encode.ts';
import { LARGER, SMALL } from '#puzzles/words/examples.ts';
import { inWords, listed } from '#english/english.ts';
import { type Question, solved } from './question.ts';

/** How many rows of another word a word shuts out, read from the links in which it has been committed. */
export const whichRowsGo: Question = {
  lesson: 'colours',
  ask: 'CAT lies across the first line. How many of the six places of TAR does it rule out?',
  answers: {
    kind: 'number',
    most: 6,
    hint: (wrong, right) =>
      wrong > right
        ? 'Too many. A place that wants the same letter in the same cell may stay, and so may one that shares no ' +
          'cell.'
        : 'Too few. Write CAT in the first line, and try TAR in each place, across and down.',
  },
  solve() {
    const { matrix, rowNames } = encode(SMALL);
    const [tar, chosen] = [SMALL.words.indexOf('TAR'), rowNames.indexOf('CAT across 1,1')];
    const links = createLinks(matrix);
    const { nodes } = links;
    const rowsOfTar = (): string[] => {
      const names: string[] = [];
      const header = (tar + 1) << 2;
      for (let node = nodes[header + DOWN] as number; node !== header; node = nodes[node + DOWN] as number) {
        names.push((rowNames[nodes[node + ROW] as number] ?? '').replace('TAR ', ''));
      }
      return names;
    };
    const before = rowsOfTar();
    cover(links, 4);
    let taken = nodes[4 + DOWN] as number;
    while (nodes[taken + ROW] !== chosen) taken = nodes[taken + DOWN] as number;
    commitOthers(links, taken);
    const stay = rowsOfTar();
    const gone = before.filter((name) => !stay.includes(name));
    return solved(
      gone.length,
      `The places ${listed(gone)} are gone: there TAR needs a different letter in a cell that CAT fills. The others stay: ` +
        `${listed(stay)}. The last of them shares the T.`,
    );
  },
};

export const howManyCross: Question = {
  lesson: 'colours',
  ask: 'DANCE, LINKS and COVER fit into a 5×5 grid in 120 ways. In how many of them do two words cross?',
  answers: {
    kind: 'number',
    most: 120,
    hint: () =>
      'Each word is as long as the grid. If two lie across and one goes down, it crosses both of them in the same ' +
      'place. Which letters would have to agree?',
  },
  solve() {
    const { matrix, placements } = encode(LARGER.cover);
    const ways = [...solve(matrix)].map((rows) => rows.flatMap((row) => placements[row] ?? []));
    const crossed = ways.filter((chosen) => crossingsOf(chosen).length > 0);
    const other = encode(LARGER.node);
    const more = [...solve(other.matrix)].filter(
      (rows) => crossingsOf(rows.flatMap((row) => other.placements[row] ?? [])).length > 0,
    );
    return solved(
      crossed.length,
      'One word would have to agree with the two that it crosses, in the same place of each, and these words ' +
        `never do. Use NODE instead of COVER, and ${inWords(more.length)} ways have crossings.`,
      { words: 'the words with NODE in figure 14.3', state: { 'words.words': 'node' } },
    );
  },
};

const SAME = 'the same solutions';
const MORE = 'the same solutions, and wrong ones';
const OTHER = 'wrong solutions come in, and some right ones are lost';

/** What a column for each cell and letter says. */
export const isColourAColumn: Question = {
  lesson: 'colours',
  ask:
    'Instead of a colour, give each cell a secondary column for each letter: a row that writes A into the first ' +
    'cell covers 1,1=A. What do you get?',
  answers: {
    kind: 'choice',
    options: [SAME, MORE, OTHER],
    hints: {
      [SAME]: 'If one row wants an A in a cell and another a T, which columns do they share?',
      [MORE]: 'Wrong ones do come in. But what happens to two rows that want the same letter in one cell?',
    },
  },
  solve() {
    const { matrix, placements } = encode(SMALL, 'letters');
    const found = [...solve(matrix)].map((rows) => rows.flatMap((row) => placements[row] ?? []));
    const right = found.filter((chosen) => gridOf(SMALL, chosen) !== null);
    const should = count(encode(SMALL).matrix).solutions;
    return solved(
      right.length < found.length && right.length < should ? OTHER : MORE,
      'Rows that agree in a cell share a column, so they clash; rows that only disagree share none. For CAT, TAR and ' +
        `ART the search finds ${inWords(found.length)} covers: ${inWords(right.length)} of the ${inWords(should)} ` +
        `right ones, those without a crossing, and ${inWords(found.length - right.length)} in which words ` +
        'overwrite each other.',
    );
  },
};
