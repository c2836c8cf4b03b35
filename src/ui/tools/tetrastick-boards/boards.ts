import type { CustomBoard } from '#puzzles/tetrasticks/custom-board.ts';
import { formatCustomBoard, parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import { lineFormat } from '../kit/draft.ts';
import type { Keeper } from '../kit/keeper.ts';
import { keeperOf } from '../kit/keeper.ts';

/** The format of the reader's boards, one line each. */
export const BOARDS = lineFormat(formatCustomBoard, parseCustomBoard);

export const boardsKeeper = (): Keeper<CustomBoard> => keeperOf('boards', BOARDS);
