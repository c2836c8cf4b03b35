import { fragmentFor } from '#player/fragment.ts';
import { faultOfRows, KNUTH_ROWS, readRows, rowsInAddress, writeRows } from '#puzzles/own-matrix/rows-text.ts';
import type { OwnMatrix } from '#puzzles/own-matrix/own-matrix.ts';
import { capital } from '#english/english.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

interface OwnRows {
  /** The rows that the figure opens with. */
  readonly sheet: OwnMatrix;
  /** What could not be read in a link, in a sentence; empty without a fault. */
  readonly problem: string;
}

/**
 * The field in which a reader writes the rows of a matrix. A button switches between the reader's rows and Knuth's,
 * so that neither is lost, and a link leads to their search in figure 2.1.
 *
 * @param linked the rows of a link, or null
 * @param draw called with rows that can be drawn
 */
export function mountOwnRows(
  host: HTMLElement,
  linked: string | null,
  draw: (sheet: OwnMatrix) => void,
  signal: AbortSignal,
): OwnRows {
  const { part, press, on } = wiring(host, signal);
  const form = part('own-rows', HTMLFormElement);
  const field = part('rows-text', HTMLInputElement);
  const fault = part('rows-fault', HTMLElement);
  const search = part('search-rows', HTMLAnchorElement);
  const knuth = readRows(KNUTH_ROWS);
  let shown = knuth;
  /** The rows that the reader wrote last, while Knuth's are shown. */
  let own: OwnMatrix | null = null;
  let problem = '';

  const other = press('other-rows', () => go(isKnuth() ? (own ?? knuth) : knuth));
  on(form, 'submit', (event) => {
    event.preventDefault();
    const cure = faultOfRows(field.value);
    if (cure === '') go(readRows(field.value), field.value);
    else {
      field.setAttribute('aria-invalid', 'true');
      say(fault, `${capital(cure)}.`);
      field.focus();
    }
  });
  if (linked !== null) {
    const cure = faultOfRows(linked);
    if (cure === '') shown = readRows(linked);
    else problem = `The link’s rows can’t be read: ${cure}. The figure starts with Knuth’s.`;
  }
  update(writeRows(shown));
  return { sheet: shown, problem };

  function isKnuth(): boolean {
    return writeRows(shown) === KNUTH_ROWS;
  }

  function go(sheet: OwnMatrix, text = writeRows(sheet)): void {
    if (!isKnuth()) own = shown;
    shown = sheet;
    update(text);
    draw(sheet);
  }

  function update(text: string): void {
    field.value = text;
    field.setAttribute('aria-invalid', 'false');
    setText(fault, '');
    search.hash = fragmentFor({ 'algorithm-x.matrix': rowsInAddress(shown) });
    if (!other) return;
    setText(other, isKnuth() ? 'Back to my rows' : 'Back to Knuth’s rows');
    other.hidden = isKnuth() && own === null;
  }
}
