import type { Cell } from '#notebook/notebook.ts';
import type { LiveCell } from './cell-view.ts';
import type { TextCell } from './text-cell.ts';

export type PageCell =
  | { readonly kind: 'code'; readonly place: HTMLElement; readonly live: LiveCell }
  | { readonly kind: 'text'; readonly place: HTMLElement; readonly words: TextCell };

/** What makes a cell, from its markup or without any. */
export interface CellMakers {
  code(place: HTMLElement | null, text: string): PageCell;
  text(place: HTMLElement | null, text: string): PageCell;
}

export type CellList = ReturnType<typeof createCellList>;

/** The cells of a notebook in the order of the page. */
export function createCellList(list: HTMLElement, make: CellMakers) {
  let all: readonly PageCell[] = [];
  let live: ReadonlyMap<string, LiveCell> = new Map();

  function become(next: readonly PageCell[]): void {
    all = next;
    live = new Map(next.flatMap((cell) => (cell.kind === 'code' ? [[cell.live.state.id, cell.live]] : [])));
    [...live.values()].forEach(({ view }, index) => view.number(index + 1));
  }

  /** The current content of all cells. */
  const cells = (): Cell[] =>
    all.map((cell) => ({
      kind: cell.kind,
      text: textOf(cell),
      ...(cell.kind === 'code' && { set: cell.live.state.set }),
    }));

  return {
    get all(): readonly PageCell[] {
      return all;
    },
    /** The code cells by id, in page order. */
    get live(): ReadonlyMap<string, LiveCell> {
      return live;
    },
    cells,
    /** Takes over the cells from the build. */
    adopt(built: readonly Cell[]): void {
      const places = [...list.children] as HTMLElement[];
      become(built.map(({ kind, text }, index) => make[kind](places[index] ?? null, text)));
    },
    /** Shows these cells instead. Cells with the same content keep their elements and outputs. */
    show(next: readonly Cell[]): void {
      const old = [...all];
      const taken = next.map(({ kind, text }) => {
        const at = old.findIndex((one) => one.kind === kind && textOf(one) === text);
        return (at >= 0 ? old.splice(at, 1)[0] : null) ?? make[kind](null, text);
      });
      taken.forEach((cell, index) => {
        const set = next[index]?.set ?? {};
        if (cell.kind !== 'code' || JSON.stringify(set) === JSON.stringify(cell.live.state.set)) return;
        Object.assign(cell.live.state, { set, isFresh: false });
        cell.live.view.sets(set);
      });
      for (const cell of old) {
        if (cell.kind === 'code') cell.live.view.end();
        cell.place.remove();
      }
      // Only misplaced cells are moved, because a moved figure mounts again.
      taken.forEach(({ place }, index) => {
        const there = list.children[index];
        if (there !== place) list.insertBefore(place, there ?? null);
      });
      become(taken);
    },
  };
}

function textOf(cell: PageCell): string {
  return cell.kind === 'code' ? cell.live.state.code : cell.words.text;
}
