import { defineFigure } from './figure-element.ts';
import { largeTree } from './large-tree.ts';
import { levelsPicture } from './levels-picture.ts';
import { largeMatrix } from './large-matrix.ts';
import { board } from './pictures.ts';
import { pieceToken, tetrasticks } from './scenarios/tetrasticks.ts';

defineFigure('tetrastick-figure', {
  scenario: tetrasticks,
  pictures: (host, figure, signal) => [
    largeMatrix(host, figure, signal, { examples: 'F, H23, I11', groupToken: pieceToken }),
    largeTree(host, figure, signal),
    board(host),
    levelsPicture(host, figure, signal),
  ],
});
