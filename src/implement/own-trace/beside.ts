/** What a line says besides: sizes, links and counts, compared with what they must be. */
import type { Matrix } from '#dlx/index.ts';
import { counted } from '#english/english.ts';
import type { MarkedLink } from '#pictures/matrix/parting.ts';
import type { Fault } from './difference.ts';
import { Astray } from './astray.ts';
import type { Beside, OwnLinks } from './line.ts';
import type { Mirror } from './mirror.ts';
import { nodePlaces } from './node-places.ts';
import type { TraceNames } from './names.ts';

/** The first column that is open and has a size that it must not have; covered ones keep what they like. */
export function wrongSize(matrix: Matrix, sizes: readonly number[], mirror: Mirror, ofSecondary: boolean): number {
  return matrix.columns.findIndex(
    ({ kind }, column) =>
      (kind === 'primary' || (kind === 'secondary' && ofSecondary)) &&
      !mirror.isCovered(column) &&
      sizes[column] !== mirror.sizeOf(column),
  );
}

/** The fault of the sizes after the links have been built, or null. */
export function faultAsBuilt(
  matrix: Matrix,
  sizes: readonly number[],
  mirror: Mirror,
  names: TraceNames,
): Fault | null {
  const column = wrongSize(matrix, sizes, mirror, true);
  if (column < 0) return null;
  const [size, should] = [sizes[column] ?? 0, mirror.sizeOf(column)];
  const name = names.column(column);
  const words = `As built, column ${name} has a size of ${size}, but ${counted(should, 'row')}.`;
  const { kind } = matrix.columns[column]!;
  const all = matrix.rows.filter((row) => row.includes(column)).length;
  if (kind === 'secondary' && size > should && size === all && wrongSize(matrix, sizes, mirror, false) < 0) {
    return {
      what: 'rows-kept',
      column,
      words:
        `${words} Yours keeps rows without a primary column. That is right too: nothing ever asks for them, but ` +
        'there may be more updates.',
    };
  }
  return { what: 'size-built', column, words: `${words} Count each node as it goes into its column.` };
}

/** A link that is wrong: where it begins, where it leads, where it must, and a sentence. */
interface OddLink {
  readonly node: number;
  readonly found: number | undefined;
  readonly due: number;
  readonly words: string;
}

/** The place in a reader's links where a ring is not closed: the way back that is missing. Null when all are. */
export function openRing(links: OwnLinks): OddLink | null {
  const ways = [
    ['L', 'R'],
    ['R', 'L'],
    ['U', 'D'],
    ['D', 'U'],
  ] as const;
  for (const [there, back] of ways) {
    for (const [node, to] of links[there].entries()) {
      if (isUnused(links, node)) continue;
      const home = links[back][to];
      if (home === node) continue;
      const fault = home === undefined ? 'which is not a node' : `and ${back}[${to}] is ${home}`;
      const words = `As built, ${there}[${node}] is ${to}, ${fault}: a ring is not closed. Each link needs another that leads back.`;
      return { node: to, found: home, due: node, words };
    }
  }
  return null;
}

/** Whether a node has never been written: arrays may be longer than the links. */
function isUnused({ L, R, U, D }: OwnLinks, node: number): boolean {
  return node > 0 && [L, R, U, D].every((link) => link[node] === 0);
}

/** The first link that is not what it was before the cover; null when none is. */
export function changedLink(before: OwnLinks, after: OwnLinks, { columns }: Matrix, names: TraceNames): OddLink | null {
  for (const name of ['L', 'R', 'U', 'D'] as const) {
    const node = before[name].findIndex((to, at) => after[name][at] !== to);
    if (node < 0) continue;
    // Headers stand first in nearly every program, the root before them.
    const whose =
      node === 0 ? ', of the root,' : node <= columns.length ? `, of the header of ${names.column(node - 1)},` : '';
    const [due, found] = [before[name][node]!, after[name][node]];
    return {
      node,
      found,
      due,
      words: `${name}[${node}]${whose} was ${due} before the cover, but is ${found ?? 'gone'} now`,
    };
  }
  return null;
}

/** The checks of what lines say besides, through a run. */
export class Besides {
  readonly #matrix: Matrix;
  readonly #names: TraceNames;
  readonly #mirror: Mirror;
  readonly #note: (fault: Fault) => void;
  /** The reader's links as built, now, and what they were before each cover, where they are printed. */
  #built: OwnLinks | null = null;
  #links: OwnLinks | null = null;
  readonly #before: (OwnLinks | null)[] = [];
  #keepsRows = false;
  #hasCounted = false;

