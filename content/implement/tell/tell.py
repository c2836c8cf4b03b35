"""Prints what a solver does, a line of JSON for each thing. c is the number of a header, from 1; r of a row, from 0."""
import json

own = {}


def start(primary, rows, counts=None, **arrays):
    """Once the links are built: tell.start(primary, rows, counts, S=S, L=L, R=R, U=U, D=D), or as many as you have."""
    own.update(arrays=arrays, counts=counts or {})
    line(primary=[bool(one) for one in primary], rows=[list(row) for row in rows])


def line(**what):
    arrays = own["arrays"]
    if all(len(array) < 200 for array in arrays.values()):  # a larger matrix would print too much
        if "S" in arrays:
            what["sizes"] = list(arrays["S"][1:])
        if "L" in arrays:
            what["links"] = {name: list(arrays[name]) for name in "LRUD"}
    print(json.dumps(what | own["counts"]))


choose = lambda c: line(choose=c - 1)  # before the column is covered
cover = lambda c: line(cover=c - 1)  # at the end of cover
take = lambda r: line(**{"try": r})  # before the other columns of the row are covered
undo = lambda r: line(undo=r)  # before they are uncovered
uncover = lambda c: line(uncover=c - 1)  # at the end of uncover
solution = lambda: line(solution=True)  # where a solution is found
