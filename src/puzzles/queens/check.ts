/** The rules of n queens, checked on a board without any matrix or line numbers: the judge of `encode`. */
import { counted } from '#english/english.ts';
import type { Cell } from './lines.ts';

export interface Fault {
  readonly rule: 'board' | 'count' | 'attack';
  /** The queens concerned. */
  readonly queens: readonly Cell[];
  readonly message: string;
}

/** Everything that is wrong with queens on an n×n board; nothing when they solve the puzzle. */
export function check(n: number, queens: readonly Cell[]): Fault[] {
  const faults: Fault[] = [];
  if (queens.length !== n) {
    const message = `The board has ${counted(queens.length, 'queen')}; it must have ${n}.`;
    faults.push({ rule: 'count', queens, message });
  }
  queens.forEach((queen, index) => {
    if (![queen.file, queen.rank].every((at) => Number.isInteger(at) && at >= 0 && at < n)) {
      const message = `The queen in ${place(queen)} is not on the board.`;
      faults.push({ rule: 'board', queens: [queen], message });
    }
    for (const other of queens.slice(index + 1)) {
      const across = Math.abs(queen.file - other.file);
      const down = Math.abs(queen.rank - other.rank);
      if (across !== 0 && down !== 0 && across !== down) continue;
      const message = `The queens in ${place(queen)} and ${place(other)} attack each other.`;
      faults.push({ rule: 'attack', queens: [queen, other], message });
    }
  });
  return faults;
}

function place({ file, rank }: Cell): string {
  return `rank ${rank}, file ${file}`;
}
