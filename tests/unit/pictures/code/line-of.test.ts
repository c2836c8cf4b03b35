import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Matrix, parse } from '#dlx/index.ts';
import { type Links, COLUMN, createLinks, DOWN, headerOf, SIZE, UP } from '#dlx/links.ts';
import type { CodeKey } from '#pictures/code/keys.ts';
import { linesInForce } from '#pictures/code/line-of.ts';
import { type TextId, linesOf } from '#pictures/code/text.ts';
import { type VariableId, valuesOf, variableName } from '#pictures/code/values.ts';
import { type Frame, type Write, type Zoom, record } from '#history/index.ts';
import { KNUTH } from '../../../matrices/knuth.ts';
import { matrices } from '../../../matrices/random.ts';
import { type TracedWrite, keysRun, texts, traced, tracedSearch, watched } from './sources.ts';

const knuth = parse(KNUTH);

function framesOf(matrix: Matrix, zoom: Zoom): Frame[] {
  const run = record(matrix);
  return Array.from({ length: run.lastStep(zoom) + 1 }, (_, step) => run.seek(step, zoom));
}

function lineOf(text: TextId, key: CodeKey): { number: number; text: string } {
  return linesOf(texts[text]).find((line) => line.key === key)!;
}

/** On Knuth's matrix, and on matrices of every sort. */
function everywhere(property: (matrix: Matrix) => void): void {
  property(knuth);
  fc.assert(fc.property(matrices(), property), { numRuns: 60 });
}

/** What a line of TypeScript writes, read off its text with the values of the panel. */
function readTypescript(line: string, values: (name: string) => number): Partial<Write> {
  const ring = /^(left|right)\[(\w+)\] = (\w+);$/u.exec(line);
  // Headers in the ring are known by their numbers there, by their addresses in a `Write`.
  if (ring) {
    const value = ring[3] === 'number' ? 'header' : ring[3]!;
    return { link: ring[1] as Write['link'], node: values(ring[2]!), to: values(value) };
  }
  const [, array, link, value] = /^nodes\[(\w+) \+ (UP|DOWN)\] = (\w+);$/u.exec(line)!;
  return { link: link!.toLowerCase() as Write['link'], node: values(array!), to: values(value!) };
}

/** What a line of pseudocode writes, worked out from the links of the moment. */
function readPseudocode(line: string, { nodes, left, right }: Links, values: (name: string) => number): Partial<Write> {
  const follow: Readonly<Record<string, (node: number) => number>> = {
    L: (node) => left[node >> 2]! << 2,
    R: (node) => right[node >> 2]! << 2,
    U: (node) => nodes[node + UP]!,
    D: (node) => nodes[node + DOWN]!,
  };
  const evaluate = (text: string): number => {
    const link = /^([LRUD])\[(.*)\]$/u.exec(text);
    return link ? follow[link[1]!]!(evaluate(link[2]!)) : values(text);
  };
  const [, link, node, value] = /^([LRUD])\[(.*)\] ← (.*)$/u.exec(line)!;
  const names = { L: 'left', R: 'right', U: 'up', D: 'down' } as const;
  return { link: names[link as 'L'], node: evaluate(node!), to: evaluate(value!) };
}

/** Values by the names that a text has for them, in the scope of cover and uncover. */
function named(matrix: Matrix, frame: Frame, text: TextId): (name: string) => number {
  const values = valuesOf(matrix, frame);
  const inCover: VariableId[] = ['header', 'before', 'after', 'node', 'up', 'down'];
  return (name) => {
    const id = inCover.find((one) => variableName(one, text) === name);
    return (id && values[id]?.number) ?? NaN;
  };
}

