import type { Choosing, ColumnKind, Matrix } from '#dlx/index.ts';
import type { Moment, RunMoment } from '#pictures/kit/moment.ts';
import { type Names, caption } from '#history/caption.ts';
import type { Recording, Zoom } from '#history/index.ts';
import type { Walker } from '#history/walker.ts';
import type { TextSettings, SettingChoices, Settings } from '#player/address.ts';
import { whatIfChooser, whatIfSetting } from '#player/what-if.ts';
import { type Problem, withColumnKinds } from '#puzzles/problem.ts';
import { capital, inWords } from '#english/english.ts';

/** The label of a setting, and those of its values in the order in which they are offered. */
export interface SettingLabel {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Of a setting with `on` and `off`: the value at which its switch is on. Default: `on`. */
  readonly isOnAt?: 'on' | 'off';
  /** What is new once it has a value, without a full stop, where the label alone would not say it. */
  readonly said?: Readonly<Record<string, string>>;
}

/**
 * Something to try at a press: go to a moment, watch the search, or give a setting another value, which the next
 * press takes back.
 */
export interface Suggestion {
  readonly words: string;
  /** The words once a solution has been shown. */
  readonly again?: string;
  readonly does:
    | 'first dead end'
    | 'next solution'
    | 'watch'
    | 'watch the first decision'
    | 'start'
    | SuggestedSetting
    | SuggestedColumn;
}

interface SuggestedSetting {
  readonly setting: string;
  readonly value: string;
  /** The words while the setting has that value; with empty words the suggestion is hidden then. */
  readonly otherwise: string;
}

/** Switches one column to another kind, and sets only the settings that this needs. */
export interface SuggestedColumn {
  readonly column: string;
  readonly kind: ColumnKind;
  readonly settings: Settings;
}

/** What a run finds: a `cover`, in the first lesson a `full board`, need not be a solution of the puzzle. */
export type Found = 'solution' | 'cover' | 'full board';

/** What only the page knows about a board that is drawn on it. */
export interface BoardPlace {
  /** Unique on the page; all ids in the picture begin with it. */
  readonly id: string;
  /** True where a script reacts to the marks of the board. */
  readonly interactive?: boolean;
}

/** The puzzle's board, grid or chessboard, drawn at a moment. */
export interface Board<P extends Problem = Problem> {
  draw(svg: SVGSVGElement, moment: Moment<P>, place: BoardPlace): void;
}

/**
 * What one figure is about. The same scenario draws the figure at build time and runs it in the browser, so it
 * uses nothing that only one of them has. It may appear twice on a page, so it has no id. `problemOf` applies the
 * columns that the reader has switched.
 */
export interface Scenario<P extends Problem = Problem> {
  /** The settings the reader has, each with its values, the default first. */
  readonly choices: SettingChoices;
  /**
   * The labels of settings and of their values; a setting with `on` and `off` is a switch. A setting without a label has
   * a control of its own, or none.
   */
  readonly labels?: Readonly<Record<string, SettingLabel>>;
  /** Settings that the reader writes instead of choosing them, such as a matrix. */
  readonly texts?: TextSettings;
  /** True where the reader may ask What if? and leave the solver's path. */
  readonly whatIf?: boolean;
  /** The zoom the figure opens with. */
  readonly zoom: Zoom;
  /** How the matrix is shown: whole in SVG, explored on a canvas, or not at all. */
  readonly matrix: 'small' | 'large' | 'none';
  /** Names to search for in a large matrix; by default three of its columns. */
  readonly examples?: string;
  /** The colour token of a group of rows in a large matrix. */
  readonly groupToken?: (name: string) => string | null;
  /**
   * How many solutions a run finds before it waits for the reader; by default all. With 0 a run that does not
   * finish at once waits for Solve.
   */
  readonly pauseAt?: number;
  /** Starts its search where that is not the usual one, with bounds or costs; undefined where it is. */
  walk?(matrix: Matrix<unknown>, chooser: Choosing): Walker | undefined;
  /** The nodes of the whole run, where a test holds them; null where nobody knows before the search. */
  nodes?(settings: Settings): number | null;
  /** True for settings whose run is short enough to go to the end by itself. */
  isShort?(settings: Settings): boolean;
  /** After this many updates a run stops until the reader presses Solve again. */
  readonly restAfter?: number;
  /** The problem that the settings ask for. */
  encode(settings: Settings): P;
  /**
   * The same in parts, for a large problem, so that a page makes it in several short tasks. What was made last is kept:
   * `encode` returns it then.
   */
  encodeInParts?(settings: Settings): Generator<unknown, P>;
  /** A whole run of this matrix that was made elsewhere, to be shown instead of a search; null for a search. */
  recorded?(matrix: Matrix): Recording | null;
  /**
   * Imports the puzzle's picture. It is drawn at build time, and in the browser only after the first touch, so a
   * board has a separate file. A figure without a board has only the matrix.
   */
  board?(): Promise<Board<P>>;
  /** The decision to show before the reader has touched anything: an instructive one. */
  opening(recording: Recording, problem: P): number;
  /** What its pictures show of a moment besides: the same moment with more marks. */
  shown?(moment: RunMoment): RunMoment;
  /** A few things to try, which say what there is to see. None sets a setting that stands in `asks`. */
  readonly suggestions?: readonly Suggestion[];
  /**
   * What its lesson asks the reader to use: settings by their names, and `solve`. Their controls stand in the head of
   * the figure; those of other settings, and Solve, lie under More.
   */
  readonly asks: readonly string[];
  /**
   * The one control that the figure marks, because its lesson asks for it first: one of `asks`, or a suggestion by its
   * words. Null where the page has a main button of its own, or where the task is to step or to press a picture.
   */
  readonly task: string | null;
  /** True where columns have not been explained yet: the figure offers no questions and no captions about them. */
  readonly isBeforeColumns?: boolean;
  /** What a run finds. */
  noun?(problem: P, settings: Settings): Found;
  /**
   * What the board shows at a moment and the search does not know, such as where pieces cross: a sentence without
   * its full stop, or empty. A full cover with a fault is not a solution.
   *
   * @param isWhole true for all of it, as the board in words has it; the narrator has a line or two
   */
  faultAt?(moment: Moment<P>, isWhole?: boolean): string;
  /**
   * What is seen on the board at a decision, in pieces, numbers or words. Where a scenario has it, the narrator speaks of
   * these, and of columns only when the reader asks for them under More; without it, it speaks of columns.
   */
  story?(moment: RunMoment<P>): string;
  /**
   * What is new once this column has been switched, without a full stop, in the words of the board; null where the column
   * has none but its name.
   */
  switched?(problem: P, column: number): string | null;
  /** The words for a moment, of columns; null for the general ones. With colours: `colourWords`. */
  words?(moment: RunMoment<P>, names: Names): string | null;
  /** Settings that change how a run is shown, but not the run. */
  readonly live?: readonly string[];
  /** False while a link leads to the problem and not to a step of its run. Default: true. */
  keepsStep?(settings: Settings): boolean;
  /**
   * Where to go when a setting, or a column (null), has been switched: to the opening again, to the
   * start, or to the step with the same number.
   */
  after(setting: string | null, value: string): 'opening' | 'start' | 'keep';
}

