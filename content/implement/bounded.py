"""Dancing links with bounds, plain and whole: a primary column is covered as often as it says.

It counts as Knuth's dlx3 does. A column is True for exactly once, (least, most), or False for a secondary one.
"""
from types import SimpleNamespace


def dancing_links(columns, rows):
    h = 0
    L, R, U, D = [], [], [], []  # the nodes to the left, right, above, below
    C, S, N = [], [], []  # the node's header; its size; the number of its row
    B, F = [], []  # how often it may still be covered; how much of that is free
    O = []  # the nodes taken now
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

    def hide(i):
        for j in walk(R, i):
            U[D[j]] = U[j]
            D[U[j]] = D[j]
            S[C[j]] -= 1
            counts["updates"] += 1

    def unhide(i):
        for j in walk(L, i):
            S[C[j]] += 1
            U[D[j]] = j
            D[U[j]] = j

    def dismiss(c):
        L[R[c]] = L[c]
        R[L[c]] = R[c]

    def readmit(c):
        L[R[c]] = c
        R[L[c]] = c

    def cover(c):
        dismiss(c)
        counts["updates"] += 1
        for i in walk(D, c):
            hide(i)

    def uncover(c):
        for i in walk(U, c):
            unhide(i)
        readmit(c)

    def tweak(c):
        x = D[c]  # the topmost
        if B[c] > 0:
            hide(x)  # else the column is covered, and its rows are hidden already
        D[c] = D[x]
        U[D[x]] = c
        S[c] -= 1
        counts["updates"] += 1

    def untweak(c, first):
        end = D[c]
        D[c] = first
        i = first
        while i != end:
            if B[c] > 0:
                unhide(i)
            U[D[i]] = i
            S[c] += 1
            i = D[i]

    def degree(c):
        return S[c] + min(F[c], B[c]) - B[c] + 1  # how many branches there are

    def take(r):
        O.append(r)
        for j in walk(R, r):
            B[C[j]] -= 1
            if B[C[j]] == 0:
                cover(C[j])
        search()
        for j in walk(L, r):
            if B[C[j]] == 0:
                uncover(C[j])
            B[C[j]] += 1
        O.pop()

    def search():
        counts["nodes"] += 1
        if R[h] == h:
            solutions.append([N[x] for x in O])
            return
        # Of equal ones min takes the first.
        c = min(walk(R, h), key=lambda j: (degree(j), min(F[j], B[j]), -S[j]))
        if degree(c) <= 0:
            return  # a dead end
        B[c] -= 1
        if B[c] == 0:
            cover(c)
        first = D[c]
        if B[c] == 0 and F[c] == 0:
            for r in walk(D, c):
                take(r)
        else:
            needed = max(0, B[c] - F[c])
            while S[c] > needed:
                r = D[c]
                tweak(c)
                take(r)
            if B[c] < F[c]:
                if B[c] > 0:
                    dismiss(c)  # the null choice: it need not be covered again
                search()
                if B[c] > 0:
                    readmit(c)
            untweak(c, first)
        if B[c] == 0:
            uncover(c)
        B[c] += 1

    for c in range(len(columns) + 1):
        column = c == h or columns[c - 1]
        least, most = (1, 1) if isinstance(column, bool) else column
        add(c, -1)
        S.append(0)
        B.append(most if column else 1)
        F.append(most - least if column else 0)
        if c != h and column:
            insert(c, h, L, R)  # the ring of headers
    for number, row in enumerate(rows):
        if len(set(row)) < len(row):
            raise ValueError(f"row {number} has a column twice")
        if not any(columns[column] for column in row):
            continue  # nothing would ever ask for it
        first = len(C)
        for column in row:
            x = add(column + 1, number)
            insert(x, C[x], U, D)  # above the header: the last of its column
            insert(x, first, L, R)  # the last of its row
            S[C[x]] += 1

    return SimpleNamespace(
        L=L, R=R, U=U, D=D, C=C, S=S, N=N, B=B,
        cover=cover, uncover=uncover, search=search, solutions=solutions, counts=counts,
    )  # fmt: skip
