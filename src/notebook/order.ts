/**
 * Which cells depend on which, and the order in which they run: by dependency, as in a spreadsheet, not by position.
 */
import type { CompiledCell } from './compile.ts';

/** The id of a cell and the names from its code. */
interface KnownCell extends Pick<CompiledCell, 'declares' | 'uses' | 'changes'> {
  readonly id: string;
}

export interface CellOrder {
  /** The cells that this one needs, in the order in which they run; the cell itself is last. */
  before(id: string): readonly string[];
  /** The cells that depend on it, directly or not, in an order in which they can run. */
  after(id: string): readonly string[];
  /**
   * For each used name, the cell that its value comes from: the last cell above that changes the problem, else the one
   * that declares the name.
   */
  sources(id: string): Readonly<Record<string, string>>;
  /** Says why a cell cannot run: a name that two cells declare, or a cycle; empty when it can. */
  fault(id: string): string;
}

/**
 * Returns the dependencies of the cells.
 * @param cells in their order on the page
 */
export function orderOf(cells: readonly KnownCell[]): CellOrder {
  const declaredBy = new Map<string, string[]>();
  for (const { id, declares } of cells) {
    for (const name of declares) declaredBy.set(name, [...(declaredBy.get(name) ?? []), id]);
  }
  const numberOf = new Map(cells.map(({ id }, index) => [id, index + 1]));
  const changedAbove = (name: string, id: string): string | undefined =>
    cells.slice(0, (numberOf.get(id) ?? 1) - 1).findLast(({ changes }) => changes.includes(name))?.id;
  const needs = new Map(
    cells.map(({ id, uses }) => [
      id,
      uses.flatMap((name) => {
        const declaring = (declaredBy.get(name) ?? []).filter((other) => other !== id);
        const changing = declaring.length > 0 ? changedAbove(name, id) : undefined;
        return changing === undefined ? declaring : [...declaring, changing];
      }),
    ]),
  );

  function before(id: string): string[] {
    const done: string[] = [];
    const seen = new Set<string>();
    const visit = (one: string): void => {
      if (seen.has(one)) return;
      seen.add(one);
      for (const other of needs.get(one) ?? []) visit(other);
      done.push(one);
    };
    visit(id);
    return done;
  }

  function circle(id: string): string[] | null {
    const path: string[] = [];
    const dead = new Set<string>();
    const visit = (one: string): boolean => {
      if (one === id && path.length > 0) return true;
      if (dead.has(one)) return false;
      dead.add(one);
      path.push(one);
      for (const other of needs.get(one) ?? []) if (visit(other)) return true;
      path.pop();
      return false;
    };
    return visit(id) ? path : null;
  }

  return {
    before,
    after(id) {
      const depending = cells.filter((cell) => cell.id !== id && before(cell.id).includes(id));
      const ids = depending.map((cell) => cell.id);
      // A cell that needs another of these runs after it.
      return [...new Set(ids.flatMap((one) => before(one).filter((other) => ids.includes(other))))];
    },
    sources(id) {
      const uses = cells.find((one) => one.id === id)?.uses ?? [];
      const found = uses.flatMap((name) => {
        const declaring = declaredBy.get(name)?.find((other) => other !== id);
        return declaring === undefined ? [] : [[name, changedAbove(name, id) ?? declaring] as const];
      });
      return Object.fromEntries(found);
    },
    fault(id) {
      const cell = cells.find((one) => one.id === id);
      for (const name of cell?.declares ?? []) {
        const other = declaredBy.get(name)?.find((one) => one !== id);
        if (other) {
          return `“${name}” is declared in cell ${numberOf.get(other)} too; give one of them another name`;
        }
      }
      const around = circle(id);
      if (!around) return '';
      const [first, ...others] = around;
      const numbers = [...others, first].map((one) => numberOf.get(one!)).join(', which waits for cell ');
      return `the cell needs itself: it waits for cell ${numbers}; remove a name that one of these cells uses`;
    },
  };
}
