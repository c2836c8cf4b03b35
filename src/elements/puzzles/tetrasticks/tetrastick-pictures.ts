import { largeTree } from '../../tree/large-tree.ts';
import { levelsPicture } from '../../tree/levels-picture.ts';
import { largeMatrix } from '../../matrix/large-matrix.ts';
import type { FigureOptions } from '../../figure/mount-figure.ts';
import { board } from '../../figure/pictures.ts';
import type { Scenario } from '../../../scenarios/scenario.ts';
import { pieceToken } from '../../../scenarios/tetrasticks.ts';
import { whatIf } from '../../figure/what-if.ts';

/** The pictures of a figure on the 5×5 board: its matrix, its tree, the board and the charts. */
export const tetrastickPictures =
  (scenario: Scenario): FigureOptions['pictures'] =>
  (host, figure, signal) => [
    largeMatrix(host, figure, signal, { examples: 'F, H23, I11', groupToken: pieceToken }),
    largeTree(host, figure, signal),
    board(host, scenario),
    levelsPicture(host, figure, signal),
    whatIf(host, figure, signal),
  ];
