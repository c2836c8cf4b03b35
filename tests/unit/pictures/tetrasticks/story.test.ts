import { describe, expect, test } from 'vitest';
import { homeMoment, homeOpening, homeRun } from '#scenarios/home-search.ts';

describe('the story of the search on the contents', () => {
  const run = homeRun(false);
  run.advance();
  const words = (step: number): string => homeMoment(run, step).words;
  const first = run.recording.solutionStep(1);

  test('opens with three pieces left, and goes on to a board without a crossing', () => {
    const opening = homeMoment(run, homeOpening(run, false));
    expect(opening.laid).toBe(run.problem.pieces.length - 3);
    expect(opening.words).toBe('Next, the outlined edge: 2 ways left.');
    expect(words(first)).toBe('Solved: all 60 edges, and no two pieces cross.');
  });

  test('tells choices, dead ends and what is taken back', () => {
    expect(words(0)).toBe('The board is empty.');
    expect(words(first - 22)).toBe('No piece that is left fits this edge. Stuck.');
    expect(words(first - 21)).toBe('Take P back.');
    expect(words(first - 17)).toBe('There is no room left for R. Stuck.');
    expect(words(first - 2)).toBe('Next, the piece H: 1 way left.');
    expect(words(first - 1)).toBe('Try H.');
  });

  test('with crossings allowed each full board says where pieces cross', () => {
    const crossing = homeRun(true);
    crossing.advance();
    const { recording } = crossing;
    const full = (number: number): string => homeMoment(crossing, recording.solutionStep(number)).words;
    expect(homeOpening(crossing, true)).toBe(recording.solutionStep(1));
    expect(full(1)).toBe('Every edge is covered, but U and Z cross at (3, 4).');
    expect(full(4)).toBe('Every edge is covered, but Z and V cross at (2, 4), U and T at (4, 4).');
    expect(homeMoment(crossing, recording.solutionStep(1) - 1).words).toBe('Try U, across Z at (3, 4).');
  });
});
