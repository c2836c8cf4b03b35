/**
 * Dancing links, plain and whole: every exact cover of a matrix, counted as Knuth's dlx1 counts.
 * Node 0 is the root h, node c + 1 the header of column c; then come the ones, row by row.
 */
export function dancingLinks(primary: boolean[], rows: number[][]) {
  const h = 0;
  const [L, R, U, D]: number[][] = [[], [], [], []]; // the nodes to the left, right, above, below
  const [C, S, N]: number[][] = [[], [], []]; // the node's header; its size; the number of its row
  const O: number[] = []; // the nodes taken now
  const solutions: number[][] = [];
  const counts = { nodes: 0, updates: 0 };

  for (let c = h; c <= primary.length; c++) {
    S[add(c, -1)] = 0;
    if (c !== h && primary[c - 1]) insert(c, h, L, R); // the ring of headers
  }
  rows.forEach((row, number) => {
    if (new Set(row).size < row.length) throw new Error(`row ${number} has a column twice`);
    if (!row.some((column) => primary[column])) return; // nothing would ever ask for it
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

  function search(k = 0): void {
    counts.nodes++;
    if (R[h] === h) {
      solutions.push(O.slice(0, k).map((x) => N[x]));
      return;
    }
    let c = R[h];
    for (let j = R[c]; j !== h; j = R[j]) if (S[j] < S[c]) c = j;
    cover(c);
    for (let r = D[c]; r !== c; r = D[r]) {
      O[k] = r;
      for (let j = R[r]; j !== r; j = R[j]) cover(C[j]);
      search(k + 1);
      for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]);
    }
    uncover(c);
  }

  return { L, R, U, D, C, S, N, cover, uncover, search, solutions, counts };
}
