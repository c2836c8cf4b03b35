/**
 * A hash table of solved subproblems: for each key, a few words of 32 bits, how many solutions and nodes it has.
 *
 * Open addressing with linear probing: a key is at the slot of its hash or, when that is taken, at the first free one
 * after it. At half full the table doubles, unless that would exceed the bound; then it keeps what it has and stores
 * nothing more.
 */
export class SubproblemTable {
  readonly #words: number;
  readonly #mostBytes: number;
  #keys: Uint32Array;
  /** Two numbers per slot: the solutions, and the nodes of the tree. */
  #counts: Float64Array;
  #isUsed: Uint8Array;
  #count = 0;
  #isFull = false;

  /**
   * @param words how many words of 32 bits a key has
   * @param mostBytes the most bytes that the table takes, once it has more than its first 64 slots
   */
  constructor(words: number, mostBytes: number) {
    this.#words = words;
    this.#mostBytes = mostBytes;
    const slots = 64;
    this.#keys = new Uint32Array(slots * words);
    this.#counts = new Float64Array(2 * slots);
    this.#isUsed = new Uint8Array(slots);
  }

  /** How many subproblems are stored. */
  get count(): number {
    return this.#count;
  }

  /** True once a subproblem was not stored for lack of room. */
  get isFull(): boolean {
    return this.#isFull;
  }

  get bytes(): number {
    return this.#keys.byteLength + this.#counts.byteLength + this.#isUsed.byteLength;
  }

  /** The slot of a key, for `solutionsAt` and `nodesAt`; -1 when it is not stored. */
  find(key: Uint32Array): number {
    const slot = this.#slotOf(key);
    return this.#isUsed[slot] === 1 ? slot : -1;
  }

  solutionsAt(slot: number): number {
    return this.#counts[2 * slot] as number;
  }

  nodesAt(slot: number): number {
    return this.#counts[2 * slot + 1] as number;
  }

  /** Stores a key that is not in the table yet, if there is room. */
  add(key: Uint32Array, solutions: number, nodes: number): void {
    if (2 * (this.#count + 1) > this.#isUsed.length) {
      if (2 * this.bytes > this.#mostBytes) {
        this.#isFull = true;
        return;
      }
      this.#double();
    }
    this.#put(key, solutions, nodes);
  }

  #put(key: Uint32Array, solutions: number, nodes: number): void {
    const slot = this.#slotOf(key);
    this.#keys.set(key, slot * this.#words);
    this.#counts[2 * slot] = solutions;
    this.#counts[2 * slot + 1] = nodes;
    this.#isUsed[slot] = 1;
    this.#count += 1;
  }

  #double(): void {
    const [keys, counts, isUsed] = [this.#keys, this.#counts, this.#isUsed];
    this.#keys = new Uint32Array(2 * keys.length);
    this.#counts = new Float64Array(2 * counts.length);
    this.#isUsed = new Uint8Array(2 * isUsed.length);
    this.#count = 0;
    isUsed.forEach((used, slot) => {
      if (!used) return;
      const key = keys.subarray(slot * this.#words, (slot + 1) * this.#words);
      this.#put(key, counts[2 * slot] as number, counts[2 * slot + 1] as number);
    });
  }

  /** The slot of the key, or the free slot where it would be stored. */
  #slotOf(key: Uint32Array): number {
    const last = this.#isUsed.length - 1;
    let slot = hash(key) & last;
    while (this.#isUsed[slot] === 1 && !this.#isAt(slot, key)) slot = (slot + 1) & last;
    return slot;
  }

  #isAt(slot: number, key: Uint32Array): boolean {
    for (let word = 0; word < key.length; word += 1) {
      if (this.#keys[slot * this.#words + word] !== key[word]) return false;
    }
    return true;
  }
}

/** FNV-1a over words, with the finaliser of MurmurHash3. */
function hash(key: Uint32Array): number {
  let h = 0x811c9dc5;
  for (const word of key) h = Math.imul(h ^ word ^ (word >>> 15), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
