import type { Matrix } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';
import { counted } from '#english/english.ts';
import type { Fault, Otherwise } from './difference.ts';
import type { Mirror } from './mirror.ts';
import type { TraceNames } from './names.ts';

/** Where another right run first leaves that of the site, in words. */
interface Parting extends Fault {
  readonly what: Otherwise;
}

/** The site's own run, event by event beside the reader's, for as long as both are the same. */
export class SiteRun {
  #search: Search | null;

  constructor(matrix: Matrix) {
    this.#search = new Search(matrix);
  }

  /** True until the two have parted. */
  get isSame(): boolean {
    return this.#search !== null;
  }

  /**
   * Compares the next event: a column chosen (-1 at a solution), a row tried, or a node left.
   *
   * @param mirror the links before it
   */
  next(kind: 'enter' | 'try' | 'leave', what: number, mirror: Mirror, names: TraceNames): Parting | null {
    const search = this.#search;
    if (!search) return null;
    search.step();
    const { event, level } = search;
    if (kind === 'leave') {
      if (event === 'retreat' || event === 'done') return null;
      this.#search = null;
      // Rows are left out: the one who follows the run tells that.
      return null;
    }
    const site = kind === 'enter' ? search.branchAt(level) : search.rowAt(search.nodeAt(level - 1));
    if (site === what) return null;
    this.#search = null;
    return kind === 'enter' ? columnWords(site, what, mirror, names) : rowWords(site, what, names);
  }
}

function columnWords(site: number, own: number, mirror: Mirror, names: TraceNames): Parting {
  const [fewest, size] = [mirror.sizeOf(site), mirror.sizeOf(own)];
  const [theirs, ours] = [names.column(own), names.column(site)];
  const begin = `Yours chooses column ${theirs}; the site chooses ${ours}.`;
  const parting = { column: own, due: { column: site } };
  if (size === fewest) {
    const place = isLast(own, size, mirror) ? 'the last' : 'another';
    return {
      ...parting,
      what: 'tie',
      words: `${begin} Both have ${counted(size, 'row')} left: among equal columns the site takes the first, and yours ${place}.`,
    };
  }
  const rows = `${theirs} has ${counted(size, 'row')} left, and ${ours} ${fewest === 0 ? 'none' : `only ${fewest}`}`;
  const [first] = mirror.ring();
  if (own === first) {
    return {
      ...parting,
      what: 'first-column',
      words: `${begin} ${rows}: yours takes the first column in order, not the smallest.`,
    };
  }
  return { ...parting, what: 'other-column', words: `${begin} ${rows}: yours does not take the smallest.` };
}

/** Whether no other column of that size stands further to the right. */
function isLast(column: number, size: number, mirror: Mirror): boolean {
  const equals = [...mirror.ring()].filter((other) => mirror.sizeOf(other) === size);
  return equals.at(-1) === column;
}

function rowWords(site: number, own: number, names: TraceNames): Parting {
  return {
    what: 'row-order',
    words: `Yours tries ${names.row(own)} now; the site tries ${names.row(site)}, because it takes rows from the top down.`,
    row: own,
    due: { row: site },
  };
}
