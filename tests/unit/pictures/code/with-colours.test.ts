import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Matrix, parse } from '#dlx/index.ts';
import { type Links, COLUMN, createLinks, DOWN, headerOf, ROW, SIZE, UP } from '#dlx/links.ts';
import { type Frame, type Zoom, record } from '#history/index.ts';
import { CODE_KEYS, CODE_KEYS_WITH_COLOURS, zoomOfKey } from '#pictures/code/keys.ts';
import { linesInForce, runsAt } from '#pictures/code/line-of.ts';
import { nextRun } from '#pictures/code/next-run.ts';
import { linesOf } from '#pictures/code/text.ts';
import { valuesOf } from '#pictures/code/values.ts';
import { colouredMatrices, SMALL, wordsInGrid } from '../../../matrices/coloured.ts';
import { KNUTH } from '../../../matrices/knuth.ts';
import { type TracedWrite, textsWithColours, tracedWithColours, watched } from './sources.ts';
import { runs } from '../../../support/runs.ts';

const small = parse(SMALL);

function framesOf(matrix: Matrix, zoom: Zoom): Frame[] {
  const run = record(matrix);
  return Array.from({ length: run.lastStep(zoom) + 1 }, (_, step) => run.seek(step, zoom));
}

/** On Knuth's small matrix with colours, and on matrices of every sort that have some. */
function everywhere(property: (matrix: Matrix) => void): void {
  property(small);
  fc.assert(
    fc.property(
      colouredMatrices().filter(({ colours }) => colours !== undefined),
      property,
    ),
    { numRuns: runs(600) },
  );
}

function numberOf(key: string): number {
  return linesOf(textsWithColours.typescript).find((line) => line.key === key)!.number;
}

/** The node of a row in a column. */
function nodeOf({ nodes }: Links, row: number, column: number): number {
  for (let node = 0; ; node += 4) {
    const isHeader = node === headerOf(column);
    if (!isHeader && nodes[node + COLUMN] === headerOf(column) && nodes[node + ROW] === row) return node;
  }
}

/** Does a move as colours.ts and coloured-cover.ts do it. */
function carryOut(links: Links, { move, row }: Frame): void {
  if (!move) return;
  const { kind, column, colour } = move;
  if (colour === undefined) tracedWithColours[`${kind}Coloured`](links, headerOf(column));
  else tracedWithColours[kind === 'cover' ? 'purify' : 'unpurify'](links, nodeOf(links, row, column));
}

describe('where there are colours', () => {
  test('the lit line is the line that wrote, when the files run, in every step', () => {
    everywhere((matrix) => {
      const writes: TracedWrite[] = [];
      const links = watched(createLinks(matrix), writes);
      for (const frame of framesOf(matrix, 'covers')) carryOut(links, frame);
      // The root only counts them.
      const written = writes.filter(({ array, index }) => array !== 'colours' || index > 0).values();
      for (const frame of framesOf(matrix, 'links')) {
        const { write } = frame;
        if (!write) continue;
        const { line, also } = linesInForce(matrix, frame);
        const { link, node, to } = write;
        const [array, index, value] = {
          left: ['left', node >> 2, to >> 2],
          right: ['right', node >> 2, to >> 2],
          up: ['nodes', node + UP, to],
          down: ['nodes', node + DOWN, to],
          colour: ['colours', node >> 2, to],
        }[link];
        expect(written.next().value).toEqual({ array, index, value, line: numberOf(line) });
        if (!also) continue;
        const size = frame.state!.nodes[write.subject + COLUMN]! + SIZE;
        expect(written.next().value).toEqual({
          array: 'nodes',
          index: size,
          value: frame.state!.nodes[size],
          line: numberOf(also),
        });
      }
      expect(written.next().done).toBe(true);
    });
  });

  test('a move with a colour is a purify or its undoing, called by commit; others are covers', () => {
    everywhere((matrix) => {
      for (const frame of framesOf(matrix, 'covers')) {
        const { move, event } = frame;
        const { line, also, callers } = linesInForce(matrix, frame);
        expect(also).toBeNull();
        if (!move) {
          expect([line, ...callers]).toEqual([`search.${event.replace(' ', '-')}`]);
          continue;
        }
        const head = { cover: 'purify', uncover: 'unpurify' }[move.kind];
        expect(line).toBe(move.colour === undefined ? move.kind : head);
        const isForOthers = callers.length === 2;
        if (isForOthers) expect(callers).toEqual([`${line}.call`, `search.${move.kind}-others`]);
        else expect(callers).toEqual([`search.${move.kind}-branch`]);
        if (event === 'try' || move.colour !== undefined) expect(isForOthers).toBe(true);
      }
    });
  });

  test('every line in force stands in all three texts, at a zoom that shows it', () => {
    const known: readonly string[] = CODE_KEYS_WITH_COLOURS;
    everywhere((matrix) => {
      const moves = framesOf(matrix, 'covers');
      for (const frame of framesOf(matrix, 'links')) {
        const { line, also, callers } = linesInForce(matrix, frame);
        for (const key of [line, also ?? line, ...callers]) expect(known).toContain(key);
        if (frame.write) expect(zoomOfKey(line)).toBe('links');
        if (frame.write) expect(callers).toContain(linesInForce(matrix, moves[frame.moves]!).line);
      }
    });
  });

  test('each line is found where it runs, in one problem or the other', () => {
    const runs = [small, wordsInGrid(['AB', 'BA', 'BB'], 2)].map((matrix) => record(matrix));
    for (const key of CODE_KEYS_WITH_COLOURS) {
      const found = runs.flatMap((run) => {
        const next = nextRun(run, run.seek(0), key);
        return next ? [runsAt(run.matrix, run.seek(next.step, next.zoom), key)] : [];
      });
      expect(found, key).toContain(true);
      expect(found, key).not.toContain(false);
    }
  });

  test('the variables are those of the line: a header that takes a colour, a node that is marked', () => {
    everywhere((matrix) => {
      for (const frame of framesOf(matrix, 'links')) {
        if (frame.write?.link !== 'colour') continue;
        const { header, start, node, before } = valuesOf(matrix, frame);
        expect(header!.column).toBe(frame.move!.column);
        expect(start?.number ?? header!.number).toBe(frame.write.subject);
        expect([node, before]).toEqual([undefined, undefined]);
      }
    });
  });
});

test('where there are none, only the lines of cover and uncover are lit', () => {
  const knuth = parse(KNUTH);
  const known: readonly string[] = CODE_KEYS;
  for (const frame of framesOf(knuth, 'links')) {
    const { line, also, callers } = linesInForce(knuth, frame);
    for (const key of [line, also ?? line, ...callers]) expect(known).toContain(key);
  }
});
