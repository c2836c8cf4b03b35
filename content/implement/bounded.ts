/**
 * Dancing links with bounds, plain and whole: a primary column is covered as often as it says.
 * It counts as Knuth's dlx3 does. A column is true for exactly once, [least, most], or false for
 * a secondary one.
 */
export function dancingLinks(columns: (boolean | [number, number])[], rows: number[][]) {
  const h = 0;
  const [L, R, U, D]: number[][] = [[], [], [], []]; // the nodes to the left, right, above, below
  const [C, S, N]: number[][] = [[], [], []]; // the node's header; its size; the number of its row
  const [B, F]: number[][] = [[], []]; // how often it may still be covered; how much of that is free
  const O: number[] = []; // the nodes taken now
  const solutions: number[][] = [];
  const counts = { nodes: 0, updates: 0 };

  for (let c = h; c <= columns.length; c++) {
    S[add(c, -1)] = 0;
    const column = c === h || columns[c - 1];
    const [least, most] = typeof column === 'boolean' ? [1, 1] : column;
    [B[c], F[c]] = column ? [most, most - least] : [1, 0];
    if (c !== h && column) insert(c, h, L, R); // the ring of headers
  }
  rows.forEach((row, number) => {
    if (new Set(row).size < row.length) throw new Error(`row ${number} has a column twice`);
    if (!row.some((column) => columns[column])) return; // nothing would ever ask for it
    const first = C.length;
    for (const column of row) {
      const x = add(column + 1, number);
      insert(x, C[x], U, D); // above the header: the last of its column
      insert(x, first, L, R); // the last of its row
      S[C[x]]++;
    }
  });

  function add(c: number, row: number): number {
    const x = C.length;
    L[x] = R[x] = U[x] = D[x] = x; // alone
    C[x] = c;
    N[x] = row;
    return x;
  }

  function insert(x: number, y: number, back: number[], on: number[]): void {
    back[x] = back[y];
    on[x] = y;
    on[back[y]] = x;
    back[y] = x;
  }

  function hide(i: number): void {
    for (let j = R[i]; j !== i; j = R[j]) {
      U[D[j]] = U[j];
      D[U[j]] = D[j];
      S[C[j]]--;
      counts.updates++;
    }
  }

  function unhide(i: number): void {
    for (let j = L[i]; j !== i; j = L[j]) {
      S[C[j]]++;
      U[D[j]] = j;
      D[U[j]] = j;
    }
  }

  function dismiss(c: number): void {
    L[R[c]] = L[c];
    R[L[c]] = R[c];
  }

  function readmit(c: number): void {
    L[R[c]] = c;
    R[L[c]] = c;
  }

  function cover(c: number): void {
    dismiss(c);
    counts.updates++;
    for (let i = D[c]; i !== c; i = D[i]) hide(i);
  }

  function uncover(c: number): void {
    for (let i = U[c]; i !== c; i = U[i]) unhide(i);
    readmit(c);
  }

  function tweak(c: number): void {
    const x = D[c]; // the topmost
    if (B[c] > 0) hide(x); // else the column is covered, and its rows are hidden already
    D[c] = D[x];
    U[D[x]] = c;
    S[c]--;
    counts.updates++;
  }

  function untweak(c: number, first: number): void {
    const end = D[c];
    D[c] = first;
    for (let i = first; i !== end; i = D[i]) {
      if (B[c] > 0) unhide(i);
      U[D[i]] = i;
      S[c]++;
    }
  }

  function spare(c: number): number {
    return Math.min(F[c], B[c]);
  }

  function degree(c: number): number {
    return S[c] + spare(c) - B[c] + 1; // how many branches there are
  }

  function isBefore(j: number, c: number): boolean {
    if (degree(j) !== degree(c)) return degree(j) < degree(c);
    if (spare(j) !== spare(c)) return spare(j) < spare(c);
    return S[j] > S[c];
  }

  function take(r: number): void {
    O.push(r);
    for (let j = R[r]; j !== r; j = R[j]) if (--B[C[j]] === 0) cover(C[j]);
    search();
    for (let j = L[r]; j !== r; j = L[j]) if (B[C[j]]++ === 0) uncover(C[j]);
    O.pop();
  }

  function search(): void {
    counts.nodes++;
    if (R[h] === h) {
      solutions.push(O.map((x) => N[x]));
      return;
    }
    let c = R[h];
    for (let j = R[c]; j !== h; j = R[j]) if (isBefore(j, c)) c = j;
    if (degree(c) <= 0) return; // a dead end
    if (--B[c] === 0) cover(c);
    const first = D[c];
    if (B[c] === 0 && F[c] === 0) {
      for (let r = first; r !== c; r = D[r]) take(r);
    } else {
      const needed = Math.max(0, B[c] - F[c]);
      while (S[c] > needed) {
        const r = D[c];
        tweak(c);
        take(r);
      }
      if (B[c] < F[c]) {
        if (B[c] > 0) dismiss(c); // the null choice: it need not be covered again
        search();
        if (B[c] > 0) readmit(c);
      }
      untweak(c, first);
    }
    if (B[c]++ === 0) uncover(c);
  }

  return { L, R, U, D, C, S, N, B, cover, uncover, search, solutions, counts };
}
