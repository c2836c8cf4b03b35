import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import type { LiveCell } from './cell-view.ts';
import { type CellState, type CompiledCells, compileAll, sourceOf, standingOf } from './cells.ts';

export interface Standings {
  /**
   * Compiles all cells.
   * @throws Error when the compiler could not be fetched
   */
  compiled(): Promise<CompiledCells>;
  /** Shows in each cell, at the next frame, whether its result is up to date. */
  update(): void;
  /** Declares that the current cells have the results of the build. */
  asBuilt(): void;
}

/** Keeps the sources of the results, and shows which are out of date. */
export function createStandings(cells: () => ReadonlyMap<string, LiveCell>, signal: AbortSignal): Standings {
  /** The cells of the build, until `compiled` has set their sources. */
  let built: readonly Pick<CellState, 'id' | 'code'>[] = [];
  let known: CompiledCells['compiled'] = new Map();
  const states = (): CellState[] => [...cells().values()].map(({ state }) => state);

  async function compiled(): Promise<CompiledCells> {
    const { compileCell, isCellError } = await fetchAtPress(
      'the code that reads cells',
      () => import('#notebook/compile.ts'),
    );
    const before = known;
    const compile: typeof compileCell = (code) => before.get(code) ?? compileCell(code);
    if (built.length > 0) {
      const then = compileAll(built, compile, isCellError);
      for (const { id } of built) {
        const state = cells().get(id)?.state;
        if (state?.source?.all === null) state.source = sourceOf(id, then, () => ({}));
      }
      built = [];
    }
    const all = compileAll(states(), compile, isCellError);
    known = new Map([...all.compiled].map(([id, made]) => [all.codes.get(id) ?? '', made]));
    return all;
  }

  async function updateNow(): Promise<void> {
    // Without the compiler, only the code of each cell is compared; Run reports the failure.
    const all = await compiled().catch(() => null);
    for (const { state, view } of cells().values()) {
      const now = all && sourceOf(state.id, all, (id) => cells().get(id)?.state.set ?? {});
      view.stands(standingOf(state, now));
    }
  }

  return {
    compiled,
    update: onceAFrame(() => void updateNow(), signal),
    asBuilt() {
      built = states().map(({ id, code }) => ({ id, code }));
    },
  };
}
