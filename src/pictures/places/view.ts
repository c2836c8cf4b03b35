/** How often each column has been covered, and how many branches it has: what the picture of places shows. */
import { counted, inFigures, listed } from '#english/english.ts';
import { type Moment, type RunMoment, isCovered } from '../kit/moment.ts';

interface Place {
  /** The row in it; -1 while it is free. */
  readonly row: number;
  /** What stands in it: the name of the row without that of the column. */
  readonly text: string;
  readonly state: 'free' | 'chosen' | 'trying' | 'undone';
  /** Whether it need not be filled. */
  readonly isOptional: boolean;
}

export interface ColumnPlaces {
  readonly column: number;
  readonly name: string;
  readonly places: readonly Place[];
  /** `enough`: it need not be covered again, though places are free. */
  readonly state: 'open' | 'branch' | 'dead end' | 'full' | 'enough';
  /** Its degree and the sum that it is: `3 + 1 − 2 + 1 = 3`; empty for a column that is not open. */
  readonly sum: string;
  readonly words: string;
}

/** The places of every primary column at a moment of a run with bounds. */
export function placesView(moment: Moment): ColumnPlaces[] {
  const { problem, taken, columns: states, sizes, event } = moment;
  const frame = (moment as Partial<RunMoment>).frame;
  const { columns, rows } = problem.matrix;
  // While the column branched on is covered, the lists of the others are not those that are compared.
  const isCovering = moment.branch >= 0 && event !== 'try' && isCovered(moment, moment.branch);
  return columns.flatMap(({ name, kind, min = 1, max = 1 }, column) => {
    if (kind !== 'primary') return [];
    const own = taken.filter(({ row }) => row >= 0 && rows[row]?.includes(column));
    const places = Array.from({ length: max }, (_, at): Place => {
      const { row, state } = own[at] ?? { row: -1, state: 'free' as const };
      const text = row < 0 ? '' : withoutName(problem.rowNames[row] ?? '', name);
      return { row, text, state, isOptional: at >= min };
    });
    const now = states[column];
    const done = own.length < max ? 'enough' : 'full';
    const state = now === 'branch' || now === 'dead end' ? now : now === 'covered' ? done : 'open';
    // When a column is chosen its bound has been lowered already.
    const isChosen = event === 'choose' && now === 'branch' ? 1 : 0;
    const bound = (frame?.bounds?.bound[column] ?? max) + isChosen;
    const spare = Math.min(frame?.bounds?.slack[column] ?? max - min, bound);
    const size = sizes[column] ?? 0;
    const isTaken = event === 'try' && now === 'branch' && !isCovered(moment, column);
    const isSum =
      state === 'branch' ? isChosen === 1 || isTaken : !isCovering && (state === 'open' || state === 'dead end');
    const degree = Math.max(0, size + spare - bound + 1);
    const sum = isSum ? `${size} + ${spare} − ${bound} + 1 = ${degree}` : '';
    const filled = own.map(({ row }) => problem.rowNames[row] ?? '');
    const times = min === max ? String(max) : `${min} to ${max}`;
    const by = filled.length === 0 ? '' : `, by ${listed(filled)}`;
    const how = isSum ? `; ${counted(size, 'row')} left, so ${inFigures(degree, 'branch', 'branches')}` : '';
    const end = state === 'enough' ? '; that is enough' : how;
    return [
      { column, name, places, state, sum, words: `${name}, ${times} times: ${filled.length} so far${by}${end}.` },
    ];
  });
}

function withoutName(row: string, column: string): string {
  const rest = row.split(' ').filter((part) => part !== column);
  return rest.join(' ');
}
