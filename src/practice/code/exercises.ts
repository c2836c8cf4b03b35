/** The parts of a solver that a reader writes: where each begins, and one way to write it. */

/** The parts of Algorithm X, of which a reader’s own solver is made. */
export const SOLVER_PARTS = ['unlink', 'build', 'cover', 'uncover', 'search', 'choose', 'secondary'] as const;

/** The steps for colours and for bounds, each by itself. */
export const FURTHER_PARTS = ['purify', 'tweak', 'untweak'] as const;

export const EXERCISES = [...SOLVER_PARTS, ...FURTHER_PARTS] as const;

export type ExerciseId = (typeof EXERCISES)[number];

export interface Exercise {
  readonly id: ExerciseId;
  readonly title: string;
  /** The functions that it must declare. */
  readonly functions: readonly string[];
  /** What stands in the cell at first. */
  readonly start: string;
  readonly solution: string;
}

/** A name under which the exercise is noted as done, among the questions that were answered. */
export function doneName(id: ExerciseId): string {
  return `write-${id}`;
}

const ADD = `/** A new node of column c, alone: its four links lead to itself. Returns its number. */
function add(c: number, row: number): number {
  const x = C.length;
  L[x] = R[x] = U[x] = D[x] = x;
  C[x] = c;
  N[x] = row;
  return x;
}
`;

/** The writes that put a header into the ring, to the left of h. */
export const RING_LINKS = `    R[L[h]] = c;
    L[c] = L[h];
    R[c] = h;
    L[h] = c;
`;

const BUILD = `function build(primary: boolean[], rows: number[][]): void {
  for (let c = h; c <= primary.length; c++) {
    add(c, -1);
    S[c] = 0;
    if (c === h) continue;
${RING_LINKS}  }
  rows.forEach((row, number) => {
    const first = C.length;
    for (const column of row) {
      const x = add(column + 1, number);
      const c = C[x];
      D[U[c]] = x;
      U[x] = U[c];
      D[x] = c;
      U[c] = x;
      R[L[first]] = x;
      L[x] = L[first];
      R[x] = first;
      L[first] = x;
      S[c]++;
    }
  });
}

${ADD}`;

/**
 * The row of a node leaves its other columns, and comes back: given where colours and bounds are written.
 *
 * @param skip a line for the nodes that stay
 */
const hiding = (skip = ''): string => `/** Takes the row of node i out of its other columns. */
function hide(i: number): void {
  for (let j = R[i]; j !== i; j = R[j]) {
${skip}    U[D[j]] = U[j];
    D[U[j]] = D[j];
    S[C[j]]--;
    counts.updates++;
  }
}
`;

const unhiding = (skip = ''): string => `/** Puts the row of node i back into its other columns. */
function unhide(i: number): void {
  for (let j = L[i]; j !== i; j = L[j]) {
${skip}    S[C[j]]++;
    U[D[j]] = j;
    D[U[j]] = j;
  }
}
`;

const MARKED = '    if (colour[j] < 0) continue; // it agrees with its column, and stays\n';

/** What is written of the search already. */
const SEARCH_HEAD = `/** Finds all solutions that go on from the k nodes taken so far. */
function search(k = 0): void {
  counts.nodes++;
  if (R[h] === h) {
    solutions.push(O.slice(0, k).map((x) => N[x]));
    return;
  }
  const c = choose();
`;

