import { codePicture } from './code-picture.ts';
import { editableMatrix } from './editable-matrix.ts';
import { defineFigure } from './figure-element.ts';
import { ownMatrix } from './scenarios/own-matrix.ts';
import { torus } from './torus-picture.ts';

defineFigure('torus-figure', {
  scenario: ownMatrix,
  pictures: (host, figure, signal) => [
    torus(host, figure, signal),
    editableMatrix(host, figure, signal),
    codePicture(host, figure, signal),
  ],
});