  /** @param note told of a count that differs, once */
  constructor(matrix: Matrix, names: TraceNames, mirror: Mirror, note: (fault: Fault) => void) {
    this.#matrix = matrix;
    this.#names = names;
    this.#mirror = mirror;
    this.#note = note;
  }

  /** @throws Astray as the others do, when links or sizes are wrong */
  built({ sizes, links }: Beside): void {
    this.#built = links ?? null;
    this.#links = this.#built;
    const open = links ? openRing(links) : null;
    if (open) throw new Astray('open-ring', open.words, { link: this.#placed(open) });
    const fault = sizes ? faultAsBuilt(this.#matrix, sizes, this.#mirror, this.#names) : null;
    if (!fault) return;
    if (fault.what !== 'rows-kept') throw new Astray(fault.what, fault.words, fault);
    this.#keepsRows = true;
    this.#count(fault);
  }

  /** After a column has been covered. */
  covered(beside: Beside, column: number): void {
    this.#before.push(this.#links);
    this.#links = beside.links ?? null;
    const when = `After cover ${this.#names.column(column)}`;
    this.#checkSizes(beside, 'size-cover', when);
    const isSecondary = this.#matrix.columns[column]?.kind === 'secondary';
    const header = `a${isSecondary ? ' secondary' : ''} header that goes is an update too`;
    const { updates = 0 } = beside;
    const why = updates < this.#mirror.updates ? header : 'only what leaves a list is an update';
    this.#checkUpdates(beside, 'updates-cover', when, why);
  }

  /** After a column has been uncovered. */
  uncovered(beside: Beside, column: number): void {
    const name = this.#names.column(column);
    const before = this.#before.pop() ?? null;
    this.#links = beside.links ?? null;
    const changed = before && beside.links ? changedLink(before, beside.links, this.#matrix, this.#names) : null;
    if (changed) {
      throw new Astray('link-uncover', `Uncover ${name} does not bring everything back: ${changed.words}.`, {
        column,
        link: this.#placed(changed),
      });
    }
    this.#checkSizes(beside, 'size-uncover', `After uncover ${name}`);
    this.#checkUpdates(beside, 'updates-uncover', `After uncover ${name}`, 'what comes back does not count here');
  }

  /** After a node has been entered, which is the `should`-th. */
  entered({ nodes = -1 }: Beside, should: number): void {
    if (nodes < 0 || nodes === should) return;
    const why =
      nodes < should ? 'the root is one, and so is each solution' : 'a node counts once, when the search enters it';
    this.#count({
      what: 'nodes',
      words:
        `Yours counts ${counted(nodes, 'node')} so far, but the site counts ${should}: ${why}. ` +
        'The links are not affected.',
    });
  }

  /** A link of the reader's on the matrix, where its nodes can be told. */
  #placed({ node, due, found }: OddLink): MarkedLink | null {
    const placeOf = nodePlaces(this.#matrix, this.#built ?? { L: [], R: [], U: [], D: [] });
    const from = placeOf(node);
    return from && { from, due: placeOf(due), found: found === undefined ? null : placeOf(found) };
  }

  #checkSizes({ sizes }: Beside, what: Fault['what'], when: string): void {
    if (!sizes) return;
    const column = wrongSize(this.#matrix, sizes, this.#mirror, !this.#keepsRows);
    if (column < 0) return;
    const [size, should] = [sizes[column] ?? 'missing', this.#mirror.sizeOf(column)];
    const name = this.#names.column(column);
    throw new Astray(what, `${when}, the size of ${name} is ${size}, but should be ${should}.`, { column });
  }

  #checkUpdates({ updates }: Beside, what: Fault['what'], when: string, why: string): void {
    const should = this.#mirror.updates;
    if (updates === undefined || updates === should || this.#keepsRows) return;
    const words = `${when}, yours counts ${counted(updates, 'update')}, but the site counts ${should}: ${why}.`;
    this.#count({ what, words: `${words} The links are not affected.` });
  }

  #count(fault: Fault): void {
    if (!this.#hasCounted) this.#note(fault);
    this.#hasCounted = true;
  }
}
