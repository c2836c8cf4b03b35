import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type ColumnInput, type Matrix, createMatrix, parse } from '#dlx/index.ts';
import { onesOf } from '#dlx/matrix.ts';
import { agree, colouredMatrices } from './coloured.ts';
import { matrices } from './random.ts';

/** What Knuth's programs say of a problem (`golden/expected.json`). */
interface Counted {
  readonly solutions: number;
  readonly nodes: number;
  readonly updates: number;
  readonly cleansings: number;
  readonly profile: readonly number[];
}

export interface GoldenBounds extends Counted {
  readonly program: 'dlx3';
}

export interface GoldenCosts {
  readonly program: 'dlx5';
  readonly allSolutions: number;
  readonly allNodes: number;
  readonly k1: GoldenCheapest;
  readonly k3: GoldenCheapest;
  readonly k10: GoldenCheapest;
}

export interface GoldenCheapest extends Counted {
  readonly foundCosts: readonly number[];
  readonly bestCosts: readonly number[];
}

const GOLDEN = new URL('golden/', import.meta.url);

const { problems } = JSON.parse(readFileSync(new URL('expected.json', GOLDEN), 'utf8')) as {
  problems: Record<string, GoldenBounds | GoldenCosts>;
};

/** The problems that Knuth's own program has solved, with what it said. */
export function golden<Program extends 'dlx3' | 'dlx5'>(
  program: Program,
): [string, Matrix, Extract<GoldenBounds | GoldenCosts, { program: Program }>][] {
  return Object.entries(problems).flatMap(([name, said]) =>
    said.program === program
      ? [[name, goldenMatrix(name), said as Extract<GoldenBounds | GoldenCosts, { program: Program }>]]
      : [],
  );
}

/** Its file, as the program reads it. */
export function goldenUrl(name: string): URL {
  return new URL(`${name}.dlx`, GOLDEN);
}

export function goldenMatrix(name: string): Matrix {
  return parse(readFileSync(goldenUrl(name), 'utf8'));
}

interface Options {
  /** The highest cost of a row. Default: no costs. */
  readonly mostCost?: number;
  /** Whether primary columns have bounds. Default: most of them. */
  readonly hasBounds?: boolean;
}

/** Small matrices of every sort, half of them with colours, whose primary columns have bounds. */
export function boundedMatrices({ mostCost = 0, hasBounds = true }: Options = {}): fc.Arbitrary<Matrix> {
  const plain = fc.oneof(
    matrices({ mostColumns: 6, mostRows: 10 }),
    colouredMatrices({ mostColumns: 6, mostRows: 10 }),
  );
  const pairs = [[2, 2], [1, 2], [0, 1], [0, 2], [2, 3], [1, 3], [3, 3], [0, 5]] as const; // prettier-ignore
  const bounds = hasBounds ? fc.constantFrom(null, null, ...pairs) : fc.constant(null);
  const drawn = fc.record({
    bounds: fc.array(bounds, { minLength: 6, maxLength: 6 }),
    costs: fc.array(fc.nat(mostCost), { minLength: 10, maxLength: 10 }),
  });
  return fc.tuple(plain, drawn).map(([matrix, { bounds, costs }]) => {
    const columns = matrix.columns.map((column, index): ColumnInput => {
      const [min, max] = bounds[index] ?? [1, 1];
      return column.kind === 'primary' ? { name: column.name, min, max } : column;
    });
    const rows = matrix.rows.map((_, row) => ({ ones: onesOf(matrix, row), cost: costs[row] ?? 0 }));
    return createMatrix(columns, rows);
  });
}

/** Every cover by trying every set of rows, each with rising numbers, in the order of their texts. */
export function coversByBruteForce(matrix: Matrix): number[][] {
  const { columns, rows } = matrix;
  const usable = rows.flatMap((row, index) => (row.some((one) => columns[one]!.kind === 'primary') ? [index] : []));
  const covers: number[][] = [];
  for (let set = 0; set < 2 ** usable.length; set += 1) {
    const chosen = usable.filter((_, bit) => (set >> bit) & 1);
    const isCover = columns.every(({ kind, min = 1, max = 1 }, column) => {
      if (kind === 'off') return true;
      if (kind === 'secondary') return agree(matrix, chosen, column);
      const times = chosen.filter((row) => rows[row]!.includes(column)).length;
      return times >= min && times <= max;
    });
    if (isCover) covers.push(chosen);
  }
  return covers.sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));
}