export const exercises: readonly Exercise[] = [
  {
    id: 'unlink',
    title: 'Unlink and relink',
    functions: ['unlink', 'relink'],
    start: `/** Takes node x out of its ring. */
function unlink(x: number): void {
  // Two writes: the neighbours of x lead past it.
}

/** Puts node x back to where it was. */
function relink(x: number): void {
  // Two writes: the neighbours of x lead to it again.
}
`,
    solution: `/** Takes node x out of its ring. */
function unlink(x: number): void {
  L[R[x]] = L[x];
  R[L[x]] = R[x];
}

/** Puts node x back to where it was. */
function relink(x: number): void {
  L[R[x]] = x;
  R[L[x]] = x;
}
`,
  },
  {
    id: 'build',
    title: 'Build the links',
    functions: ['build'],
    start: `function build(primary: boolean[], rows: number[][]): void {
  for (let c = h; c <= primary.length; c++) {
    add(c, -1); // the root is node 0, then come the headers
    S[c] = 0;
    // 1. A header (not h itself) goes into the ring, to the left of h.
  }
  rows.forEach((row, number) => {
    const first = C.length; // this will be the first node of the row
    for (const column of row) {
      const x = add(column + 1, number); // column 0 has header 1
      // 2. x goes above its header C[x]: so it is the last of its column.
      // 3. x goes to the left of first: so it is the last of its row.
      // 4. The column has grown by one.
    }
  });
}

${ADD}`,
    solution: BUILD,
  },
  {
    id: 'cover',
    title: 'Cover a column',
    functions: ['cover'],
    start: `/** Covers the column whose header is c. */
function cover(c: number): void {
  // 1. The header leaves the ring. Count one update.
  // 2. For each node i down the column, and every other node j of its row,
  //    to the right: j leaves its own column, whose size goes down by one.
  //    Count one update.
}
`,
    solution: `/** Covers the column whose header is c. */
function cover(c: number): void {
  L[R[c]] = L[c];
  R[L[c]] = R[c];
  counts.updates++;
  for (let i = D[c]; i !== c; i = D[i]) {
    for (let j = R[i]; j !== i; j = R[j]) {
      U[D[j]] = U[j];
      D[U[j]] = D[j];
      S[C[j]]--;
      counts.updates++;
    }
  }
}
`,
  },
  {
    id: 'uncover',
    title: 'Uncover it again',
    functions: ['uncover'],
    start: `/** Undoes cover(c). No update is counted here. */
function uncover(c: number): void {
  // Back the way cover came: up the column, to the left along each row,
  // and at last the header.
}
`,
    solution: `/** Undoes cover(c). No update is counted here. */
function uncover(c: number): void {
  for (let i = U[c]; i !== c; i = U[i]) {
    for (let j = L[i]; j !== i; j = L[j]) {
      S[C[j]]++;
      U[D[j]] = j;
      D[U[j]] = j;
    }
  }
  L[R[c]] = c;
  R[L[c]] = c;
}
`,
  },
  {
    id: 'search',
    title: 'Search',
    functions: ['search'],
    start: `${SEARCH_HEAD}  // 1. Cover c, even if it has no row left.
  // 2. Down the column, for each node r of it: take it, O[k] = r.
  //    Cover the columns of the other nodes of its row, to the right.
  //    Search on, at level k + 1.
  //    Uncover those columns, to the left: the one covered last comes back first.
  // 3. Uncover c.
}
`,
    solution: `${SEARCH_HEAD}  cover(c);
  for (let r = D[c]; r !== c; r = D[r]) {
    O[k] = r;
    for (let j = R[r]; j !== r; j = R[j]) cover(C[j]);
    search(k + 1);
    for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]);
  }
  uncover(c);
}
`,
  },
  {
    id: 'choose',
    title: 'The smallest column',
    functions: ['choose'],
    start: `/** The header to branch on: the smallest in the ring, the leftmost of equals. */
function choose(): number {
  return R[h]; // the leftmost, whatever its size
}
`,
    solution: `/** The header to branch on: the smallest in the ring, the leftmost of equals. */
function choose(): number {
  let c = R[h];
  for (let j = R[c]; j !== h; j = R[j]) {
    if (S[j] < S[c]) c = j;
  }
  return c;
}
`,
  },
  {
    id: 'secondary',
    title: 'The line that makes columns secondary',
    functions: ['build'],
    start: BUILD,
    solution: BUILD.replace(
      'if (c === h) continue;',
      'if (c === h || !primary[c - 1]) continue; // secondary headers stay alone',
    ),
  },
  {
    id: 'purify',
    title: 'Purify a column',
    functions: ['purify', 'unpurify'],
    start: `${hiding(MARKED)}
${unhiding(MARKED)}
/** The row of p is taken, and p has a colour: its column takes it. */
function purify(p: number): void {
  // 1. The header takes the colour of p. It stays where it is.
  // 2. Down the column, for each node i: a node of the same colour
  //    gets a mark, colour[i] = -1. Any other row is hidden.
}

/** Undoes purify(p). No update is counted here. */
function unpurify(p: number): void {
  // Back the way purify came. A mark becomes the colour of p again.
}
`,
    solution: `${hiding(MARKED)}
${unhiding(MARKED)}
/** The row of p is taken, and p has a colour: its column takes it. */
function purify(p: number): void {
  const c = C[p];
  colour[c] = colour[p];
  for (let i = D[c]; i !== c; i = D[i]) {
    if (colour[i] === colour[p]) colour[i] = -1;
    else hide(i);
  }
}

/** Undoes purify(p). No update is counted here. */
function unpurify(p: number): void {
  const c = C[p];
  for (let i = U[c]; i !== c; i = U[i]) {
    if (colour[i] < 0) colour[i] = colour[p];
    else unhide(i);
  }
  colour[c] = 0;
}
`,
  },
  {
    id: 'tweak',
    title: 'Tweak a row',
    functions: ['tweak'],
    start: `${hiding()}
/** Takes out the row of x, the topmost of a column that may be covered again. */
function tweak(x: number): void {
  // 1. The row of x leaves its other columns.
  // 2. x leaves the top of its own list: what is below x comes first now.
  //    The column has one fewer row. Count one update.
}
`,
    solution: `${hiding()}
/** Takes out the row of x, the topmost of a column that may be covered again. */
function tweak(x: number): void {
  const c = C[x];
  hide(x);
  D[c] = D[x];
  U[D[x]] = c;
  S[c]--;
  counts.updates++;
}
`,
  },
  {
    id: 'untweak',
    title: 'Untweak the rows',
    functions: ['untweak'],
    start: `${unhiding()}
/** Puts back all rows tweaked out of column c, from node first on. No update is counted here. */
function untweak(c: number, first: number): void {
  // 1. Note where the list begins now. Let it begin with first again.
  // 2. From first down to there, for each node i: its row comes back,
  //    the node below leads up to it, and the column grows by one.
}
`,
    solution: `${unhiding()}
/** Puts back all rows tweaked out of column c, from node first on. No update is counted here. */
function untweak(c: number, first: number): void {
  const end = D[c];
  D[c] = first;
  for (let i = first; i !== end; i = D[i]) {
    unhide(i);
    U[D[i]] = i;
    S[c]++;
  }
}
`,
  },
];

/** @throws RangeError when there is none of this name */
export function exerciseOf(id: string): Exercise {
  const found = exercises.find((one) => one.id === id);
  if (!found) throw new RangeError(`there is no exercise “${id}”`);
  return found;
}
