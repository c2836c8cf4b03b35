import { taskKinds } from '#practice/tasks/index.ts';
import { inFigures } from '#english/english.ts';
import { make } from '#ui/kit/make.ts';
import type { Given, Returned } from './answer-links.ts';
import type { WalkedGroup } from './class-counts.ts';

const SIGNS = [
  { right: true, sign: '✓', words: 'right' },
  { right: false, sign: '×', words: 'wrong' },
  { right: null, sign: '–', words: 'no answer' },
] as const;

/** The table shows this many characters of an answer; a longer one unfolds. */
const SHORT = 24;

/**
 * Shows what came back: a table of the sheets with a row for each and a column for each exercise, and a table of the
 * steps that were missed, by matrix.
 */
export function showReturned(place: HTMLElement, returned: readonly Returned[], groups: readonly WalkedGroup[]): void {
  const tables = [
    ...(returned.length > 0 ? [sheetsTable(returned)] : []),
    ...(groups.length > 0 ? [stepsTable(groups)] : []),
  ];
  place.replaceChildren(...tables);
  // A table may be wider than its place, which the keyboard can scroll if it takes the focus.
  if (tables.length > 0) place.tabIndex = 0;
  else place.removeAttribute('tabindex');
}

function stepsTable(groups: readonly WalkedGroup[]): HTMLElement {
  return make(
    document,
    'table',
    { class: 'returned' },
    make(document, 'caption', {}, 'Steps that were missed'),
    ...groups.map(({ title, links, steps }) => {
      const head = make(
        document,
        'th',
        { scope: 'rowgroup', colspan: '2' },
        `${title}: ${inFigures(links, 'link')}${steps.length === 0 ? ', nothing missed' : ''}`,
      );
      return make(document, 'tbody', {}, make(document, 'tr', {}, head), ...steps.map(stepLine));
    }),
  );
}

function stepLine({ words, missed, of }: WalkedGroup['steps'][number]): HTMLElement {
  const step = make(document, 'th', { scope: 'row' }, words);
  return make(document, 'tr', {}, step, make(document, 'td', {}, `${missed} of ${of}`));
}

function sheetsTable(returned: readonly Returned[]): HTMLElement {
  // Columns only for what some sheet has asked.
  const places = taskKinds.flatMap((_, at) => (returned.some(({ given }) => given[at]?.isAsked) ? [at] : []));
  const heads = ['Name', 'Seed', ...places.map((at) => String(at + 1)), 'Right'];
  return make(
    document,
    'table',
    { class: 'returned' },
    make(document, 'caption', {}, 'Answers that came back'),
    make(
      document,
      'thead',
      {},
      make(document, 'tr', {}, ...heads.map((head) => make(document, 'th', { scope: 'col' }, head))),
    ),
    make(document, 'tbody', {}, ...returned.map((one) => lineOf(one, places))),
  );
}

function lineOf({ name, seed, given }: Returned, places: readonly number[]): HTMLElement {
  const asked = given.filter(({ isAsked }) => isAsked);
  const right = asked.filter(({ isRight }) => isRight === true).length;
  return make(
    document,
    'tr',
    {},
    make(document, 'th', { scope: 'row' }, name),
    make(document, 'td', {}, String(seed)),
    ...places.flatMap((at) => given[at] ?? []).map(cellOf),
    make(document, 'td', {}, `${right} of ${asked.length}`),
  );
}

function cellOf({ isAsked, answer, isRight }: Given): HTMLElement {
  if (!isAsked) return make(document, 'td', { 'data-right': 'unasked' });
  const { sign, words } = SIGNS.find(({ right }) => right === isRight) ?? SIGNS[2];
  const mark = make(document, 'span', { role: 'img', 'aria-label': words }, sign);
  const cell = make(document, 'td', { 'data-right': String(isRight) }, mark);
  if (answer !== '') cell.append(answerOf(answer));
  return cell;
}

/** An answer as it was written; a long one shows its beginning. */
function answerOf(answer: string): HTMLElement {
  const isShort = answer.length <= SHORT && !answer.includes('\n');
  const whole = make(document, 'code', {}, answer);
  if (isShort) return whole;
  const [line = ''] = answer.slice(0, SHORT).split('\n');
  return make(document, 'details', {}, make(document, 'summary', {}, `${line}…`), whole);
}
