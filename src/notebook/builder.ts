/** The builder with which a cell makes a problem, one column or row at a time. */
import type { Mark } from '#puzzles/marks.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { faultWords, readUserProblem } from '#puzzles/user-problem/read.ts';
import { boundsOf } from '#dlx/bounds.ts';
import type { ProblemBoard } from '#puzzles/board.ts';
import { readBoard } from '#puzzles/user-problem/read-board.ts';
import { faultOfColumnName, MOST, tooMany } from '#puzzles/user-problem/limits.ts';
import { markReader, shownValue } from '#puzzles/user-problem/read-marks.ts';
import { listed, shortened } from '#english/english.ts';
import type { Check, Clash, Rules } from './rules.ts';
import { cellsOf } from './rules.ts';
import type {
  BoardOptions,
  BuiltColumn,
  BuiltRow,
  ColumnOptions,
  LineOptions,
  Names,
  TileOptions,
} from './builder-options.ts';
import { isText, markName, refuseColumns, refuseMarks } from './row-faults.ts';
import { combinations, range } from './shapes.ts';

/**
 * An exact cover problem under construction. Every method that adds something returns the builder, so calls can be
 * chained. `Value` is what a row answers with in a solution: its name, unless rows have values.
 */
export class ProblemBuilder<out Value = string> {
  readonly #columns: BuiltColumn[] = [];
  readonly #rows: Omit<BuiltRow, 'cells' | 'value'>[] = [];
  /** Cache for `rows`; null after a row is added. */
  #read: readonly BuiltRow<Value>[] | null = null;
  /** The kinds of the columns by their names. */
  readonly #names = new Map<string, 'primary' | 'secondary'>();
  #title: string | undefined;
  #board: object | undefined;
  /** Validates a mark against the board; undefined until there is a board. */
  #readMark: ReturnType<typeof markReader> | undefined;
  #clash: Clash | undefined;
  #check: Check | undefined;
  /** The rows that `oneOf` has made, which a rule of the reader's knows nothing of. */
  readonly #made = new Set<number>();
  /** What rows answer with, by their numbers, where that is not their names. */
  readonly #values = new Map<number, { readonly value: Value }>();
  /** What the call before has added, for `between`, `cost` and `value`: so many columns, or a row. */
  #latest: { readonly columns: number } | 'row' | null = null;

  constructor(title?: string) {
    this.#title = title;
  }

