import type { ColumnKind } from '#dlx/index.ts';
import { type Scenario, firstSolution } from '#scenarios/scenario.ts';
import { knuth } from '#scenarios/knuth.ts';
import { macMahon } from '#scenarios/macmahon.ts';
import { ownMatrix } from '#scenarios/own-matrix.ts';
import { purified } from '#scenarios/purified.ts';
import { queens } from '#scenarios/queens.ts';
import { rippleEffect } from '#scenarios/ripple-effect.ts';
import { sudoku } from '#scenarios/sudoku.ts';
import { smallTetrasticks } from '#scenarios/small-tetrasticks.ts';
import { tetrasticks } from '#scenarios/tetrasticks.ts';
import { crossingWords } from '#scenarios/words.ts';
import { userProblem } from '#scenarios/user-problem.ts';
import { KNUTH, MARKS, queensText, STROKES } from '#puzzles/user-problem/examples.ts';
import type { EventKind, Recording } from '#history/index.ts';
import type { Settings } from '#player/address.ts';

/** One figure at one named moment, for the gallery. */
export interface Moment {
  /** Unique in the gallery. */
  readonly id: string;
  /** It follows the title of the group and a colon. */
  readonly name: string;
  readonly scenario: Scenario;
  readonly settings?: Settings;
  readonly kinds?: ReadonlyMap<number, ColumnKind>;
  /** The row pointed at, if any, and the column. */
  readonly row?: number;
  readonly column?: number;
  /** For pictures of the links: how many pointer writes before that step. */
  readonly writesBefore?: number;
  /** A picture that the group does not have. */
  readonly picture?: MomentPicture;
  /** Notions that it shows besides those of the group and of its event, as `notions.json` names them. */
  readonly notions?: readonly string[];
  /** The step at the covers zoom. */
  at(recording: Recording): number;
}

type MomentPicture = 'board' | 'matrix' | 'torus';

/** A group of moments of one figure. */
export interface MomentGroup {
  readonly title: string;
  /** The number of the figure, or for one of another page that page and its id there. */
  readonly figure: string | { readonly page: string; readonly id: string };
  readonly picture: MomentPicture;
  readonly notions: readonly string[];
  readonly moments: readonly Moment[];
}

export const pictureOf = (group: MomentGroup, moment: Moment): MomentPicture => moment.picture ?? group.picture;

/** The covers step of the first event of a kind, at or after a decision. */
function first(event: EventKind, from = 0): Moment['at'] {
  return (recording) => {
    for (let step = from; step < recording.lastStep(); step += 1) {
      const frame = recording.seek(step);
      if (frame.event === event) return frame.covers;
    }
    return recording.lastStep('covers');
  };
}

const start: Moment['at'] = () => 0;
const solution: Moment['at'] = (recording) => recording.seek(firstSolution(recording)).covers;
/** The first cover of the first row tried. */
const covering: Moment['at'] = (recording) => recording.seek(1).covers + 2;

