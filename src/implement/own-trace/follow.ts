import type { Matrix } from '#dlx/index.ts';
import type { Turns } from '#history/followed.ts';
import { counted, listed } from '#english/english.ts';
import { Astray } from './astray.ts';
import { Besides } from './beside.ts';
import type { Difference, Fault } from './difference.ts';
import { deadEndEarly, faults } from './faults.ts';
import type { Beside, TraceItem } from './line.ts';
import { type Level, type Phase, endWords, expectedWords, isSameSet, othersOf, whyGone } from './level.ts';
import { Mirror } from './mirror.ts';
import { type TraceNames, columnIn, namesIn, rowIn } from './names.ts';
import { SiteRun } from './site-run.ts';
import { TurnList } from './turns.ts';

/**
 * Follows a reader's run line by line on links of the site's own, up to the first line that no right solver prints. What
 * is possible becomes turns (`history/followed.ts`). Lines of `cover` and `uncover` may be missing altogether; then the
 * site's covers stand for them.
 */
export class Follower {
  readonly #matrix: Matrix;
  readonly #names: TraceNames;
  readonly #mirror: Mirror;
  readonly #site: SiteRun;
  readonly #turns = new TurnList();
  readonly #levels: Level[] = [];
  readonly #found: Difference[] = [];
  #phase: Phase = 'enter';
  /** Columns that must be covered, or have to come back, before anything else happens. */
  #pending: number[] = [];
  /** Whether covers are printed; null until the first one could have been. */
  #isDetailed: boolean | null = null;
  /** Whether lines of `try` are printed. */
  #tellsRows = false;
  #line = 0;
  #nodes = 0;
  solutions = 0;
  readonly #besides: Besides;
  /** Where a node was left with rows to try, after a solution. */
  #leftOut: Difference | null = null;

  constructor(matrix: Matrix) {
    this.#matrix = matrix;
    this.#names = namesIn(matrix);
    this.#mirror = new Mirror(matrix);
    this.#site = new SiteRun(matrix);
    this.#besides = new Besides(matrix, this.#names, this.#mirror, (fault) => this.#note('count', fault));
  }

  get turns(): Turns {
    return this.#turns.turns;
  }

  /** In the order in which they were found: at most one of each kind. Counts mean little where the links are wrong. */
  get differences(): readonly Difference[] {
    return this.#found.filter(({ kind }) => kind !== 'count' || !this.isAstray);
  }

  get nodes(): number {
    return this.#nodes;
  }

  get isAstray(): boolean {
    return this.#found.some(({ kind }) => kind === 'wrong');
  }

  /**
   * Takes the next line.
   * @throws LineFault when it names a column or a row that is not there
   */
  take(item: TraceItem, line: number): void {
    this.#line = line;
    this.#guarded(() => this.#dispatch(item));
  }

  /** Says that no more lines come. */
  end(): void {
    this.#guarded(() => this.#finish());
  }

