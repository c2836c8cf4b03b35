import type { ColumnKind } from '#dlx/index.ts';
import { type MatrixSize, hasColour, sizeOf } from '#dlx/matrix.ts';
import { type Names, namesOf } from '#history/caption.ts';
import type { FigureState, Settings } from '#player/address.ts';
import type { Problem } from '#puzzles/problem.ts';
import { type Scenario, textSettingsOf, withSwitched } from '#scenarios/scenario.ts';
import { inFigures, listed } from '#english/english.ts';

/** The problem of a figure: its settings, the switched columns, and what follows from them. */
export interface FigureProblem {
  readonly settings: Settings;
  /** Columns that the reader has switched to another kind. */
  readonly kinds: FigureState['kinds'];
  readonly encoded: Problem;
  readonly names: Names;
  readonly size: MatrixSize;
  /** Whether the reader has switched columns, or taken another way at a node. */
  readonly isSwitched: boolean;
  /** The nodes of its whole search; null where nobody knows them before, as after a switch. */
  readonly nodes: number | null;
  /** Whether it is the problem that the figure was drawn with at build time. */
  readonly isStandard: boolean;
  /**
   * Changes a setting, and returns what that changes: nothing, also when the value is not allowed; how the run is
   * shown; or the problem itself, whose switched columns are then reset (except by `whatif`).
   */
  set(name: string, value: string): 'nothing' | 'view' | 'problem';
  /** Switches a column to this kind; the choices made at nodes (What if?) are dropped. */
  switchColumn(column: number, kind: ColumnKind): void;
  resetColumns(): void;
  /** Asks the scenario for its problem once more, because it has another one now. */
  renew(): void;
}

/** At most this many missing columns are named in a notice. */
const MOST_NAMED = 5;

/**
 * The problem that an address asks for.
 *
 * @returns the problem, and a sentence for each part of the address that does not fit it
 */
export function figureProblem(
  scenario: Scenario,
  asked: Pick<FigureState, 'settings' | 'kinds'>,
): { readonly problem: FigureProblem; readonly faults: readonly string[] } {
  const { choices } = scenario;
  const written = textSettingsOf(scenario);
  let { settings } = asked;
  /** The problem of the settings, before any column is switched. */
  let unswitched = scenario.encode(settings);
  const linked = knownKinds();
  let { kinds } = linked;
  let solved = all();
  let isRenewed = false;

  /** The columns that a link switches, if all of them can be; otherwise none, with the reasons. */
  function knownKinds(): { kinds: FigureState['kinds']; faults: readonly string[] } {
    if (asked.kinds.size === 0) return { kinds: asked.kinds, faults: [] };
    const { matrix } = unswitched;
    const { columns } = matrix;
    const missing = [...asked.kinds.keys()].filter((column) => !columns[column]);
    const changed = [...asked.kinds].filter(([column, kind]) => columns[column]?.kind !== kind);
    const faults =
      missing.length > 0
        ? [
            `The link switches ${namedColumns(missing)}, but the matrix has only ${inFigures(columns.length, 'column')}, numbered from 0.`,
          ]
        : changed
            .filter(([column, kind]) => kind === 'primary' && hasColour(matrix, column))
            .map(([column]) => `Column ${columns[column]?.name ?? column} has colours, so it cannot be primary.`);
    return { kinds: new Map(faults.length > 0 ? [] : changed), faults };
  }

  function all() {
    const encoded = withSwitched(unswitched, kinds);
    const { matrix, rowNames } = encoded;
    return { encoded, names: namesOf(matrix, rowNames), size: sizeOf(matrix) };
  }

  /** Drops the choices made at nodes (What if?), which mean nothing in another problem. */
  function forgetWhatIf(): void {
    if (written['whatif']) settings = { ...settings, whatif: written['whatif'].standard };
  }

  const problem: FigureProblem = {
    get settings() {
      return settings;
    },
    get kinds() {
      return kinds;
    },
    get encoded() {
      return solved.encoded;
    },
    get names() {
      return solved.names;
    },
    get size() {
      return solved.size;
    },
    get isSwitched() {
      return kinds.size > 0 || (settings['whatif'] ?? '') !== (written['whatif']?.standard ?? '');
    },
    get nodes() {
      return problem.isSwitched ? null : (scenario.nodes?.(settings) ?? null);
    },
    get isStandard() {
      return (
        !isRenewed &&
        kinds.size === 0 &&
        Object.entries(settings).every(([name, value]) => value === (choices[name]?.[0] ?? written[name]?.standard))
      );
    },
    set(name, value) {
      const isKnown = choices[name]?.includes(value) ?? written[name]?.accepts(value);
      if (settings[name] === value || !isKnown) return 'nothing';
      settings = { ...settings, [name]: value };
      if (scenario.live?.includes(name)) return 'view';
      if (name !== 'whatif') {
        kinds = new Map();
        forgetWhatIf();
      }
      unswitched = scenario.encode(settings);
      solved = all();
      return 'problem';
    },
    switchColumn(column, kind) {
      const standard = unswitched.matrix.columns[column]?.kind;
      const next = new Map(kinds);
      if (kind === standard) next.delete(column);
      else next.set(column, kind);
      kinds = next;
      forgetWhatIf();
      solved = all();
    },
    resetColumns() {
      kinds = new Map();
      forgetWhatIf();
      solved = all();
    },
    renew() {
      isRenewed = true;
      unswitched = scenario.encode(settings);
      problem.resetColumns();
    },
  };
  return { problem, faults: linked.faults };
}

/** `column 7`, `columns 7 and 8`, and how many more. */
function namedColumns(columns: readonly number[]): string {
  const named = columns.slice(0, MOST_NAMED).map(String);
  const more = columns.length - MOST_NAMED;
  if (more > 0) named.push(`${more} more`);
  return `column${columns.length > 1 ? 's' : ''} ${listed(named)}`;
}
