import { KNUTH } from '#puzzles/user-problem/examples.ts';

/** The program beside the matrix at the top of `/library/`: Knuth’s example, each row of the picture a line of its text. */
export const TEN_LINES = `import { parse, solve } from 'cover-and-uncover';

const text = \`${KNUTH.replace(/^\|.*\n/, '')}\`;
console.log(...solve(parse(text)));`;

/** What it prints. */
export const TEN_LINES_PRINT = '[ 3, 0, 4 ]';