  #guarded(act: () => void): void {
    if (this.isAstray) return;
    try {
      act();
    } catch (error) {
      if (!(error instanceof Astray)) throw error;
      this.#note('wrong', error.fault);
    }
  }

  #dispatch(item: TraceItem): void {
    if (this.#isDetailed === null && this.#pending.length > 0) {
      this.#isDetailed = item.does === 'cover' || item.does === 'uncover';
    }
    if (this.#isDetailed === false) this.#settle();
    switch (item.does) {
      case 'matrix':
        this.#besides.built(item);
        return;
      case 'choose':
        this.#choose(columnIn(this.#matrix, item.column));
        this.#besides.entered(item, this.#nodes);
        return;
      case 'solution':
        this.#solution(item.rows);
        this.#besides.entered(item, this.#nodes);
        return;
      case 'try':
        this.#tellsRows = true;
        this.#try(rowIn(this.#matrix, item.row));
        return;
      case 'undo':
        this.#undo(rowIn(this.#matrix, item.row));
        return;
      case 'cover':
        this.#cover(columnIn(this.#matrix, item.column), item);
        return;
      case 'uncover':
        this.#uncover(columnIn(this.#matrix, item.column), item);
    }
  }

  // --- lines ---

  #choose(column: number): void {
    const name = this.#names.column(column);
    this.#expectNothingPending();
    this.#expect('enter', `chooses column ${name}`);
    const { kind } = this.#matrix.columns[column]!;
    if (kind !== 'primary') {
      throw faults.secondaryChosen(name, column);
    }
    if (this.#mirror.isCovered(column)) {
      throw faults.coveredChosen(name, column);
    }
    this.#enter(column);
  }

  #solution(rows: readonly number[] | null): void {
    this.#expectNothingPending();
    this.#expect('enter', 'says solution');
    const [open] = this.#mirror.ring();
    if (open !== undefined) {
      throw faults.notWhole(this.#names.column(open), open);
    }
    const path = this.#levels.map(({ row }) => row);
    if (rows && !isSameSet(rows, path)) {
      throw faults.solutionRows(rows, path);
    }
    this.#enter(-1);
  }

  #try(row: number): void {
    const name = this.#names.row(row);
    this.#expectNothingPending();
    this.#expect('node', `tries ${name}`);
    const level = this.#levels.at(-1)!;
    const column = this.#names.column(level.column);
    if (level.tried.has(row)) throw new Astray('row-twice', `Column ${column} has tried ${name} already.`, { row });
    if (!this.#mirror.rowsOf(level.column).includes(row)) {
      throw faults.rowGone(name, column, whyGone(row, level.column, this.#levels, this.#matrix, this.#names), row);
    }
    this.#push('try', row);
    if (this.#leftOut) throw new Astray('rows-left-out', this.#leftOut.words);
    level.tried.add(row);
    level.row = row;
    level.others.length = 0;
    this.#pending = othersOf(this.#matrix, row, level.column);
    this.#phase = 'enter';
  }

  /** Takes the row whose first column besides is this one: the uppermost that has not been tried. */
  #tryWith(column: number): void {
    const level = this.#levels.at(-1)!;
    const left = this.#mirror.rowsOf(level.column).filter((row) => !level.tried.has(row));
    const row = left.find((one) => othersOf(this.#matrix, one, level.column)[0] === column);
    if (row !== undefined) this.#try(row);
  }

  #undo(row: number): void {
    if (this.#phase === 'enter') this.#giveUp();
    if (this.#phase === 'node' && this.#pending.length > 0) this.#leaveDeadEndEarly();
    if (this.#phase === 'node') this.#leaveOrStay(row);
    this.#expectNothingPending();
    this.#expect('left', `takes back ${this.#names.row(row)}`);
    this.#beginUndo(row);
  }

  #cover(column: number, beside: Beside): void {
    const name = this.#names.column(column);
    if (this.#mirror.isCovered(column)) {
      throw new Astray('covered-twice', `Column ${name} is covered again, though it is covered already.`, { column });
    }
    // Who prints covers need not print choices and rows: a cover that nothing asks for begins them.
    if (this.#pending.length === 0) {
      if (this.#phase === 'enter') this.#choose(column);
      else if (this.#phase === 'node' && !this.#tellsRows) this.#tryWith(column);
    }
    if (!this.#pending.includes(column) || this.#phase === 'undo') {
      const asked = this.#pending.map((one) => this.#names.column(one));
      const words =
        asked.length > 0 && this.#phase !== 'undo'
          ? `the next cover should be of ${listed(asked, 'or')}`
          : 'nothing asks for it here';
      const [next = null] = this.#phase === 'undo' ? [] : this.#pending;
      throw new Astray('cover-unasked', `Column ${name} is covered, but ${words}.`, { column, due: { column: next } });
    }
    this.#pending = this.#pending.filter((one) => one !== column);
    const level = this.#levels.at(-1)!;
    if (this.#phase === 'enter') level.others.push(column);
    else level.ownSize = beside.sizes?.[column];
    this.#mirror.cover(column);
    this.#besides.covered(beside, column);
  }

  #uncover(column: number, beside: Beside): void {
    const name = this.#names.column(column);
    if (!this.#mirror.isCovered(column)) {
      throw new Astray('uncover-twice', `Column ${name} is uncovered, but it was not covered.`, { column });
    }
    if (this.#phase === 'enter') this.#giveUp();
    if (this.#phase === 'node' && this.#pending.length > 0) this.#leaveDeadEndEarly();
    if (this.#phase === 'left') this.#beginUndo(this.#levels.at(-1)?.row ?? -1);
    const last = this.#mirror.covered.at(-1)!;
    if (this.#phase === 'undo' && column === this.#levels.at(-1)?.column) this.#expectNothingPending();
    if (last !== column) {
      const ours = this.#names.column(last);
      throw faults.uncoverOrder(name, column, ours, last);
    }
    if (this.#phase === 'node') this.#leave();
    else {
      this.#pending = this.#pending.filter((one) => one !== column);
      if (this.#pending.length === 0) this.#phase = 'node';
      this.#mirror.uncover();
    }
    this.#besides.uncovered(beside, column);
  }

  // --- the run ---

  /** Enters a node: a column, or -1 for a solution. */
  #enter(column: number): void {
    this.#nodes += 1;
    const size = column < 0 ? 0 : this.#mirror.sizeOf(column);
    this.#push('enter', column);
    this.#levels.push({ column, size, tried: new Set(), row: -1, others: [] });
    this.#pending = column < 0 ? [] : [column];
    this.#phase = 'node';
    if (column >= 0) return;
    this.solutions += 1;
    this.#leave();
  }

  /** Leaves the node of the last level, and uncovers its column. */
  #leave(): void {
    const level = this.#levels.at(-1)!;
    if (level.tried.size < level.size) this.#leaveOut(level);
    this.#push('leave');
    this.#levels.pop();
    if (level.column >= 0) this.#mirror.uncover();
    this.#phase = this.#levels.length === 0 ? 'over' : 'left';
  }

  #leaveOut({ column, size, tried, ownSize = size }: Level): void {
    const name = this.#names.column(column);
    if (ownSize < size) throw faults.ownList(name, size, ownSize, column);
    const of = size === 1 ? 'not tried it' : `tried ${tried.size === 0 ? 'none' : `only ${tried.size}`} of them`;
    const words = `Column ${name} has ${counted(size, 'row')}, and your search has ${of}.`;
    if (this.solutions === 0) throw new Astray('rows-left-out', words, { column });
    this.#leftOut ??= this.#differenceOf('other', { what: 'first-solution', words, column });
  }

  /** After a row has been taken, it is taken back at once: what that means without a choice. */
  #giveUp(): void {
    this.#expectNothingPending();
    const open = [...this.#mirror.ring()];
    const empty = open.find((column) => this.#mirror.sizeOf(column) === 0);
    if (open.length === 0) this.#enter(-1);
    else if (empty === undefined) {
      throw faults.nothingChosen(this.#names.column(open[0]!), open[0]!);
    } else {
      this.#enter(empty);
      this.#leaveDeadEndEarly();
    }
  }

  /** A column without rows that is not covered: no mistake, but another count. */
  #leaveDeadEndEarly(): void {
    const { column, size } = this.#levels.at(-1)!;
    const name = this.#names.column(column);
    if (size > 0) throw faults.branchUncovered(name, size, column);
    this.#note('count', deadEndEarly(name, column));
    this.#pending = [];
    this.#mirror.cover(column);
    this.#leave();
  }

  /** At an open node another row is taken back: fine where no covers are printed. */
  #leaveOrStay(row: number): void {
    const { column } = this.#levels.at(-1)!;
    if (this.#isDetailed === false && this.#levels.length > 1) this.#leave();
    else {
      throw faults.branchStays(this.#names.column(column), `before ${this.#names.row(row)} is taken back`, column);
    }
  }

  #beginUndo(row: number): void {
    const level = this.#levels.at(-1);
    if (!level) throw new Astray('out-of-order', 'The search is over, so there is no row to take back.');
    if (level.row !== row) {
      throw faults.undoOther(this.#names.row(row), row, this.#names.row(level.row), level.row);
    }
    this.#pending = level.others.toReversed();
    this.#phase = this.#pending.length > 0 ? 'undo' : 'node';
  }

  /** Does what is pending, where covers are not printed. */
  #settle(): void {
    const isBack = this.#phase === 'undo';
    for (const column of this.#pending) {
      if (isBack) this.#mirror.uncover();
      else {
        this.#mirror.cover(column);
        if (this.#phase === 'enter') this.#levels.at(-1)!.others.push(column);
      }
    }
    this.#pending = [];
    if (isBack) this.#phase = 'node';
  }

  #finish(): void {
    if (this.#isDetailed !== true) this.#settle();
    if (this.#levels.length === 1 && this.#phase === 'node') this.#finishRoot(this.#levels[0]!);
    if (this.#leftOut || (this.#phase !== 'over' && this.solutions > 0)) {
      this.#found.push({
        ...(this.#leftOut ?? this.#differenceOf('other', { what: 'first-solution', words: '' })),
        words: `Yours stops after ${counted(this.solutions, 'solution')}; the site goes on until every row has been tried.`,
      });
    } else if (this.#phase !== 'over') {
      throw new Astray('ends-early', endWords(this.#turns.length, this.#phase, this.#pending[0], this.#names));
    }
  }

  /** The column branched on first comes back last, which traces without covers do not say. */
  #finishRoot({ column, size, tried }: Level): void {
    if (tried.size < size) return;
    if (this.#pending.length > 0) this.#leaveDeadEndEarly();
    else if (this.#isDetailed !== true) this.#leave();
    else throw faults.branchStays(this.#names.column(column), 'at the end', column);
  }

  #push(kind: 'enter' | 'try' | 'leave', what = -1): void {
    const parting = this.#site.next(kind, what, this.#mirror, this.#names);
    this.#turns.push(kind, what);
    if (parting) this.#found.push(this.#differenceOf('other', parting));
  }

  // --- what must hold ---

  #expectNothingPending(): void {
    const [column] = this.#pending;
    if (column === undefined) return;
    const name = this.#names.column(column);
    const { row } = this.#levels.at(-1)!;
    if (this.#phase === 'undo') throw faults.othersStay(name, this.#names.row(row), column);
    const why = this.#phase === 'node' ? 'is chosen' : `is in ${this.#names.row(row)}`;
    throw new Astray('not-covered', `Column ${name} ${why} but is not covered.`, { due: { column } });
  }

  #expect(phase: Phase, does: string): void {
    if (this.#phase === phase) return;
    const should = expectedWords(this.#phase, this.#levels.at(-1), this.#names);
    throw new Astray('out-of-order', `Yours ${does}, but ${should}.`);
  }

  // --- words and places ---

  #note(kind: Difference['kind'], fault: Fault): void {
    if (!this.#found.some((one) => one.kind === kind)) this.#found.push(this.#differenceOf(kind, fault));
  }

  #differenceOf(kind: Difference['kind'], { what, words, column, row, due, link }: Fault): Difference {
    const decision = this.#turns.length;
    return {
      kind,
      what,
      line: this.#line,
      decision,
      step: decision + this.#mirror.moves,
      column: column ?? null,
      row: row ?? null,
      due: { column: null, row: null, ...due },
      link: link ?? null,
      words,
    };
  }
}
