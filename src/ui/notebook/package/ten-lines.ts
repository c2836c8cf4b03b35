/** The program beside the matrix at the top of `/library/`: Knuth’s example, each row of the picture a line of its text. */
export const TEN_LINES = `import { parse, solve } from 'cover-and-uncover';

const text = \`A B C D E F G
C E F
A D G
B C F
A D
B G
D E G
\`;
console.log(...solve(parse(text)));`;

/** What it prints. */
export const TEN_LINES_PRINT = '[ 3, 0, 4 ]';
