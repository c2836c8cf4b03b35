/** How often each column has been covered, and its degree: what the picture of places shows. */
import { fromTo, inFigures, listed, times } from '#english/english.ts';
import { rowsBefore } from '#history/choices.ts';
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

/** The degree of a column: rows + slack − bound + 1, with the slack that is left. */
interface Sum {
  readonly rows: number;
  readonly slack: number;
  readonly bound: number;
  readonly degree: number;
}

export interface ColumnPlaces {
  readonly column: number;
  readonly name: string;
  readonly places: readonly Place[];
  readonly state: 'open' | 'branch' | 'dead end' | 'covered';
  /** What is said of it: `full`, or `enough` where it need not be covered again, though places are free. */
  readonly said: '' | 'full' | 'enough';
  /** What its degree is made of; null for a column that is covered. */
  readonly sum: Sum | null;
  readonly words: string;
}

/** The places of every primary column at a moment of a run with bounds. */
export function placesView(moment: Moment): ColumnPlaces[] {
  const { problem, taken, columns: states, sizes, event } = moment;
  const frame = (moment as Partial<RunMoment>).frame;
  const { columns, rows } = problem.matrix;
  // While the column branched on is covered, the lists of the others are not those that are compared.
  const isCovering = moment.branch >= 0 && event !== 'try' && isCovered(moment, moment.branch);
  const before = frame && isCovering ? rowsBefore(problem.matrix, frame) : null;
  return columns.flatMap(({ name, kind, min = 1, max = 1 }, column) => {
    if (kind !== 'primary') return [];
    const own = taken.filter(({ row }) => row >= 0 && rows[row]?.includes(column));
    const places = Array.from({ length: max }, (_, at): Place => {
      const { row, state } = own[at] ?? { row: -1, state: 'free' as const };
      const text = row < 0 ? '' : withoutName(problem.rowNames[row] ?? '', name);
      return { row, text, state, isOptional: at >= min };
    });
    const now = states[column];
    const state = now === 'branch' || now === 'dead end' || now === 'covered' ? now : 'open';
    // A row that is taken back is still seen, but no longer counts.
    const standing = own.filter(({ state: how }) => how !== 'undone');
    const isClosed = isCovered(moment, column) && (state === 'covered' || event === 'try');
    const said = !isClosed ? '' : standing.length === max ? 'full' : 'enough';
    // When a column is chosen its bound has been lowered already.
    const isChosen = event === 'choose' && now === 'branch' ? 1 : 0;
    const bound = (frame?.bounds?.bound[column] ?? max) + isChosen;
    const slack = Math.min(frame?.bounds?.slack[column] ?? max - min, bound);
    const size = before && state !== 'branch' ? (before[column]?.length ?? 0) : (sizes[column] ?? 0);
    // Between two branches of a column nobody compares it.
    const isSum = state === 'branch' ? isChosen === 1 || (event === 'try' && !isClosed) : state !== 'covered';
    const degree = Math.max(0, size + slack - bound + 1);
    const sum = isSum ? { rows: size, slack, bound, degree } : null;
    const by = listed(standing.map(({ row }) => problem.rowNames[row] ?? ''));
    const end = said === 'enough' ? '; that is enough' : sum ? `; ${sumWords(sum)}` : '';
    return [
      {
        column,
        name,
        places,
        state,
        said,
        sum,
        words: `${name}, ${asked(min, max)}: ${standing.length} so far${by === '' ? '' : `, by ${by}`}${end}.`,
      },
    ];
  });
}

function asked(min: number, max: number): string {
  const often = min === max ? times(max) : min === 0 ? `at most ${times(max)}` : `${fromTo(min, max)} times`;
  return `to be covered ${often}`;
}

function sumWords({ rows, slack, bound, degree }: Sum): string {
  return `${inFigures(rows, 'row')} left, slack ${slack}, bound ${bound}, so the degree is ${degree}`;
}

function withoutName(row: string, column: string): string {
  const rest = row.split(' ').filter((part) => part !== column);
  return rest.join(' ');
}