export const momentGroups: readonly MomentGroup[] = [
  {
    title: 'The 3×3 board',
    figure: '0.2',
    picture: 'board',
    notions: ['junction'],
    moments: [
      { id: 'small-try', name: 'try', scenario: smallTetrasticks, at: first('try', 5) },
      {
        id: 'small-retreat',
        name: 'retreat',
        scenario: smallTetrasticks,
        at: first('retreat', 20),
      },
      { id: 'small-solution', name: 'solution', scenario: smallTetrasticks, at: solution },
      {
        id: 'small-crossing',
        name: 'a crossing',
        notions: ['crossing'],
        scenario: smallTetrasticks,
        settings: { secondary: 'off' },
        at: (recording) => recording.seek(recording.solutionStep(2)).covers,
      },
    ],
  },
  {
    title: 'Knuth’s matrix',
    figure: '2.1',
    picture: 'matrix',
    notions: ['Algorithm X'],
    moments: [
      { id: 'knuth-start', name: 'start', scenario: knuth, at: start },
      { id: 'knuth-choose', name: 'choose', scenario: knuth, at: first('choose') },
      { id: 'knuth-cover', name: 'cover', notions: ['cover'], scenario: knuth, at: covering },
      { id: 'knuth-dead-end', name: 'dead end', scenario: knuth, at: first('dead end') },
      { id: 'knuth-retreat', name: 'retreat', scenario: knuth, at: first('retreat') },
      { id: 'knuth-solution', name: 'solution', scenario: knuth, at: solution },
      {
        id: 'knuth-secondary',
        name: 'F secondary, G off',
        notions: ['secondary column', 'cover'],
        scenario: knuth,
        kinds: new Map<number, ColumnKind>([
          [5, 'secondary'],
          [6, 'off'],
        ]),
        at: first('try', 2),
      },
      { id: 'knuth-row', name: 'row CEF pointed at', scenario: knuth, row: 0, at: start },
    ],
  },
  {
    title: 'Sudoku',
    figure: '2.4',
    picture: 'board',
    notions: ['Sudoku'],
    moments: [
      { id: 'sudoku-start', name: 'start', scenario: sudoku, at: start },
      { id: 'sudoku-dead-end', name: 'dead end', scenario: sudoku, at: first('dead end') },
      {
        id: 'sudoku-matrix',
        name: 'the matrix at the dead end',
        picture: 'matrix',
        scenario: sudoku,
        at: first('dead end'),
      },
      { id: 'sudoku-solution', name: 'solution', scenario: sudoku, at: solution },
      {
        id: 'sudoku-off',
        name: 'four by four, box columns off',
        scenario: sudoku,
        settings: { puzzle: '4x4', boxes: 'off' },
        at: solution,
      },
    ],
  },
  {
    title: 'The torus of links',
    figure: '4.1',
    picture: 'torus',
    notions: ['torus of links'],
    moments: [
      { id: 'torus-start', name: 'start', scenario: ownMatrix, at: start },
      {
        id: 'torus-write',
        name: 'half a removal',
        notions: ['cover'],
        scenario: ownMatrix,
        at: covering,
        writesBefore: 1,
      },
      {
        id: 'torus-ghost',
        name: 'a node that is out, pointed at',
        notions: ['cover'],
        scenario: ownMatrix,
        row: 1,
        column: 6,
        at: covering,
      },
      {
        id: 'torus-secondary',
        name: 'B and F secondary',
        notions: ['secondary column'],
        scenario: ownMatrix,
        kinds: new Map<number, ColumnKind>([
          [1, 'secondary'],
          [5, 'secondary'],
        ]),
        at: first('try'),
      },
      { id: 'torus-uncover', name: 'retreat', scenario: ownMatrix, at: first('retreat') },
      { id: 'torus-solution', name: 'solution', scenario: ownMatrix, at: solution },
    ],
  },
  {
    title: 'Queens',
    figure: '8.1',
    picture: 'board',
    notions: ['queens', 'secondary column'],
    moments: [
      { id: 'queens-try', name: 'try', scenario: queens, at: first('try', 4) },
      { id: 'queens-solution', name: 'solution', scenario: queens, at: solution },
      {
        id: 'queens-off',
        name: 'diagonals off',
        scenario: queens,
        settings: { n: '5', diagonals: 'off' },
        at: solution,
      },
    ],
  },
  {
    title: 'The 5×5 board',
    figure: '9.1',
    picture: 'board',
    notions: ['junction'],
    moments: [
      { id: 'five-dead-end', name: 'dead end', scenario: tetrasticks, at: first('dead end') },
      {
        id: 'five-matrix',
        name: 'the matrix at the dead end',
        picture: 'matrix',
        scenario: tetrasticks,
        at: first('dead end'),
      },
      { id: 'five-solution', name: 'solution', scenario: tetrasticks, at: solution },
      {
        id: 'five-crossings',
        name: 'junction columns off, H omitted',
        notions: ['crossing'],
        scenario: tetrasticks,
        settings: { omitted: 'H', secondary: 'off' },
        at: solution,
      },
    ],
  },
  {
    title: 'Ripple Effect',
    figure: '12.1',
    picture: 'board',
    notions: ['ripple'],
    moments: [
      { id: 'ripple-start', name: 'start', scenario: rippleEffect, at: start },
      { id: 'ripple-try', name: 'try', scenario: rippleEffect, at: first('try', 60) },
      {
        id: 'ripple-matrix',
        name: 'the matrix at that try',
        picture: 'matrix',
        scenario: rippleEffect,
        at: first('try', 60),
      },
      { id: 'ripple-solution', name: 'solution', scenario: rippleEffect, at: solution },
      {
        id: 'ripple-five',
        name: 'five by five, retreat',
        scenario: rippleEffect,
        settings: { puzzle: 'five-by-five', secondary: 'on' },
        at: first('retreat', 30),
      },
      {
        id: 'ripple-off',
        name: 'five by five, ripple columns off',
        scenario: rippleEffect,
        settings: { puzzle: 'five-by-five', secondary: 'off' },
        at: solution,
      },
    ],
  },
  {
    title: 'Words that cross',
    figure: '14.1',
    picture: 'board',
    notions: ['colour'],
    moments: [
      { id: 'words-purify', name: 'purify', notions: ['purify'], scenario: crossingWords, at: covering },
      { id: 'words-solution', name: 'solution', scenario: crossingWords, at: solution },
    ],
  },
  {
    title: 'Links with colours',
    figure: '14.2',
    picture: 'torus',
    notions: ['colour', 'purify', 'torus of links'],
    moments: [{ id: 'purified', name: 'a mark', scenario: purified, at: first('try', 4) }],
  },
  {
    title: 'MacMahon’s squares',
    figure: '14.4',
    picture: 'board',
    notions: ['colour'],
    moments: [{ id: 'macmahon-solution', name: 'solution', scenario: macMahon, at: solution }],
  },
  {
    title: 'Boards that a reader writes',
    figure: { page: 'notebook/', id: 'own' },
    picture: 'board',
    notions: ['encoding'],
    moments: [
      {
        id: 'written-try',
        name: 'dominoes from a pasted text',
        scenario: userProblem,
        at: first('try', 4),
      },
      {
        id: 'written-dead-end',
        name: 'four queens, a dead end',
        scenario: userProblem,
        settings: { problem: queensText(4) },
        at: first('dead end'),
      },
      {
        id: 'written-fault',
        name: 'four queens, the diagonals off',
        scenario: userProblem,
        settings: { problem: queensText(4) },
        kinds: new Map(Array.from({ length: 14 }, (_, at): [number, ColumnKind] => [at + 8, 'off'])),
        at: solution,
      },
      {
        id: 'written-marks',
        name: 'marks of each kind',
        scenario: userProblem,
        settings: { problem: MARKS },
        at: solution,
      },
      {
        id: 'written-lines',
        name: 'edges of a grid',
        scenario: userProblem,
        settings: { problem: STROKES },
        at: solution,
      },
      {
        id: 'written-list',
        name: 'no board: a list of the rows',
        scenario: userProblem,
        settings: { problem: KNUTH },
        at: solution,
      },
    ],
  },
];
