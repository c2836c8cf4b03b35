import { describe, expect, test } from 'vitest';
import { drawGame } from '#pictures/ripple-effect/draw-game.ts';
import { type Asked, differingCells, faultyCells, gameView } from '#pictures/ripple-effect/game-view.ts';
import { callsRoom, describeLines } from '#pictures/ripple-effect/game-words.ts';
import { hintWords } from '#pictures/ripple-effect/hint-words.ts';
import { parseSheet } from '#puzzles/ripple-effect/game-text.ts';
import { choicesLeft, hintFor, solutionOf } from '#puzzles/ripple-effect/hint.ts';
import { puzzleCalled } from '../../unit/puzzles/ripple-effect/library-files.ts';
import { made } from '../../unit/puzzles/ripple-effect/made-files.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const puzzle = puzzleCalled('five-by-five');
const solution = solutionOf(puzzle)!;
const sheet = parseSheet(puzzle, '1-34-.112..-123-...2.......1.3.4');
const view = (asked: Asked = {}) => gameView(puzzle, sheet, asked);

function drawn(asked: Asked = {}, isLive = true): SVGSVGElement {
  return drawnBy((svg) => drawGame(svg, view(asked), { id: 'game', title: 'Five by five', picked: 6, isLive }));
}

describe('the grid of a game', () => {
  test('looks as it did, with mistakes shown', async () => {
    const ringed = faultyCells(puzzle, sheet.numbers);
    const text = snapshotText(drawn({ ringed, hasLinks: true }));
    await expect(text).toMatchFileSnapshot('snapshots/game.svg');
  });

  test('drawn over any other moment is what it is when drawn afresh', () => {
    const hint = hintFor(puzzle, puzzle.givens, null);
    const asks: Asked[] = [
      {},
      { ringed: [3, 4], hasLinks: true },
      hint.kind === 'next' ? { hint: hint.column, refuted: hint.refuted } : {},
    ];
    const draws = asks.flatMap((asked) =>
      [6, 20].map(
        (picked): Draw =>
          (svg) =>
            drawGame(svg, view(asked), { id: 'game', title: 'Five by five', picked, isLive: true }),
      ),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });

  test('shows no mistake that was not asked for', () => {
    expect(drawn().querySelectorAll('.fault, .link').length).toBe(0);
    expect(drawn({ ringed: [3, 4] }).querySelectorAll('.fault').length).toBe(2);
  });

  test('rings what breaks a rule, or what differs from the solution', () => {
    expect(faultyCells(puzzle, sheet.numbers)).toEqual([3, 4]);
    expect(differingCells(sheet.numbers, solution)).toEqual(
      [3, 5, 22].filter((cell) => sheet.numbers[cell] !== solution[cell]),
    );
  });

  test('shows the numbers that are equal to the picked one', () => {
    const svg = newSvg();
    const equal = (picked: number) => {
      drawGame(svg, view(), { id: 'game', title: 'Five by five', picked, isLive: true });
      return Array.from(svg.querySelectorAll('.is-equal'), (cell) => cell.getAttribute('data-column'));
    };
    expect(equal(3)).toEqual(['0', '4', '20']);
    expect(equal(6)).toEqual([]);
  });

  test('names its cells, and gives the Tab key the one that is picked', () => {
    const labels = Array.from(drawn().querySelectorAll('.cell'), (cell) => [
      cell.getAttribute('aria-label'),
      cell.getAttribute('tabindex'),
    ]);
    expect(labels.slice(0, 2)).toEqual([
      ['1 across, 1 down, room A of 4 cells: 1, given', '-1'],
      ['2 across, 1 down, room A of 4 cells: pencil marks 3 and 4', '-1'],
    ]);
    expect(labels[6]).toEqual(['2 across, 2 down, room A of 4 cells: empty', '0']);
    expect(labels.filter(([, tab]) => tab === '0').length).toBe(1);
    expect(drawn({}, false).querySelector('[tabindex]')).toBeNull();
  });

  test('draws into what was drawn at build time', () => {
    const first = drawn({}, false);
    const again = reparsed(first);
    drawGame(again, view(), { id: 'game', title: 'Five by five', picked: 6, isLive: true });
    expect(snapshotText(again)).toBe(snapshotText(drawn()));
  });

  test('has a text twin, line by line', () => {
    expect(describeLines(puzzle, sheet)[0]).toBe('Line 1: A 1 given, A marked 3 4, B empty, C 1, C 1 given.');
  });
});

describe('a hint in words', () => {
  const words = (text: string) => {
    const { numbers } = parseSheet(puzzle, text);
    return hintWords(puzzle, hintFor(puzzle, numbers, solution));
  };

  test('names the column, its size, and the place', () => {
    expect(words('1...1.......2.......1...4')).toMatch(
      /^(Room [A-F] has one place left for its \d: |The cell .* has one number left: |No primary column has size 1, so )/,
    );
    expect(words(`11..1.......2.......1...4`)).toBe(
      'First mend this: Room A has 1 twice, at 1 across, 1 down and at 2 across, 1 down.',
    );
    expect(words(solution.join(''))).toBe('The grid is full: nothing is left to fill in.');
  });

  test('says what took the other rows away, and shows the ripples that did', () => {
    const { puzzle } = made.find(({ slug }) => slug === '6x6-steady')!;
    const said: string[] = [];
    let numbers: readonly number[] = puzzle.givens;
    for (;;) {
      const hint = hintFor(puzzle, numbers, null);
      if (hint.kind !== 'next' || hint.column.choices.length !== 1) break;
      said.push(hintWords(puzzle, hint));
      const ripples = hint.column.gone.filter(({ blocker }) => blocker.rule === 'ripple');
      const { arms } = gameView(puzzle, { numbers, marks: numbers.map(() => []) }, { hint: hint.column });
      expect(new Set(arms.map(({ cell }) => cell))).toEqual(new Set(ripples.map(({ blocker }) => blocker.by)));
      // Arms on one line are told apart by how wide they are.
      const lines = arms.map(({ cell, direction, inset }) =>
        direction === 'left' || direction === 'right'
          ? `row ${Math.floor(cell / puzzle.width)} ${inset}`
          : `column ${cell % puzzle.width} ${inset}`,
      );
      expect(new Set(lines).size).toBe(lines.length);
      for (const { cell } of ripples) {
        expect(arms.some(({ reach }) => reach.some((step) => step.cell === cell))).toBe(true);
      }
      const only = hint.column.choices[0]!;
      numbers = numbers.with(only.cell, only.value);
    }
    expect(said.slice(5, 8)).toEqual([
      'Room F has one place left for its 3: 3 across, 4 down. Its other empty cells lie in the ripples of the 3 ' +
        'at 2 across, 1 down. The column F=3 has size 1, so the search takes this row next.',
      'The cell 3 across, 6 down has one number left: 2. It lies in the ripples of the 1 at 2 across, 6 down and ' +
        'the 3 at 3 across, 4 down. The column c3,6 has size 1, so the search takes this row next.',
      'The cell 2 across, 5 down has one number left: 3. Its room has 2 already. The cell lies in the ripples of the 1 ' +
        'at 2 across, 6 down. The column c2,5 has size 1, so the search takes this row next.',
    ]);
    expect(said.length).toBe(puzzle.givens.filter((given) => given === 0).length);
  });

  test('at a branch, says which number leads to a dead end, and how soon', () => {
    const { puzzle } = made.find(({ slug }) => slug === '5x5-tricky')!;
    let numbers: readonly number[] = puzzle.givens;
    const branches: string[] = [];
    for (;;) {
      const hint = hintFor(puzzle, numbers, null);
      if (hint.kind !== 'next') break;
      const [only] = choicesLeft(hint);
      if (hint.refuted.length > 0) {
        branches.push(hintWords(puzzle, hint));
        const { refuted } = hint;
        const sheet = { numbers, marks: numbers.map(() => []) };
        const { deadEnds } = gameView(puzzle, sheet, { hint: hint.column, refuted });
        expect(deadEnds?.map(({ meaning }) => meaning)).toEqual(refuted.map(({ meaning }) => meaning));
      }
      numbers = numbers.with(only!.cell, only!.value);
    }
    expect(branches).toEqual([
      'No primary column has size 1, so look ahead from c2,1. The cell 2 across, 1 down has 2 numbers left: 3 and 5. The ' +
        '5 leads to a dead end: after 1 forced number, room D has no place left for its 3. That leaves 3.',
      'No primary column has size 1, so look ahead from c3,3. The cell 3 across, 3 down has 2 numbers left: 1 and 3. The ' +
        '3 leads to a dead end: after 1 forced number, room B has no place left for its 1. That leaves 1.',
    ]);
  });

  test('letters are for words that call a room by its own', () => {
    expect(callsRoom('Room A has 1 twice, at 1 across, 1 down and at 2 across, 1 down.')).toBe(true);
    expect(callsRoom('at once room Ä has no place left for its 3')).toBe(true);
    expect(callsRoom('Its room has 2 already.')).toBe(false);
    expect(drawn().classList.contains('has-letters')).toBe(false);
  });

  test('says what is wrong when a number is not that of the solution', () => {
    const wrong = puzzle.givens.flatMap((given, cell) =>
      given > 0
        ? []
        : [1, 2, 3, 4]
            .filter((value) => value !== solution[cell])
            .map((value) => hintFor(puzzle, puzzle.givens.with(cell, value), solution))
            .filter(({ kind }) => kind === 'wrong')
            .map((hint) => hintWords(puzzle, hint)),
    );
    expect(wrong.length).toBeGreaterThan(5);
    for (const text of wrong)
      expect(text).toMatch(/^No solution can be reached from here[,:].* is not part of the only solution\.$/s);
    expect(wrong.some((text) => /the column \S+ has no row left\. (Room|Nothing)/.test(text))).toBe(true);
  });
});
