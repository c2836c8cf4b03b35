import { expect, test } from 'vitest';
import { drawEditor } from '#pictures/tetrasticks/draw-editor.ts';
import { obstaclesOf } from '#puzzles/tetrasticks/feasibility.ts';
import type { CustomBoard } from '#puzzles/tetrasticks/custom-board.ts';
import { parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import { type Draw, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { newSvg, snapshotText } from '../svg.ts';

const options = { id: 'editor', title: 'Your board', rack: true };

function draw(svg: SVGSVGElement, board: CustomBoard): SVGSVGElement {
  drawEditor(svg, board, obstaclesOf(board), options);
  return svg;
}

test('a board to be built, with an edge out and edges that nothing reaches', async () => {
  const svg = draw(newSvg(), parseCustomBoard('2x2 -H00 : X3'));
  await expect(snapshotText(svg)).toMatchFileSnapshot('snapshots/editor.svg');
});

test('drawn over another board, or over what the build has drawn, it is the same picture', () => {
  const lines = ['3x2 -V11 -H21 : F L2', '1x1 : O', '4x4 -H11 : X', '2x2 -H00 : X3'];
  const draws = lines.map(
    (line): Draw =>
      (svg) =>
        void draw(svg, parseCustomBoard(line)),
  );
  expectSameOverAny(draws);
  expectAdopted(draws);
});

test('each edge says what it is and whether it is there; a junction is where four edges meet', () => {
  const svg = draw(newSvg(), parseCustomBoard('2x2 -H00 : F'));
  const boxes = [...svg.querySelectorAll('[role="checkbox"]')];
  expect(boxes).toHaveLength(12);
  const out = boxes.filter((box) => box.getAttribute('aria-checked') === 'false');
  expect(out.map((box) => box.getAttribute('aria-label'))).toEqual(['Edge H00, (0, 0) to (1, 0)']);
  expect(svg.querySelectorAll('.junction')).toHaveLength(1);
  draw(svg, parseCustomBoard('2x2 -H01 : F'));
  expect(svg.querySelectorAll('.junction')).toHaveLength(0);
});
