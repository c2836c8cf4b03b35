/** A cover by its row numbers, in the order chosen, and what it costs. */
export interface Cover<Row = number> {
  readonly rows: readonly Row[];
  readonly cost: number;
}

/** The cheapest covers so far, at most k, in a heap with the dearest at its top: the children of i are 2i + 1 and 2i + 2. */
export class BestCovers {
  readonly #k: number;
  readonly #heap: Cover[] = [];
  /** What the cheapest costs; Infinity before the first. */
  least = Infinity;

  constructor(k: number) {
    this.#k = k;
  }

  /** All of them, the cheapest first. */
  sorted(): Cover[] {
    return this.#heap.toSorted((a, b) => a.cost - b.cost);
  }

  /** What a cover must cost less than to be among them. */
  get cutoff(): number {
    return this.#heap.length < this.#k ? Infinity : this.#costAt(0);
  }

  /** Adds a cover that costs less than the cutoff, and drops the dearest when there were k. */
  add(cover: Cover): void {
    this.least = Math.min(this.least, cover.cost);
    if (this.#heap.length < this.#k) this.#rise(cover);
    else this.#sink(cover);
  }

  #rise(cover: Cover): void {
    let at = this.#heap.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#costAt(parent) >= cover.cost) break;
      this.#heap[at] = this.#heap[parent] as Cover;
      at = parent;
    }
    this.#heap[at] = cover;
  }

  #sink(cover: Cover): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const dearer = this.#costAt(left + 1) > this.#costAt(left) ? left + 1 : left;
      if (this.#costAt(dearer) <= cover.cost) break;
      this.#heap[at] = this.#heap[dearer] as Cover;
      at = dearer;
    }
    this.#heap[at] = cover;
  }

  /** -Infinity beyond the end. */
  #costAt(at: number): number {
    return this.#heap[at]?.cost ?? -Infinity;
  }
}
