"""Algorithm X on dictionaries of sets, as it goes round the web: no links, and no covers to print."""
import sys

import tell


def solve(columns, rows, solution):
    if not columns:
        tell.solution()
        return
    column = min(columns, key=lambda one: len(columns[one]))
    tell.choose(column + 1)
    for row in sorted(columns[column], reverse=True):
        tell.take(row)
        removed = select(columns, rows, row)
        solve(columns, rows, [*solution, row])
        tell.undo(row)
        deselect(columns, rows, row, removed)


def select(columns, rows, row):
    removed = []
    for column in rows[row]:
        for other in columns[column]:
            for one in rows[other]:
                if one != column:
                    columns[one].discard(other)
        removed.append(columns.pop(column))
    return removed


def deselect(columns, rows, row, removed):
    for column in reversed(rows[row]):
        columns[column] = removed.pop()
        for other in columns[column]:
            for one in rows[other]:
                if one != column:
                    columns[one].add(other)


numbers = iter(map(int, sys.stdin.read().split()))
primary = [next(numbers) for _ in range(next(numbers))]
rows = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
tell.start(primary, rows)
solve({c: {r for r, row in enumerate(rows) if c in row} for c in range(len(primary))}, rows, [])
