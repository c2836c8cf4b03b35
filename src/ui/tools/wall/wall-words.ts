/** What the wall says, at build time and in the browser. */
import { inFigures, inWords } from '#english/english.ts';
import type { SectionAbout, WallSort } from '#pictures/wall/plan.ts';
import { type BoardPart, type TakeBack, stretchesOf } from '#puzzles/tetrasticks/board-part.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import type { WallBoard, WallRun } from '#puzzles/tetrasticks/wall-boards.ts';

/** How many boards of a section there are, have the part that is drawn, and are found at the step of the cursor. */
export interface SectionCounts {
  readonly all: number;
  readonly withPart: number;
  readonly found: number;
}

/** The head of a section. */
export function headWords(about: SectionAbout): string {
  switch (about.sort) {
    case 'found':
      return `Without ${about.run.name}`;
    case 'straight':
      return `${inFigures(about.straight, 'junction')} passed straight`;
    case 'place':
      return about.placement ? `${about.piece} lies here` : `${about.piece} is left out`;
    case 'family':
      if (about.size === 1) return 'Boards without relatives';
      return about.families === 1
        ? `A family of ${about.size}`
        : `${inWords(about.families)} families of ${about.size}`;
  }
}

/** The counts beside the head: `72 boards`, `5 of 72 boards, 2 of them found so far`. */
export function countWords({ all, withPart, found }: SectionCounts): string {
  const boards = withPart === all ? inFigures(all, 'board') : `${inWords(withPart)} of ${inFigures(all, 'board')}`;
  if (found === withPart) return boards;
  return `${boards}, ${found === 0 ? 'none' : inWords(found)} found so far`;
}

/** What a run says of itself, beside its strip. */
export function runWords({ steps, end }: WallRun): string {
  const [first = 0, last = 0] = [steps[0], steps.at(-1)];
  return `The first is found at step ${inWords(first)}, the last at ${inWords(last)}; the search ends at ${inWords(end)}.`;
}

/** What a sort does, under its choice. */
export function sortWords(sort: WallSort, facts: SortFacts): string {
  switch (sort) {
    case 'found':
      return 'A new line starts after every million steps of the search; a full line continues below.';
    case 'straight':
      return (
        'A junction is passed straight where a piece runs through it and neither turns nor branches. ' +
        `Every board has at least ${facts.leastStraight}, and none has more than ${facts.mostStraight}.`
      );
    case 'place':
      return 'Boards are turned and flipped so that the piece lies as in the small picture.';
    case 'family':
      return (
        'Two boards are relatives if you can get from one to the other by laying two pieces another way, or two ' +
        'others in their place. No board has a symmetry of its own: F is on each, once, and looks different however it is turned or flipped.'
      );
  }
}

export interface SortFacts {
  readonly leastStraight: number;
  readonly mostStraight: number;
}

/** What the cursor says: `step 5,000,000: 812 of 1,795 boards found`. */
export function cursorWords(step: number, found: number, total: number, isEnd: boolean): string {
  if (isEnd) return `All searches are done: ${inWords(total)} of ${inWords(total)} boards found`;
  return `Step ${inWords(step)}: ${inWords(found)} of ${inWords(total)} boards found`;
}

/** What is said of the part that is drawn. `lack` is what to take back where no board has it. */
export function partSays(part: BoardPart, count: number, total: number, lack: TakeBack | null): string {
  if (part.size === 0)
    return 'Draw sticks that belong to one piece, along the lines or stick by stick: the boards that have them stay.';
  if (count === total && isFree(part)) {
    return 'A single stick is on every board. Draw another that touches it, or choose its piece.';
  }
  if (count === total) return 'Every board has this when turned or flipped. Draw more, or choose a piece.';
  const all = inWords(total);
  if (count > 0) {
    const boards = count === 1 ? `One of ${all} boards has` : `${inWords(count)} of ${all} boards have`;
    return `${boards} this when turned or flipped, and ${count === 1 ? 'is' : 'are'} shown that way.`;
  }
  const none = 'No board has this, however it is turned or flipped.';
  if (!lack) return `${none} Clear the board and draw less.`;
  return `${none} Take back the stick ${lack.edge}, and ${inFigures(lack.count, 'board has', 'boards have')} the rest.`;
}

/** A part of single sticks, which ask for nothing. */
function isFree(part: BoardPart): boolean {
  return [...part.values()].every((pen) => pen === 'any') && stretchesOf(part).every(({ length }) => length === 1);
}

/** What is said of the edges of the small board while no letter is chosen. */
export const NO_HEAT = 'Choose a letter to see where that piece lies on these boards.';

/**
 * Where a piece lies: `The stronger an edge, the more boards have I on it: 1,020 boards on H14, none on H22.`
 *
 * @param counts for each edge that is not drawn, by its name
 */
export function heatWords(piece: PieceId, counts: readonly (readonly [edge: string, count: number])[]): string {
  const [edge, most] = counts.reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
  if (most === 0) return `${piece} lies on no other edge of these boards.`;
  const none = counts.find(([, count]) => count === 0);
  return (
    `The stronger an edge, the more boards have ${piece} on it, turned or flipped as needed: ` +
    `${inFigures(most, 'board')} on ${edge}${none ? `, none on ${none[0]}` : ''}.`
  );
}

/** One edge of them: `I on H23: 310 of 1,795 boards, turned or flipped as needed.` */
export function edgeHeatWords(piece: PieceId, edge: string, count: number, of: number): string {
  return `${piece} on ${edge}: ${count === 0 ? 'none' : inWords(count)} of ${inFigures(of, 'board')}, turned or flipped as needed.`;
}

/** What is said of a board that was drawn at random. */
export function drawnWords(of: number): string {
  return of === 1
    ? 'It is the only one.'
    : `Drawn at random from ${inFigures(of, 'board')}, each as likely as any other.`;
}

/** A board as a button says it: `Board no. 12 of 72 without H, found at step 9,352`. */
export function boardWords({ omitted, number, of, step }: WallBoard): string {
  return `Board no. ${number} of ${of} without ${omitted}, found at step ${inWords(step)}`;
}

/** The head of the boards that have the part. */
export function matchesHead(count: number, shown: number): string {
  const boards = count === 1 ? 'The only board that has it' : `The ${inWords(count)} boards that have it`;
  return count > shown ? `${boards}; here are ${inWords(shown)}` : boards;
}
