import type { Highlight } from '../../../pictures/kit/highlight.ts';
import type { Finding, FindingKind } from '../../../puzzles/written/doctor/finding.ts';
import { adoptStyles } from '../../page/adopt-styles.ts';
import { part, setText } from '../../page/parts.ts';
import styles from './findings.css?inline';

/** Kinds that leave a problem without a solution, or with wrong ones. */
const GRAVE: ReadonlySet<FindingKind> = new Set([
  ...(['uncovered column', 'sums', 'primary that could be secondary'] as const),
  ...(['missed clash', 'wrongly shut out', 'refused solution'] as const),
]);

export interface Findings {
  /** Lists what there is to say of a problem. */
  show(findings: readonly Finding[]): void;
}

/**
 * What the doctor finds: a sentence each, and a button that shows the rows and columns that it is about,
 * one after the other, in the matrix and on the board.
 *
 * @param pin points at a row or a column in the figure; null at nothing
 */
export function mountFindings(
  host: HTMLElement,
  pin: (place: Highlight | null) => void,
  signal: AbortSignal,
): Findings {
  adoptStyles(styles);
  const list = part(host, 'findings', HTMLElement);
  let findings: readonly Finding[] = [];
  /** How often each one has been shown. */
  let shown: number[] = [];

  list.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const index = button ? [...list.querySelectorAll('button')].indexOf(button) : -1;
      const finding = findings[index];
      if (!button || !finding) return;
      const places = placesOf(finding);
      const next = shown[index] ?? 0;
      // After the last of them nothing is pointed at, and the next press begins anew.
      const place = places[next] ?? null;
      pin(place);
      shown = findings.map((_, at) => (at === index && place ? next + 1 : 0));
      tell();
    },
    { signal },
  );

  /** The words of all buttons: how far each has come. */
  function tell(): void {
    [...list.querySelectorAll('button')].forEach((button, index) => {
      const [finding, count] = [findings[index], shown[index] ?? 0];
      const most = finding ? placesOf(finding).length : 0;
      const words = count === 0 ? 'Show' : count < most ? `Next (${count} of ${most})` : 'Hide';
      setText(button, words);
    });
  }

  return {
    show(found) {
      findings = found;
      shown = findings.map(() => 0);
      pin(null);
      list.replaceChildren(...findings.map(itemOf));
      tell();
    },
  };
}

function itemOf({ kind, sentence }: Finding): HTMLElement {
  const item = document.createElement('li');
  item.classList.toggle('is-grave', GRAVE.has(kind));
  const words = document.createElement('span');
  words.textContent = sentence;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.setAttribute('aria-description', sentence);
  item.append(words, button);
  return item;
}

/** What a finding shows, press by press: each of its columns and rows. */
function placesOf({ rows, columns }: Finding): Highlight[] {
  return [
    ...columns.map((column) => ({ row: null, column })),
    ...rows.map((row) => ({ row, column: null })),
  ].slice(0, 40);
}
