import { describe, expect, it } from 'vitest';
import {
  GUESSED,
  NO_GUESSES,
  readGuesses,
  scoreWords,
  writeGuesses,
  YARDSTICK,
} from '#ui/lessons/encodings/guesses.ts';
import { markGuesses } from '#ui/lessons/encodings/marks.ts';
import { encodingPuzzles } from '#ui/lessons/encodings/puzzles.ts';
import { endWords, proofOf, PROOFS, runWords, shortTime } from '#ui/lessons/encodings/run-words.ts';
import { proofWords } from '#pictures/ripple-effect/draw-proof.ts';
import { compared } from '#puzzles/ripple-effect/compare.ts';
import { type EncodingName, ENCODINGS, encodeWith } from '#puzzles/ripple-effect/encodings.ts';
import { madeOf } from '../../../puzzles/ripple-effect/made.ts';

const { puzzle } = encodingPuzzles['five-by-five'];
const runs = compared(puzzle);
const ALL_RIGHT = 'rsrsrononomo';

describe('guesses', () => {
  it('are about every encoding but the yardstick', () => {
    expect([YARDSTICK, ...GUESSED]).toEqual(ENCODINGS);
  });

  it('survive a round trip, and damaged ones are refused', () => {
    for (const text of [NO_GUESSES, ALL_RIGHT, '-o----n----s']) {
      expect(writeGuesses(readGuesses(text)!)).toBe(text);
    }
    for (const text of ['', 'r', `${ALL_RIGHT}r`, 'srsrsrsrsrsr', '<b>---------', 'x-----------']) {
      expect(readGuesses(text), text).toBeNull();
    }
  });

  it('are marked by the runs', () => {
    const marks = markGuesses(readGuesses(ALL_RIGHT)!, runs);
    expect(marks).toHaveLength(12);
    expect(marks.filter(({ isRight }) => !isRight)).toEqual([]);
    const wrong = markGuesses(readGuesses('no--rs----ro')!, runs);
    expect(wrong.map(({ name, kind, isRight }) => [name, kind, isRight])).toEqual([
      ['two arms', 'finding', false],
      ['two arms', 'tree', false],
      ['rooms secondary', 'finding', true],
      ['rooms secondary', 'tree', false],
      ['no rooms', 'finding', false],
      ['no rooms', 'tree', true],
    ]);
    expect(scoreWords(wrong)).toBe('2 of your 6 guesses were right.');
    expect(scoreWords(marks.slice(0, 1))).toBe('Your one guess was right.');
    expect(scoreWords([])).toContain('no guess');
  });

  it('about another puzzle may be wrong: the tutorial needs no turning back', () => {
    const marks = markGuesses(readGuesses(ALL_RIGHT)!, compared(encodingPuzzles.tutorial.puzzle));
    expect(marks.filter(({ isRight }) => !isRight)).toEqual([
      { name: 'rooms secondary', kind: 'tree', isRight: false },
    ]);
  });
});

describe('the words', () => {
  const words = (name: EncodingName, of = runs) =>
    runWords(
      of.find((run) => run.name === name)!,
      of[0]!,
    );

  it('say what each encoding came to', () => {
    expect(words('four arms')).toMatchObject({
      columns: '550',
      ones: '933',
      nodes: '55',
      tree: 'the yardstick',
      finding: 'right',
    });
    expect(words('rooms secondary')).toMatchObject({ nodes: '56', tree: 'larger' });
    expect(words('plus')).toMatchObject({ solutions: '0', finding: 'none: wrong' });
    expect(words('no rooms')).toMatchObject({ solutions: '100', finding: '99 break a rule' });
    const bare = compared(encodingPuzzles['tutorial-bare'].puzzle);
    expect(words('no rooms', bare)).toMatchObject({
      solutions: '1,000',
      tree: 'stopped',
      finding: 'stopped; all break a rule',
    });
    expect(endWords(runs)).toBe(
      'Right: four arms, two arms, pairs, rooms secondary. Wrong: one plane, plus, no rooms.',
    );
  });

  it('show each failing encoding at fault, on every puzzle', () => {
    for (const entry of Object.values(encodingPuzzles)) {
      const all = compared(entry.puzzle);
      for (const name of ENCODINGS) {
        const proof = proofOf(entry.puzzle, name, all);
        expect(proof !== null, name).toBe(name in PROOFS);
        if (proof) expect(proofWords(entry.puzzle, proof)[0]).toMatch(/^(Room|The)/);
      }
    }
    expect(proofWords(puzzle, proofOf(puzzle, 'no rooms', runs)!)).toEqual([
      'Room D has 5 twice, at 1 across, 3 down and at 2 across, 5 down.',
    ]);
    expect(proofWords(puzzle, proofOf(puzzle, 'plus', runs)!).join(' ')).toBe(
      'The 4 at 2 across, 1 down and the 4 at 1 across, 2 down are in the same solution. ' +
        'Here both claim the columns 4+r2,2 and 4+r1,1, so they cannot both be chosen.',
    );
  });

  it('tell short times', () => {
    expect([0.0004, 0.084, 1.23, 250].map(shortTime)).toEqual(['1 µs', '84 µs', '1.2 ms', '0.3 s']);
  });
});

it('has the puzzle that the maker makes', () => {
  const { puzzle: made } = madeOf({ width: 6, height: 6, largest: 5, level: 'knotty', seed: 2 });
  expect(encodingPuzzles.made.puzzle).toEqual(made);
});

it('says in the lesson what holds: pairs have fewer ones with givens, and more without', () => {
  const ones = (id: 'tutorial' | 'tutorial-bare', name: EncodingName): number =>
    compared(encodingPuzzles[id].puzzle, [name])[0]!.size.ones;
  expect(ones('tutorial', 'pairs')).toBeLessThan(ones('tutorial', 'two arms'));
  expect(ones('tutorial-bare', 'pairs')).toBeGreaterThan(ones('tutorial-bare', 'two arms'));
  for (const id of ['five-by-five', 'tutorial-bare', 'made'] as const) {
    const [four, secondary] = compared(encodingPuzzles[id].puzzle, ['four arms', 'rooms secondary']);
    expect(secondary!.nodes).toBeGreaterThan(four!.nodes);
    expect(secondary!.solutions).toBe(four!.solutions);
  }
});

it('calls columns in the lesson as they are called', () => {
  const has = (name: EncodingName, column: string): boolean =>
    encodeWith(encodingPuzzles.tutorial.puzzle, name).matrix.columns.some((each) => each.name === column);
  expect(has('four arms', '3R5,2')).toBe(true);
  expect(has('one plane', 'r1,1') && has('one plane', 'r2,1')).toBe(true);
  expect(has('plus', '3+r5,2')).toBe(true);
});
