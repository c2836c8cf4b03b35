import { columnSentence } from '../../../puzzles/problem.ts';
import { noHighlight, sameHighlight } from '../../../pictures/kit/highlight.ts';
import { drawMatrix } from '../../../pictures/matrix/draw.ts';
import { matrixView } from '../../../pictures/matrix/view.ts';
import { pickState } from '../../../pictures/matrix-pick/pick.ts';
import { encode } from '../../../puzzles/knuth/encode.ts';
import { highlightOf, mountLinking } from '../../figure/linking.ts';
import { createMatrixKeys } from '../../matrix/matrix-keys.ts';
import { onPress, part, setDisabled, setText } from '../../page/parts.ts';
import { readPicks, writePicks } from './picks.ts';
import { writeQuery } from '../../page/write-query.ts';

/**
 * Knuth's matrix, picked by hand: a press on a row's name picks it or gives it up, and the line
 * below says what is right and what is wrong. The picks stand in the address.
 */
class PickFigure extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const problem = encode();
    const svg = part(this, 'matrix', SVGSVGElement);
    const stage = part(this, 'stage', HTMLElement);
    const sentence = part(this, 'sentence', HTMLElement);
    const meaning = part(this, 'meaning', HTMLElement);
    const notice = part(this, 'notice', HTMLElement);
    let highlight = noHighlight;

    const read = readPicks(location.search, this.id, problem.matrix.rows.length);
    let { picks } = read;
    setText(notice, read.problem);
    notice.hidden = read.problem === '';

    const draw = (): void => {
      const state = pickState(problem, picks);
      drawMatrix(svg, matrixView(problem, { picks, highlight }), {
        id: this.id,
        title: 'The matrix, to pick rows from',
        interactive: true,
        rowAction: 'pick',
      });
      keys.sync();
      setText(sentence, state.sentence);
      this.toggleAttribute('data-solved', state.isExactCover);
      setDisabled(clear, picks.length === 0);
    };

    const set = (next: readonly number[]): void => {
      picks = next;
      const query = writePicks(location.search, this.id, picks);
      writeQuery(this.id, query);
      draw();
    };

    const toggle = (row: number): void =>
      set(picks.includes(row) ? picks.filter((picked) => picked !== row) : [...picks, row]);

    const keys = createMatrixKeys(svg, {
      onPress: ({ kind, index }) => {
        if (kind === 'row') toggle(index);
      },
    });
    signal.addEventListener('abort', () => keys.destroy());
    // The whole row is the target, not only its name, which the keys take care of.
    svg.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('.matrix-row')) return;
        const { row } = highlightOf(target);
        if (row !== null) toggle(row);
      },
      { signal },
    );
    const clear = onPress(this, 'clear', () => set([]), signal);
    mountLinking(
      stage,
      (next) => {
        if (sameHighlight(next, highlight)) return;
        highlight = next;
        const { row, column } = highlight;
        setText(
          meaning,
          row !== null
            ? problem.describeRow(row)
            : column !== null
              ? columnSentence(problem, column)
              : '',
        );
        draw();
      },
      signal,
    );
    draw();
    this.dataset['ready'] = '';
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }
}

customElements.define('pick-figure', PickFigure);
