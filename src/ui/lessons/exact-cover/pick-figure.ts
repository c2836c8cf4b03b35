import type { OwnMatrix } from '#puzzles/own-matrix/own-matrix.ts';
import { columnSentence } from '#puzzles/problem.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { noHighlight, sameHighlight } from '#pictures/kit/highlight.ts';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { pickState } from '#pictures/matrix-pick/pick.ts';
import { encode } from '#puzzles/own-matrix/encode.ts';
import { KNUTH_ROWS, rowsInAddress, writeRows } from '#puzzles/own-matrix/rows-text.ts';
import { highlightOf, mountLinking } from '#ui/figure/linking.ts';
import { createMatrixKeys } from '#ui/explore/matrix/matrix-keys.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountOwnRows } from './own-rows.ts';
import { readPicks, writePicks } from './picks.ts';
import { addressQuery, writeQuery } from '#ui/kit/address.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';

/**
 * A matrix, at first Knuth's, whose rows are picked by hand: a press on a row picks or unpicks it, and the line below
 * says what is right and what is wrong. Picks and rows are kept in the address.
 */
function mountPicks(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const svg = part('matrix', SVGSVGElement);
  const stage = part('stage', HTMLElement);
  const sentence = part('sentence', HTMLElement);
  const meaning = part('meaning', HTMLElement);
  document.documentElement.classList.add('has-meaning-line');
  const notice = part('notice', HTMLElement);
  let highlight = noHighlight;

  const own = mountOwnRows(host, readText(host, 'matrix'), drawRows, signal);
  let problem = encode(own.sheet);
  const read = readPicks(addressQuery(), host.id, problem.matrix.rows.length);
  let { picks } = read;
  const problems = [own.problem, read.problem].filter(Boolean).join(' ');
  setText(notice, problems);
  notice.hidden = problems === '';

  /** Draws another matrix, with no row picked. */
  function drawRows(sheet: OwnMatrix): void {
    problem = encode(sheet);
    set([]);
    writeText(host, 'matrix', writeRows(sheet) === KNUTH_ROWS ? null : rowsInAddress(sheet));
  }

  const draw = (): void => {
    const state = pickState(problem, picks);
    drawMatrix(svg, matrixView(problem, { picks, highlight }), {
      id: host.id,
      title: 'The matrix, to pick rows from',
      interactive: true,
      rowAction: 'pick',
    });
    keys.sync();
    setText(sentence, state.sentence);
    host.toggleAttribute('data-solved', state.isExactCover);
    setDisabled(clear, picks.length === 0);
  };

  const set = (next: readonly number[]): void => {
    picks = next;
    const query = writePicks(addressQuery(), host.id, picks);
    writeQuery(host.id, query);
    draw();
  };

  const toggle = (row: number): void =>
    set(picks.includes(row) ? picks.filter((picked) => picked !== row) : [...picks, row]);

  const keys = createMatrixKeys(svg, signal, ({ kind, index }) => kind === 'row' && toggle(index));
  // The whole row is the target; `keys` handles presses on its name.
  on(svg, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('.matrix-row')) return;
    const { row } = highlightOf(target);
    if (row !== null) toggle(row);
  });
  const clear = press('clear', () => set([]));
  mountLinking(stage, signal, (next) => {
    if (sameHighlight(next, highlight)) return;
    highlight = next;
    const { row, column } = highlight;
    setText(meaning, row !== null ? problem.describeRow(row) : column !== null ? columnSentence(problem, column) : '');
    draw();
  });
  draw();
}

defineElement('pick-figure', mountPicks);