/** The problem that the settings ask for, with the columns that the reader has switched. */
export function problemOf<P extends Problem>(
  scenario: Scenario<P>,
  settings: Settings,
  kinds: ReadonlyMap<number, ColumnKind> = new Map(),
): P {
  return withSwitched(scenario.encode(settings), kinds);
}

/** The problem with the columns that the reader has switched. */
export function withSwitched<P extends Problem>(problem: P, kinds: ReadonlyMap<number, ColumnKind>): P {
  return kinds.size > 0 ? withColumnKinds(problem, (_, column) => kinds.get(column)) : problem;
}

/** All settings of a scenario whose value is a text, with that of What if?. */
export function textSettingsOf({ texts = {}, whatIf = false }: Scenario): TextSettings {
  return whatIf ? { ...texts, whatif: whatIfSetting } : texts;
}

/** How the search chooses its columns: as set at What if?, by default the smallest. */
export function chooserOf({ whatif = '' }: Settings): Choosing {
  return whatIfChooser(whatif);
}

/**
 * The words for a moment: what the search is doing, and the fault that only the board shows.
 *
 * @param ofColumns true to speak of columns where the scenario has a story
 */
export function momentWords<P extends Problem>(
  scenario: Scenario<P>,
  settings: Settings,
  moment: RunMoment<P>,
  names: Names,
  ofColumns = false,
): string {
  const { frame, problem } = moment;
  // A single cover or write is about columns.
  const story = ofColumns || frame.move ? undefined : scenario.story?.(moment);
  const words = story ?? scenario.words?.(moment, names) ?? caption(frame, names, moment.moved);
  const fault = scenario.faultAt?.(moment) ?? '';
  const noun = scenario.noun?.(problem, settings) ?? 'solution';
  const found = noun === 'solution' ? 'cover' : noun;
  if (isAtRest(frame, 'solution') && (fault !== '' || noun !== 'solution')) {
    const which = `${capital(found)} ${inWords(frame.counters.solutions)}`;
    return fault === ''
      ? `${which} is a solution too: nothing is wrong with it.`
      : `${which} is not a solution: ${fault}.`;
  }
  if (frame.event === 'done' && noun !== 'solution') return words.replace(/solution(?=s?\.$)/, noun);
  return fault === '' ? words : `${words} ${capital(fault)}.`;
}

/** What the rules ask of a column. */
type Rule = 'once' | 'at most once' | null;

/** The rule of a column of each kind. */
const RULES = { primary: 'once', secondary: 'at most once', off: null } as const;

/**
 * What a run finds. `ruleOf` says what the puzzle asks of a column; where the matrix asks less, a cover need not
 * be a solution. By default the kinds of the columns before they were switched are the rules.
 */
export function nounBy(
  { matrix, unswitched = matrix }: Pick<Problem, 'matrix' | 'unswitched'>,
  ruleOf: (column: number) => Rule = (column) => RULES[unswitched.columns[column]?.kind ?? 'off'],
): Exclude<Found, 'full board'> {
  const isLoose = matrix.columns.some(({ kind }, column) => {
    const rule = kind === 'primary' ? null : ruleOf(column);
    return rule !== null && (kind === 'off' || rule === 'once');
  });
  return isLoose ? 'cover' : 'solution';
}

/** True at an event itself, and not at the covers and writes that carry it out. */
function isAtRest({ event, move }: RunMoment['frame'], kind: RunMoment['event']): boolean {
  return event === kind && move === null;
}

/** The decision of the first solution, or the last one of a run without solutions. */
export function firstSolution(recording: Recording): number {
  return recording.totals.solutions > 0 ? recording.solutionStep(1) : recording.lastStep();
}
