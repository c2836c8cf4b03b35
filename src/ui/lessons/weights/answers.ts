/** What figure 16.2 answers: whether the reader’s weights are a proof, and the weights that the machine finds. */
import { whyNone } from '#dlx/why/index.ts';
import { listed } from '#english/english.ts';
import type { Cell } from '#puzzles/dominoes/encode.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
import { small } from '#puzzles/why/column-words.ts';
import type { WeighedBoard } from './boards.ts';
import { type Judgement, judge } from './judge.ts';

export interface Answer {
  readonly words: string;
  /** The cells of the piece that the words are about. */
  readonly ringed: readonly Cell[];
}

export interface MachineWeights {
  /** For each column. */
  readonly weights: readonly number[];
  readonly words: string;
}

/** The verdict on the reader’s weights. */
export function verdictOn(board: WeighedBoard, weights: readonly number[]): Answer {
  const judgement = judge(board.matrix, weights, board.pieces);
  const row = 'row' in judgement ? judgement.row : null;
  return {
    words: verdictWords(board, weights, judgement),
    ringed: row === null ? [] : (board.matrix.rows[row] ?? []).flatMap((cell) => board.cells[cell] ?? []),
  };
}

/** @throws Error when there are none, which no board of the figure is without */
export function machineWeights(board: WeighedBoard): MachineWeights {
  const { certificate } = whyNone(board.matrix);
  if (!certificate) throw new Error(`nothing proves that ${board.plural} do not cover this board`);
  const terms = { row: board.piece, sides: ['plus', 'minus'] as const };
  return { weights: certificate.weights, words: certificateWords(board, certificate, terms) };
}

function verdictWords(board: WeighedBoard, weights: readonly number[], judgement: Judgement): string {
  switch (judgement.kind) {
    case 'blank':
      return 'Every sum is 0, and so is the total. Give some cells a weight first.';
    case 'proof':
      return `${proofWords(board, judgement)} This is a proof.`;
    case 'possible':
      return possibleWords(board, weights, judgement);
    case 'broken':
      return (
        `Not a proof: some ${board.plural} have an even sum and some an odd one. ` +
        ringWords(board, weights, judgement.row)
      );
  }
}

/** The total is what the pieces may well add up to. */
function possibleWords(
  board: WeighedBoard,
  weights: readonly number[],
  { sum, modulus, total, row }: Extract<Judgement, { kind: 'possible' }>,
): string {
  const { piece, pieces } = board;
  const many = small(pieces);
  if (modulus === 0) {
    const so = sum === 0 ? 'so is the total' : `${many} of them make the total, ${signed(total)}`;
    return `The sum of every ${piece} is ${signed(sum)}, and ${so}. This proves nothing.`;
  }
  const kind = modulus === 2 ? oddOrEven(sum) : `${sum === 0 ? '' : `${sum} more than `}a multiple of ${modulus}`;
  return (
    `${ringWords(board, weights, row)} Every sum is ${kind}, but ${many} such numbers can make the total, ` +
    `${signed(total)}. This proves nothing.`
  );
}

function proofWords(
  { piece, pieces }: WeighedBoard,
  { sum, modulus, total }: Extract<Judgement, { kind: 'proof' }>,
): string {
  const many = small(pieces);
  const but = `but the total is ${signed(total)}.`;
  if (modulus === 0) {
    const so = sum === 0 ? 'so any number of them makes 0' : `so ${many} of them make ${signed(sum * pieces)}`;
    return `The sum of every ${piece} is ${signed(sum)}, ${so}, ${but}`;
  }
  if (modulus === 2) {
    const make = `${many} of them make an ${oddOrEven(sum * pieces)} number`;
    return `The sum of every ${piece} is ${oddOrEven(sum)}, so ${make}, ${but}`;
  }
  const left = (sum * pieces) % modulus;
  return (
    `Divided by ${modulus}, the sum of every ${piece} leaves ${sum}, so the sum of ${many} of them leaves ${left}, ` +
    `but the total is ${signed(total)}.`
  );
}

function oddOrEven(number: number): string {
  return number % 2 === 0 ? 'even' : 'odd';
}

/** “The domino with the ring has two +: its sum is 2.” */
function ringWords({ matrix, piece }: WeighedBoard, weights: readonly number[], row: number | null): string {
  const own = (matrix.rows[row ?? 0] ?? []).map((cell) => weights[cell] ?? 0);
  const times = (weight: number): number => own.filter((one) => one === weight).length;
  const signs = [
    { times: times(1), name: '+' },
    { times: times(-1), name: '−' },
  ].flatMap((one) => (one.times > 0 ? [`${small(one.times)} ${one.name}`] : []));
  const empty = times(0) > 0 ? [`${small(times(0))} empty cell${times(0) === 1 ? '' : 's'}`] : [];
  const sum = own.reduce((before, weight) => before + weight, 0);
  return `The ${piece} with the ring has ${listed([...signs, ...empty])}: its sum is ${signed(sum)}.`;
}

/** With the minus of the figure. */
function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