  /** Returns an independent copy. */
  copy(): ProblemBuilder<Value> {
    const made = new ProblemBuilder<Value>(this.#title);
    made.#columns.push(...this.#columns);
    made.#rows.push(...this.#rows);
    for (const [name, kind] of this.#names) made.#names.set(name, kind);
    made.#board = this.#board;
    made.#readMark = this.#readMark;
    made.#clash = this.#clash;
    made.#check = this.#check;
    for (const row of this.#made) made.#made.add(row);
    for (const [row, value] of this.#values) made.#values.set(row, value);
    return made;
  }

  /** The columns so far, as frozen plain data. */
  get columns(): readonly BuiltColumn[] {
    return Object.freeze([...this.#columns]);
  }

  /** The rows so far, in order, as frozen plain data. */
  get rows(): readonly BuiltRow<Value>[] {
    this.#read ??= Object.freeze(
      this.#rows.map((row, index) => Object.freeze({ ...row, cells: cellsOf(row.marks), ...this.#values.get(index) })),
    );
    return this.#read;
  }

  /**
   * Adds columns that must be covered exactly once.
   * @throws RangeError for a name that is not valid, or that a column already has
   */
  primary(names: Names, options: ColumnOptions = {}): this {
    return this.#add(names, 'primary', options);
  }

  /**
   * Lets the columns of the call before be covered so often, each at least `min` times and at most `max`:
   * `primary(['early', 'late']).between(2, 3)`.
   * @throws RangeError when the call before has added no primary column, or these are no bounds
   */
  between(min: number, max: number): this {
    const count = typeof this.#latest === 'object' ? (this.#latest?.columns ?? 0) : 0;
    if (count === 0) {
      throw new RangeError(
        'between says how often the columns of the previous call are covered, but that call added none; write it right after a call that adds some, like primary("night").between(2, 3)',
      );
    }
    const from = this.#columns.length - count;
    for (let index = from; index < this.#columns.length; index += 1) {
      const { min: _, max: __, ...column } = this.#columns[index] as BuiltColumn;
      this.#columns[index] = Object.freeze({ ...column, ...boundsOf({ ...column, min, max }, index) });
    }
    return this;
  }

  /**
   * Lets the row of the call before cost so much: a whole number from 0 up. Costs change nothing in what a solution is;
   * `cheapest` looks for solutions whose rows cost little together.
   * @throws RangeError when the call before has added no row, or this is no cost
   */
  cost(cost: number): this {
    const row = this.#latest === 'row' ? this.#rows.at(-1) : undefined;
    if (!row) {
      throw new RangeError(
        'cost says what the row of the previous call costs, but that call added none; write it right after the row, like row(…).cost(5)',
      );
    }
    if (!Number.isSafeInteger(cost) || cost < 0) {
      throw new RangeError(`row ${row.name} would cost ${shownValue(cost)}; give a whole number from 0 up`);
    }
    const { cost: _, ...free } = row;
    this.#rows[this.#rows.length - 1] = cost > 0 ? { ...free, cost } : free;
    this.#read = null;
    return this;
  }

  /**
   * Gives the row of the call before a value: solutions then list values instead of names. Either each row has one, or
   * none has; those that `oneOf` and `atMost` make need none, because no solution lists them.
   * @throws RangeError when the call before has added no row
   */
  value(value: Value): this {
    if (this.#latest !== 'row') {
      throw new RangeError(
        'value says what solutions list for the row of the previous call, but that call added none; write it right after the row, like row(…).value({ day, person })',
      );
    }
    this.#values.set(this.#rows.length - 1, { value });
    this.#read = null;
    return this;
  }

  /**
   * Adds columns that may be covered at most once.
   * @throws RangeError for a name that is not valid, or that a column already has
   */
  secondary(names: Names, options: ColumnOptions = {}): this {
    return this.#add(names, 'secondary', options);
  }

  /**
   * Adds primary columns of which the other rows have to cover one of the sets, no more and no less: beside them a
   * primary column of the given name, and for each set a row that covers it and what the set leaves out. So a solution
   * of the other rows has exactly one set, and is counted once.
   * @throws RangeError for a name that `primary` refuses, for a set with another column, or for too many sets
   */
  oneOf(name: string, columns: readonly string[], sets: readonly Names[], options: ColumnOptions = {}): this {
    const lists = sets.map((set) => (typeof set === 'string' ? [set] : set));
    const many = tooMany(lists.length, 'rows');
    if (many) throw new RangeError(`each set of “${name}” is a row: ${many}`);
    const stray = lists.flat().find((one) => !columns.includes(one));
    if (stray !== undefined) {
      throw new RangeError(`a set of “${name}” has “${stray}”, which is not one of its columns; add it to them`);
    }
    const { group } = options;
    this.primary(name, { ...(group !== undefined && { group }), words: `which columns of ${name} other rows cover` });
    this.primary(columns, options);
    for (const set of lists) {
      const left = columns.filter((column) => !set.includes(column));
      this.#made.add(this.#rows.length);
      const which = set.length === 0 ? 'none' : `only ${shortened(listed(set), 300)}`;
      const words = `Of the columns of ${name}, other rows cover ${which}.`;
      this.row(shortened(`${name}: ${set.join(' ') || 'none'}`, MOST.rowName - 1), [name, ...left], [], words);
    }
    this.#latest = null;
    return this;
  }

  /**
   * Adds primary columns of which the other rows may cover so many at most: `oneOf` with every set that is small enough.
   * @throws RangeError as `oneOf`, or when the number is not whole
   */
  atMost(name: string, most: number, columns: readonly string[], options: ColumnOptions = {}): this {
    const sizes = range(Math.min(most, columns.length) + 1);
    return this.oneOf(
      name,
      columns,
      sizes.flatMap((size) => combinations(columns, size)),
      options,
    );
  }

  /**
   * Adds a row with the columns that it covers and the marks that it draws. `x:A` gives the secondary column x the
   * colour A: rows that give it the same colour may share it.
   * @throws RangeError for an unknown or repeated column, a wrong colour, or a mark that the board cannot take. Marks
   *   of rows added before the board are checked by `checked`
   */
  row(name: string, columns: readonly string[], marks: readonly Mark[] = [], words?: string): this {
    refuseColumns(name, columns, this.#names);
    refuseMarks(name, marks, this.#readMark);
    this.#rows.push({ name, columns: [...columns], marks: [...marks], ...(words !== undefined && { words }) });
    this.#read = null;
    this.#latest = 'row';
    return this;
  }

  /**
   * Sets a board of square cells; places count from the top left, from 0.
   * @throws RangeError for a board that `readBoard` refuses
   */
  cells(width: number, height: number, options: BoardOptions = {}): this {
    if (typeof options !== 'object') {
      throw new RangeError('a board is flat: cells(width, height, options); for a body, draw the layers side by side');
    }
    const { missing = [], marks = [], blocks, across, down } = options;
    return this.#on({
      kind: 'cells',
      width,
      height,
      missing,
      marks,
      ...(blocks && { blocks }),
      ...(across && { across }),
      ...(down && { down }),
    });
  }

  /**
   * Sets a board of triangles, `width` in each rank: the triangle x, y points up when x + y is even.
   * @throws RangeError for a board that `readBoard` refuses
   */
  triangles(width: number, height: number, { missing = [], marks = [] }: TileOptions = {}): this {
    return this.#on({ kind: 'triangles', width, height, missing, marks });
  }

  /**
   * Sets a board of hexagons, `width` in each rank; each rank begins half a cell further to the right.
   * @throws RangeError for a board that `readBoard` refuses
   */
  hexagons(width: number, height: number, { missing = [], marks = [] }: TileOptions = {}): this {
    return this.#on({ kind: 'hexagons', width, height, missing, marks });
  }

  /**
   * Sets a board of edges around width × height squares.
   * @throws RangeError for a board that `readBoard` refuses
   */
  lines(width: number, height: number, { missing = [], marks = [] }: LineOptions = {}): this {
    return this.#on({ kind: 'lines', width, height, missing, marks });
  }

  /**
   * Sets the rule that says when two rows clash. When a cell shows the problem, the rule is compared with
   * the matrix, pair by pair.
   * @throws RangeError when the rule is not a function
   */
  clash(rule: Clash<Value>): this {
    if (typeof rule !== 'function') throw new RangeError('clash wants a function of two rows');
    // It is called with the rows of this problem alone, whose values these are.
    this.#clash = rule as Clash;
    return this;
  }

  /**
   * Sets the rule that judges a solution: true, or what is wrong with it. It is called with the first solutions.
   * @throws RangeError when the rule is not a function
   */
  check(rule: Check<Value>): this {
    if (typeof rule !== 'function') throw new RangeError('check wants a function of a solution');
    this.#check = rule as Check;
    return this;
  }

  /** The rules set with `clash` and `check`, and the rows that they do not get. */
  rules(): Rules {
    return { clash: this.#clash, check: this.#check, made: this.#made, values: this.#values };
  }

  /**
   * What each row answers with in a solution: its value, or its name where no row has a value; null for a row that
   * `oneOf` or `atMost` has made.
   * @throws RangeError when some rows have values and some have none
   */
  answers(): readonly ({ readonly value: Value } | null)[] {
    return this.#rows.map(({ name }, row) => {
      if (this.#made.has(row)) return null;
      if (this.#values.size === 0) return { value: name as Value };
      const given = this.#values.get(row);
      if (given) return given;
      throw new RangeError(`row ${name} has no value, but others have; give each row one, or none: row(…).value(…)`);
    });
  }

  /** The problem as plain data, which can leave the sandbox; `readUserProblem` checks it. */
  data(): unknown {
    return {
      ...(this.#title !== undefined && { title: this.#title }),
      columns: [...this.#columns],
      rows: [...this.#rows],
      ...(this.#board && { board: this.#board }),
    };
  }

  /**
   * Returns the problem that `readUserProblem` makes of the data.
   * @throws RangeError with the faults of the problem
   */
  checked(): UserProblem {
    const { problem, faults } = readUserProblem(this.data());
    if (!problem) throw new RangeError(faults.map(faultWords).join('; '));
    return problem;
  }

  /** @throws RangeError with the first fault of the board or its marks */
  #on(board: object): this {
    const faults: string[] = [];
    const note = (place: string, words: string): unknown =>
      faults.push(place.startsWith('board.marks') ? `what is on the board: ${words}` : words);
    const read = readBoard(board, note, (marks, place, readMark) => {
      for (const [index, mark] of Array.isArray(marks) ? marks.entries() : []) {
        const { fault } = readMark(mark);
        if (fault) note(place, `mark ${index + 1}${markName(mark)}: ${fault}`);
      }
      return [];
    });
    if (faults[0] !== undefined) throw new RangeError(faults[0]);
    this.#board = board;
    this.#readMark = read && markReader(read);
    return this;
  }

  #add(names: Names, kind: 'primary' | 'secondary', options: ColumnOptions): this {
    if (typeof options !== 'object') {
      throw new RangeError(`put several columns into one list: write ${kind}(['a', 'b'])`);
    }
    const { group, words } = options;
    const before = this.#columns.length;
    for (const name of typeof names === 'string' ? [names] : names) {
      if (!isText(name)) throw new RangeError(`the name of a column is a string: write 'a', or String(1) for a number`);
      const fault = faultOfColumnName(name);
      if (fault) throw new RangeError(fault);
      if (this.#names.has(name)) {
        throw new RangeError(`there is a column “${name}” already; give each a name of its own`);
      }
      this.#names.set(name, kind);
      const column = { name, kind, ...(group !== undefined && { group }), ...(words !== undefined && { words }) };
      this.#columns.push(Object.freeze(column));
    }
    this.#latest = { columns: this.#columns.length - before };
    return this;
  }
}

/** Gives a problem a board that was read or encoded elsewhere. */
export function setBoard(made: ProblemBuilder<unknown>, board: ProblemBoard): void {
  const { width, height } = board;
  if (board.kind === 'cells') made.cells(width, height, board);
  else if (board.kind === 'lines') made.lines(width, height, board);
  else made[board.kind](width, height, board);
}

/**
 * Returns an empty problem. Solutions list the names of rows; with a type for their values, `problem<Shift>()`, each row
 * needs a `value` of that type, and solutions list these.
 */
export function problem<Value = string>(title?: string): ProblemBuilder<Value> {
  return new ProblemBuilder<Value>(title);
}