describe('the lit line is the line that wrote', () => {
  test('as the code of plain-cover.ts does when it runs: line by line, in every step', () => {
    everywhere((matrix) => {
      const writes: TracedWrite[] = [];
      const links = watched(createLinks(matrix), writes);
      for (const { move } of framesOf(matrix, 'covers')) {
        if (move) traced[move.kind](links, headerOf(move.column));
      }
      const written = writes.values();
      for (const frame of framesOf(matrix, 'links')) {
        const { write } = frame;
        if (!write) continue;
        const { line, also } = linesInForce(matrix, frame);
        const inRing = write.link === 'left' || write.link === 'right';
        expect(written.next().value).toEqual({
          array: inRing ? write.link : 'nodes',
          index: inRing ? write.node >> 2 : write.node + (write.link === 'up' ? UP : DOWN),
          value: inRing ? write.to >> 2 : write.to,
          line: lineOf('typescript', line).number,
        });
        if (!also) continue;
        const size = (frame.state!.nodes[write.subject + COLUMN] as number) + SIZE;
        expect(written.next().value).toEqual({
          array: 'nodes',
          index: size,
          value: frame.state!.nodes[size],
          line: lineOf('typescript', also).number,
        });
      }
      expect(written.next().done).toBe(true);
    });
  });

  test.each(['typescript', 'pseudocode'] as const)(
    'and what the %s of the line says, with the variables shown, is that write',
    (text) => {
      everywhere((matrix) => {
        for (const frame of framesOf(matrix, 'links')) {
          if (!frame.write) continue;
          const line = lineOf(text, linesInForce(matrix, frame).line).text;
          const values = named(matrix, frame, text);
          const { link, node, to } =
            text === 'typescript' ? readTypescript(line, values) : readPseudocode(line, frame.state!, values);
          expect({ link, node, to }).toEqual({
            link: frame.write.link,
            node: frame.write.node,
            to: frame.write.to,
          });
        }
      });
    },
  );

  test('in plain English, where the words for the direction and the place are those', () => {
    const words = {
      'cover.left': ['right points left', 'past'],
      'cover.right': ['left points right', 'past'],
      'cover.up': ['below it points up', 'past'],
      'cover.down': ['above it points down', 'past'],
      'uncover.up': ['below it points up', 'again'],
      'uncover.down': ['above it points down', 'again'],
      'uncover.left': ['right points left', 'again'],
      'uncover.right': ['left points right', 'again'],
    } as const satisfies Partial<Record<CodeKey, readonly string[]>>;
    for (const [key, parts] of Object.entries(words)) {
      for (const part of parts) expect(lineOf('english', key as CodeKey).text).toContain(part);
    }
  });
});

describe('the lines of the search', () => {
  const keys = linesOf(texts.typescript).flatMap(({ key }) =>
    key?.startsWith('search.') === true && key !== 'search.start' ? [key] : [],
  );

  test('are lines that run in the event, the calls as often as there are covers', () => {
    const Traced = tracedSearch(keys);
    everywhere((matrix) => {
      const search = new Traced(matrix);
      const run = record(matrix);
      let moves = 0;
      for (let decision = 1; decision <= run.lastStep(); decision += 1) {
        keysRun();
        search.step();
        const ran = keysRun();
        const event = run.seek(decision);
        expect(ran).toContain(linesInForce(matrix, event).line);

        const calls: CodeKey[] = [];
        for (moves += 1; moves < event.moves;) {
          moves += 1;
          calls.push(...linesInForce(matrix, run.seek(moves, 'covers')).callers);
        }
        expect(ran.filter((key) => key.includes('cover'))).toEqual(calls);
      }
    });
  });

  test('are lit alone at the start of an event, and stay as callers inside it', () => {
    const seen = new Set<string>();
    for (const frame of framesOf(knuth, 'links')) {
      const { line, also, callers } = linesInForce(knuth, frame);
      seen.add(line);
      if (!frame.write) expect({ also, callers }).toEqual({ also: null, callers: [] });
      else {
        expect(callers[0]).toBe(frame.move!.kind);
        expect(callers[1]).toMatch(`search.${frame.move!.kind}-`);
      }
    }
    // Every event and every write happens in Knuth's run.
    expect(seen.size).toBe(7 + 8);
  });

  test('follow the decision when the zoom is coarser', () => {
    for (const frame of framesOf(knuth, 'decisions')) {
      const name = frame.event.replace(' ', '-');
      expect(linesInForce(knuth, frame).line).toBe(`search.${name}`);
    }
  });
});
