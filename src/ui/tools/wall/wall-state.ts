import type { SettingChoices, Settings, TextSettings } from '#player/address.ts';
import { messageOf } from '#english/english.ts';
import { WALL_SORTS, type WallSort } from '#pictures/wall/plan.ts';
import { type BoardPart, formatPart, parsePart } from '#puzzles/tetrasticks/board-part.ts';
import { type PieceId, isPieceId, PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import { type WallBoards, boardIndex } from '#puzzles/tetrasticks/wall-boards.ts';

/** The settings of the wall in the address, and their meaning. */

/** The piece whose places are sorted before the reader chooses one: on few boards I lies anywhere but on the border. */
const FIRST_PIECE: PieceId = 'I';

/** The part that the page offers to try, as an address has it: a square in the middle, which few boards have. */
export const EXAMPLE_PART = 'any-H22-H23-V22-V32';

export const wallChoices = {
  sort: WALL_SORTS,
  piece: [FIRST_PIECE, ...PIECE_IDS.filter((piece) => piece !== FIRST_PIECE)],
} as const satisfies SettingChoices;

/** @param boards which boards there are, and how long the searches take */
export function wallTexts(boards: Pick<WallBoards, 'groups'>): TextSettings {
  const last = lastStep(boards);
  return {
    part: {
      standard: '',
      noun: 'part of a board',
      accepts: (text) => faultOf(text) === '',
      faultOf,
    },
    at: {
      standard: '',
      noun: 'step',
      accepts: (text) => /^\d{1,9}$/.test(text) && Number(text) <= last,
      faultOf: () => `write a whole number from 0 to ${last}`,
    },
    board: {
      standard: '',
      noun: 'board',
      accepts: (text) => boardIndex(boards, text) !== null,
      faultOf: () => `write a letter and a number, from ${namesOf(boards).join(', ')}`,
    },
  };
}

/** What is wrong with a part in an address, in a clause; empty when nothing is. */
function faultOf(text: string): string {
  try {
    parsePart(text);
    return '';
  } catch (error) {
    return messageOf(error);
  }
}

/** The boards that an address can name: `H1 to H72`. */
function namesOf({ groups }: Pick<WallBoards, 'groups'>): string[] {
  return groups.map(({ name, count }) => `${name}1 to ${name}${count}`);
}

/** The step at which the longest of the searches ends. */
export function lastStep({ groups }: Pick<WallBoards, 'groups'>): number {
  return Math.max(...groups.map(({ end }) => end));
}

export interface WallState {
  readonly sort: WallSort;
  /** The piece whose places are sorted. */
  readonly piece: PieceId;
  readonly part: BoardPart;
  /** The step of the cursor. */
  readonly step: number;
  /** The number of the opened board over all; null when none is open. */
  readonly opened: number | null;
}

/** @param settings as `readState` has accepted them */
export function stateOf(settings: Settings, boards: Pick<WallBoards, 'groups'>): WallState {
  const { sort, piece = '', part = '', at, board = '' } = settings;
  return {
    sort: WALL_SORTS.find((name) => name === sort) ?? 'found',
    piece: isPieceId(piece) ? piece : FIRST_PIECE,
    part: parsePart(part),
    step: at ? Number(at) : lastStep(boards),
    opened: boardIndex(boards, board),
  };
}

export function settingsOf({ sort, piece, part, step, opened }: WallState, boards: WallBoards): Settings {
  return {
    sort,
    // Only the sort by places asks for a piece.
    piece: sort === 'place' ? piece : FIRST_PIECE,
    part: formatPart(part),
    at: step === lastStep(boards) ? '' : String(step),
    board: opened === null ? '' : boardCode(boards, opened),
  };
}

/** The name of a board in an address, `L214`. */
export function boardCode({ groups }: Pick<WallBoards, 'groups'>, board: number): string {
  const group = groups.findLast(({ from }) => from <= board);
  return group ? `${group.name}${board - group.from + 1}` : '';
}
