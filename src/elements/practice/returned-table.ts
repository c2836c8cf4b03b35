import { taskKinds } from '../../practice/tasks/index.ts';
import { make } from '../page/make.ts';
import type { Returned } from './answer-links.ts';

const SIGNS = [
  { right: true, sign: '✓', words: 'right' },
  { right: false, sign: '×', words: 'wrong' },
  { right: null, sign: '–', words: 'no answer' },
] as const;

/** A line for each sheet that came back, a column for each exercise, and how many are right. */
export function showReturned(place: HTMLElement, returned: readonly Returned[]): void {
  if (returned.length === 0) {
    place.replaceChildren();
    return;
  }
  const heads = ['Sheet of', 'Seed', ...taskKinds.map((_, at) => String(at + 1)), 'Right'];
  const table = make(
    document,
    'table',
    { class: 'returned' },
    make(document, 'caption', {}, 'Answers that came back'),
    make(
      document,
      'thead',
      {},
      make(
        document,
        'tr',
        {},
        ...heads.map((head) => make(document, 'th', { scope: 'col' }, head)),
      ),
    ),
    make(document, 'tbody', {}, ...returned.map(lineOf)),
  );
  place.replaceChildren(table);
}

function lineOf({ name, seed, right }: Returned): HTMLElement {
  const cells = right.map((one) => {
    const { sign, words } = SIGNS.find((known) => known.right === one) ?? SIGNS[2];
    return make(document, 'td', { 'data-right': String(one) }, make(document, 'span', { role: 'img', 'aria-label': words }, sign)); // prettier-ignore
  });
  const sum = right.filter((one) => one === true).length;
  return make(
    document,
    'tr',
    {},
    make(document, 'th', { scope: 'row' }, name),
    make(document, 'td', {}, String(seed)),
    ...cells,
    make(document, 'td', {}, String(sum)),
  );
}
