import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { parse } from '#dlx/index.ts';
import { describeCode } from '#pictures/code/describe.ts';
import { drawListing } from '#pictures/code/draw-listing.ts';
import { type CodeKey, CODE_KEYS } from '#pictures/code/keys.ts';
import { linesInForce } from '#pictures/code/line-of.ts';
import { showListing } from '#pictures/code/show-listing.ts';
import { showNow } from '#pictures/code/show-now.ts';
import { type TextId, TEXTS } from '#pictures/code/text.ts';
import { type VariableId, valuesOf, valueWords, variableName } from '#pictures/code/values.ts';
import { drawVariables, showVariables } from '#pictures/code/variables.ts';
import { namesOf } from '#history/caption.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { texts } from '../../unit/pictures/code/sources.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { type Draw, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { snapshotText } from '../svg.ts';

const { matrix, rowNames } = encode();
const names = namesOf(matrix, rowNames);
const run = record(matrix);
/** In the cover of A, the first column: row AD has just been passed by in column D, upwards. */
const inside = run.seek(8, 'links');

function body(): Element {
  return parseHTML('<!doctype html><html><body></body></html>').document.body;
}

function listing(text: TextId): Element {
  const host = body();
  drawListing(host, texts[text]);
  return host;
}

describe('a listing', () => {
  // The TypeScript is not kept here: it may change with the solver, and is tested against its file.
  test.each(['english', 'pseudocode'] as const)('draws: %s', async (text) => {
    const host = listing(text);
    showListing(host, linesInForce(matrix, inside));
    await expect(snapshotText(host as SVGSVGElement)).toMatchFileSnapshot(`./snapshots/${text}.html`);
  });

  test.each(TEXTS)('shown for any other moment is what it is when made afresh: %s', (text) => {
    const moments = [0, 8, 9, 24, 40].map((step) => linesInForce(matrix, run.seek(step, 'links')));
    const draws = moments.map(
      (lines): Draw =>
        (host) =>
          void showListing(host, lines),
    );
    const make = (): SVGSVGElement => listing(text) as SVGSVGElement;
    expectSameOverAny(draws, make);
    expectAdopted(draws, make);
  });

  test.each(TEXTS)('has a button of its own for each line that can be gone to: %s', (text) => {
    const host = listing(text);
    const buttons = [...host.querySelectorAll('button')];
    expect(buttons).toHaveLength(CODE_KEYS.length);
    for (const button of buttons) {
      expect(button.getAttribute('aria-label')).toContain(
        button.closest('li')!.querySelector('.code-text')!.textContent.trim(),
      );
    }
  });

  test.each(TEXTS)('gives a row up, or has tried all, before columns come back: %s', (text) => {
    const { lines } = texts[text].parts.find((part) => part.lines.some(({ key }) => key === 'search.retreat'))!;
    const at = (key: CodeKey): number => lines.findIndex((line) => line.key === key);
    expect(at('search.uncover-branch')).toBeGreaterThan(at('search.retreat'));
    expect(at('search.uncover-branch')).toBeGreaterThan(at('search.done'));
  });

  test.each(TEXTS)('ends with the last steps of the run: %s', (text) => {
    const last = run.lastStep('covers');
    const [before, end] = [last - 1, last].map((step) => linesInForce(matrix, run.seek(step, 'covers')));
    expect(before?.line).toBe('search.done');
    expect(end).toEqual({ line: 'uncover', also: null, callers: ['search.uncover-branch'] });
    const { lines } = texts[text].parts.find((part) => part.lines.some(({ key }) => key === 'search.done'))!;
    const words = ({ key }: { key: CodeKey | null }): boolean => key === 'search.done';
    // The column branched on at the root comes back after it, so it is not a place to stop.
    expect(lines.find(words)!.text).not.toContain('stop');
    expect(lines.findLast(({ key }) => key !== null)!.key).toBe('search.uncover-branch');
  });

  test('lights one line at a time, with what ran with it and what led there', () => {
    const host = listing('pseudocode');
    const state = (): Record<string, string[]> => {
      const found: Record<string, string[]> = {};
      for (const line of host.querySelectorAll('[data-now]')) {
        (found[line.getAttribute('data-now')!] ??= []).push(line.getAttribute('data-key')!);
      }
      return found;
    };
    for (let step = 0; step <= run.lastStep('links'); step += 1) {
      const lines = linesInForce(matrix, run.seek(step, 'links'));
      const lit = showListing(host, lines);
      expect(lit!.getAttribute('aria-current')).toBe('step');
      expect(host.querySelectorAll('[aria-current]')).toHaveLength(1);
      expect(state()).toEqual({
        line: [lines.line],
        ...(lines.also && { also: [lines.also] }),
        ...(lines.callers.length > 0 && { caller: lines.callers.toReversed() }),
      });
    }
  });
});

describe('the variables', () => {
  const table = (step: number, text: TextId): string[] => {
    const values = valuesOf(matrix, run.seek(step, 'links'));
    return Object.entries(values).map(
      ([id, value]) => `${variableName(id as VariableId, text)} = ${valueWords(value, names)}`,
    );
  };

  test('say what the paper’s letters stand for, in the middle of a cover', () => {
    expect(table(8, 'pseudocode')).toEqual([
      'k = 0',
      'c = column A',
      'c = column A',
      'L[c] = the root',
      'R[c] = header of B',
      'i = row AD in column A',
      'j = row AD in column D',
      'U[j] = header of D',
      'D[j] = row DEG in column D',
      'C[j] = column D',
      'S[C[j]] = 2',
    ]);
  });

  test('are those of the search alone when an event is announced', () => {
    const step = run.seek(1).links + 1;
    expect(table(step, 'typescript')).toEqual([
      'level = 0',
      '#branch[level] = column A',
      '#path[level] = row ADG in column A',
    ]);
  });

  test('have a place each, bound or not, and point at what they stand for', () => {
    const host = body();
    drawVariables(host);
    showVariables(host, valuesOf(matrix, inside), 'typescript', names);
    const node = host.querySelector('[data-variable="node"]')!;
    expect(node.textContent).toBe('noderow AD in column D');
    expect([node.getAttribute('data-row'), node.getAttribute('data-column')]).toEqual(['3', '3']);
    const places = host.querySelectorAll('[data-variable]').length;
    showVariables(host, valuesOf(matrix, run.seek(0)), 'english', names);
    expect(host.querySelectorAll('[data-variable]')).toHaveLength(places);
    expect(node.textContent).toBe('at–');
    expect(node.hasAttribute('data-unbound')).toBe(true);
    expect(node.hasAttribute('data-row')).toBe(false);
  });

  test('the count that goes with a write is said with it, and shown beside the controls', () => {
    const host = listing('pseudocode');
    const place = body();
    const shown = (step: number): (string | null)[] => {
      showListing(host, linesInForce(matrix, run.seek(step, 'links')));
      showNow(place, host);
      return [...place.children].map(({ textContent }) => textContent);
    };
    expect(shown(9)).toEqual(['23 D[U[j]] ← D[j]', '24 S[C[j]] ← S[C[j]] − 1']);
    expect(shown(8)).toEqual(['22 U[D[j]] ← U[j]']);
    const values = valuesOf(matrix, inside);
    expect(describeCode(['Line 1: a', 'Line 2: b'], values, 'pseudocode', names)).toMatch(
      /^Running: Line 1: a; with it Line 2: b\. /,
    );
  });

  test('are in the words beside the picture', () => {
    const words = describeCode(['Line 1: code'], valuesOf(matrix, inside), 'pseudocode', names);
    expect(words).toMatch(/^Running: Line 1: code\. In search: k is 0, c is column A\. In cover/u);
    const start = valuesOf(parse(KNUTH), run.seek(0));
    expect(describeCode(['Line 1: code'], start, 'english', names)).toBe('Running: Line 1: code. In search: level 0.');
  });
});
