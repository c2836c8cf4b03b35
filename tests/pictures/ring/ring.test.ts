import { describe, expect, test } from 'vitest';
import { drawRing } from '#pictures/ring/draw.ts';
import { ringView } from '#pictures/ring/view.ts';
import { codeOf, describeRing, listWords, pressWords } from '#pictures/ring/describe.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { snapshotText } from '../svg.ts';

const names = [...'ABCDE'];
const options = { id: 'ring' };
const action = (): string => 'Press it.';

function drawn(presses: string, interactive = false): SVGSVGElement {
  return drawnBy((svg) => drawRing(svg, ringView(names, [...presses]), interactive ? { ...options, action } : options));
}

describe('the picture of a ring', () => {
  test.each([
    ['first-and-last-out', 'AE'],
    ['damaged-for-good', 'BCDBDC'],
  ])('draws: %s', async (file, presses) => {
    await expect(snapshotText(drawn(presses))).toMatchFileSnapshot(`./snapshots/${file}.svg`);
  });

  const states = ['', 'C', 'BC', 'AE', 'ABCDE', 'BCB', 'BCBC', 'BCDBDC'];

  test('has marks for every state', () =>
    expectStates(
      Object.fromEntries(states.map((presses) => [`pressed: ${presses || 'nothing'}`, presses])),
      drawn,
      './snapshots/states.txt',
    ));

  test('drawn after any other presses it is what it is when drawn afresh', () => {
    const draws = states.map(
      (presses): Draw =>
        (svg) =>
          drawRing(svg, ringView(names, [...presses]), options),
    );
    const swinging = states.slice(1).map((presses): Draw => (svg) => {
      const before = ringView(names, [...presses.slice(0, -1)]);
      drawRing(svg, ringView(names, [...presses]), { ...options, swing: { before, share: 0.4 } });
    });
    expectSameOverAny([...draws, ...swinging]);
    expectAdopted([...draws, ...swinging]);
  });

  test('draws two links for every node, and marks those that are broken', () => {
    expect(drawn('').querySelectorAll('.ring-link')).toHaveLength(12);
    expect(drawn('').querySelectorAll('.ring-broken')).toHaveLength(0);
    expect(drawn('BCB').querySelectorAll('.ring-broken')).toHaveLength(2);
    expect(drawn('BCB').querySelectorAll('.is-new')).toHaveLength(2);
    expect(drawn('C').querySelectorAll('.ring-link.is-ghost')).toHaveLength(2);
  });

  test('has one stop for Tab, and never the head', () => {
    const svg = drawn('C', true);
    expect(svg.getAttribute('role')).toBe('group');
    expect(svg.querySelectorAll('[role="button"]')).toHaveLength(5);
    expect(svg.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(svg.querySelector('[data-node="3"]')!.getAttribute('aria-label')).toBe(
      'C, taken out: L is B, R is D. Press it.',
    );
  });
});

describe('a ring in words', () => {
  test('says what was written', () => {
    expect(codeOf(ringView(names, ['C']))).toEqual({
      action: 'Taken out: x = C.',
      rule: 'R[L[x]] ← R[x]; L[R[x]] ← L[x]',
      filled: 'R[B] ← D; L[D] ← B',
    });
    expect(codeOf(ringView(names, ['A', 'A']))).toEqual({
      action: 'Put back: x = A.',
      rule: 'R[L[x]] ← x; L[R[x]] ← x',
      filled: 'R[head] ← A; L[B] ← A',
    });
    expect(codeOf(ringView(names, [])).filled).toBe('');
    const [node] = ringView(names, []).nodes.slice(1);
    expect(pressWords({ does: 'remove', node: node! })).toBe('Take A out');
  });

  test('says whether both ways along the list agree', () => {
    expect(listWords(ringView(names, ['C']))).toBe('Forwards A, B, D, E; backwards E, D, B, A: they agree.');
    expect(listWords(ringView(names, [...'BCB']))).toBe(
      'Forwards A, B, C, D, E; backwards E, D, A: they do not agree. First bad link: R[B] is C, but should be D.',
    );
    expect(listWords(ringView(names, [...'BCBC']))).toContain('they agree.');
    expect(listWords(ringView(names, names))).toBe('Forwards nothing; backwards nothing: they agree.');
  });

  test('says where the ghosts point', () => {
    expect(describeRing(ringView(names, ['C']))).toContain('C, taken out: L is B, R is D.');
  });

  test('knows its nodes only', () => {
    expect(() => ringView(names, ['F'])).toThrow('no node "F"');
  });
});
