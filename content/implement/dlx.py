"""Dancing links, plain and whole: every exact cover of a matrix, counted as Knuth's dlx1 counts.

Node 0 is the root h, node c + 1 the header of column c; then come the ones, row by row.
"""
from types import SimpleNamespace


def dancing_links(primary, rows):
    h = 0
    L, R, U, D = [], [], [], []  # the nodes to the left, right, above, below
    C, S, N = [], [], []  # the node's header; its size; the number of its row
    O = [h] * len(rows)  # the nodes taken now
    solutions = []
    counts = {"nodes": 0, "updates": 0}

    def add(c, row):
        x = len(C)
        for link in (L, R, U, D):
            link.append(x)  # alone
        C.append(c)
        N.append(row)
        return x

    def insert(x, y, back, on):
        back[x] = back[y]
        on[x] = y
        on[back[y]] = x
        back[y] = x

    def walk(link, start):
        x = link[start]
        while x != start:
            yield x
            x = link[x]

    def cover(c):
        L[R[c]] = L[c]
        R[L[c]] = R[c]
        counts["updates"] += 1
        for i in walk(D, c):
            for j in walk(R, i):
                U[D[j]] = U[j]
                D[U[j]] = D[j]
                S[C[j]] -= 1
                counts["updates"] += 1

    def uncover(c):
        for i in walk(U, c):
            for j in walk(L, i):
                S[C[j]] += 1
                U[D[j]] = j
                D[U[j]] = j
        L[R[c]] = c
        R[L[c]] = c

    def search(k=0):
        counts["nodes"] += 1
        if R[h] == h:
            solutions.append([N[x] for x in O[:k]])
            return
        c = min(walk(R, h), key=lambda j: S[j])  # of equal ones min takes the first
        cover(c)
        for r in walk(D, c):
            O[k] = r
            for j in walk(R, r):
                cover(C[j])
            search(k + 1)
            for j in walk(L, r):
                uncover(C[j])
        uncover(c)

    for c in range(len(primary) + 1):
        add(c, -1)
        S.append(0)
        if c != h and primary[c - 1]:
            insert(c, h, L, R)  # the ring of headers
    for number, row in enumerate(rows):
        if len(set(row)) < len(row):
            raise ValueError(f"row {number} has a column twice")
        if not any(primary[column] for column in row):
            continue  # nothing would ever ask for it
        first = len(C)
        for column in row:
            x = add(column + 1, number)
            insert(x, C[x], U, D)  # above the header: the last of its column
            insert(x, first, L, R)  # the last of its row
            S[C[x]] += 1

    return SimpleNamespace(
        L=L, R=R, U=U, D=D, C=C, S=S, N=N,
        cover=cover, uncover=uncover, search=search, solutions=solutions, counts=counts,
    )  # fmt: skip
