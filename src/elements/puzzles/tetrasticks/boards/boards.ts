import type { CustomBoard } from '../../../../puzzles/tetrasticks/custom-board.ts';
import {
  CustomBoardError,
  formatCustomBoard,
  parseCustomBoard,
} from '../../../../puzzles/tetrasticks/custom-board-text.ts';
import { lineFormat } from '../../../workbench/draft.ts';
import type { Keeper } from '../../../workbench/keeper.ts';
import { keeperOf } from '../../../workbench/keeper.ts';

/** The boards that the reader has built, a line each. */
export const BOARDS = lineFormat(formatCustomBoard, parseCustomBoard, CustomBoardError);

export const boardsKeeper = (): Keeper<CustomBoard> => keeperOf('boards', BOARDS);
