import type { ChooserName, ColumnKind } from '#dlx/index.ts';
import type { Moment, RunMoment } from '#pictures/kit/moment.ts';
import type { Names, Recording, Zoom } from '#history/index.ts';
import { caption } from '#history/index.ts';
import type { TextSettings, SettingChoices, Settings } from '#player/address.ts';
import { whatIfChooser, whatIfSetting } from '#player/what-if.ts';
import type { Problem } from '#puzzles/problem.ts';
import { withColumnKinds } from '#puzzles/problem.ts';
import { capital } from '#english/english.ts';

/** `values` are in the order in which they are offered. */
export interface SettingLabel {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Something to try, which a press does: to go somewhere, to watch the search, or to give a setting
 * another value, which the press after it takes back.
 */
export interface Suggestion {
  readonly words: string;
  /** What it says once a solution has been shown. */
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

export interface SuggestedSetting {
  readonly setting: string;
  readonly value: string;
  /** What it says while the setting has that value; when that is nothing, it is not shown then. */
  readonly otherwise: string;
}

/** A column that is switched to another kind, and nothing else but the settings that it needs. */
export interface SuggestedColumn {
  readonly column: string;
  readonly kind: ColumnKind;
  readonly settings: Settings;
}

/** What the page knows of a board that is drawn on it, and a scenario cannot. */
export interface BoardPlace {
  /** Unique on the page; all ids in the picture begin with it. */
  readonly id: string;
  /** True where a script serves the marks of the board. */
  readonly interactive?: boolean;
}

/** The puzzle's board, grid or chessboard, drawn at a moment. */
export interface Board<P extends Problem = Problem> {
  draw(svg: SVGSVGElement, moment: Moment<P>, place: BoardPlace): void;
}

/**
 * What one figure is about. The same scenario draws the figure at build time and runs it in the
 * browser, so it may touch nothing that only one of them has; and it may stand on a page twice, so it
 * has no id. Columns that the reader switches are no matter of a scenario: see `problemOf`.
 */
export interface Scenario<P extends Problem = Problem> {
  /** The settings the reader has, each with its values, the default first. */
  readonly choices: SettingChoices;
  /** What the settings and their values are called; a setting with `on` and `off` is a switch. */
  readonly labels?: Readonly<Record<string, SettingLabel>>;
  /** Settings that the reader writes instead of choosing them, such as a matrix. */
  readonly texts?: TextSettings;
  /** True where the reader may ask What if?, and go another way than the solver. */
  readonly whatIf?: boolean;
  /** The zoom the figure opens with. */
  readonly zoom: Zoom;
  /** How the matrix is shown: whole in SVG, explored on a canvas, or not at all. */
  readonly matrix: 'small' | 'large' | 'none';
  /** Names to look for in a large matrix; three of its columns, when they are left out. */
  readonly examples?: string;
  /** The colour token of a group of rows in a large matrix. */
  readonly groupToken?: (name: string) => string | null;
  /**
   * How many solutions to look for before the reader asks for more; all, when it is left out. With 0
   * a run that the page cannot do at once waits for Solve.
   */
  readonly pauseAt?: number;
  /** True for settings with which the run is short enough to go on to its end by itself. */
  isShort?(settings: Settings): boolean;
  /** So many updates after which a run stops until the reader presses Solve again. */
  readonly restAfter?: number;
  /** The problem that the settings ask for. */
  encode(settings: Settings): P;
  /**
   * Fetches the puzzle's picture, which is drawn at build time and not before the first touch in the
   * browser: so a board has a file of its own. A figure without one has only the matrix.
   */
  board?(): Promise<Board<P>>;
  /** The decision to show before the reader has touched anything: an instructive one. */
  opening(recording: Recording, problem: P): number;
  /** Up to three things to try, which say what there is to see. */
  readonly suggestions?: readonly Suggestion[];
  /** What a run finds: a cover, where not every one of them is a solution of the puzzle. */
  noun?(problem: P, settings: Settings): 'solution' | 'cover';
  /**
   * What the search does not know of a moment and the board shows, such as where pieces cross: a
   * sentence without its stop. A full cover of which there is something to say is no solution.
   */
  faultAt?(moment: Moment<P>): string;
  /** What is said of a moment in place of the general words; null for those. With colours: `colourWords`. */
  words?(moment: RunMoment<P>, names: Names): string | null;
  /** Settings that change how a run is shown, and not the run. */
  readonly live?: readonly string[];
  /** False while a link is to lead to the problem, and to no step of its run. Default: true. */
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
  const problem = scenario.encode(settings);
  return kinds.size > 0 ? withColumnKinds(problem, (_, column) => kinds.get(column)) : problem;
}

/** All settings of a scenario whose value is a text, with that of What if?. */
export function textSettingsOf({ texts = {}, whatIf = false }: Scenario): TextSettings {
  return whatIf ? { ...texts, whatif: whatIfSetting } : texts;
}

/** How the search chooses its columns: as the reader said at What if?, and else the smallest. */
export function chooserOf({ whatif = '' }: Settings): ChooserName {
  return whatIfChooser(whatif);
}

/** What is seen at a moment: what the search does, and what only the board knows. */
export function momentWords<P extends Problem>(
  scenario: Scenario<P>,
  settings: Settings,
  moment: RunMoment<P>,
  names: Names,
): string {
  const { frame, problem } = moment;
  const words = scenario.words?.(moment, names) ?? caption(frame, names);
  const fault = scenario.faultAt?.(moment) ?? '';
  const isOfCovers = scenario.noun?.(problem, settings) === 'cover';
  if (isAtRest(frame, 'solution') && (fault !== '' || isOfCovers)) {
    const number = frame.counters.solutions.toLocaleString('en');
    return fault === ''
      ? `Cover ${number} is a solution too: nothing is wrong with it.`
      : `Cover ${number} is no solution: ${fault}.`;
  }
  if (frame.event === 'done' && isOfCovers) return words.replace(/solution(?=s?\.$)/, 'cover');
  return fault === '' ? words : `${words} ${capital(fault)}.`;
}

/** What the rules ask of a column. */
type Rule = 'once' | 'at most once' | null;

/** The rule of a column of each kind. */
const RULES = { primary: 'once', secondary: 'at most once', off: null } as const;

/**
 * What a run finds, where `ruleOf` says what the puzzle asks of a column, whatever the matrix asks of
 * it: once a column asks less, a cover need not be a solution. Without it the columns as they were before
 * they were switched are the rules.
 */
export function nounBy(
  { matrix, unswitched = matrix }: Pick<Problem, 'matrix' | 'unswitched'>,
  ruleOf: (column: number) => Rule = (column) => RULES[unswitched.columns[column]?.kind ?? 'off'],
): 'solution' | 'cover' {
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

/** The first solution, or the end of a run that has none. */
export function firstSolution(recording: Recording): number {
  return recording.totals.solutions > 0 ? recording.solutionStep(1) : recording.lastStep();
}
