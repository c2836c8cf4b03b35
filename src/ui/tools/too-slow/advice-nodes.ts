import type { Advice } from '#workers/too-slow.ts';
import { make } from '#ui/kit/make.ts';
import { type AdviceItem, adviceItems, treeWords } from './advice-words.ts';
import { barLength, countWords, factorWords } from './gain-words.ts';
import type { Gain } from './gain.ts';

const SVG = 'http://www.w3.org/2000/svg';
const FULL = 1000;

export const firstWords = treeWords;

/** An item for each thing that was tried. */
export function adviceNodes(advice: Advice): HTMLElement[] {
  return adviceItems(advice).map(itemOf);
}

/** What the doctor says, under its head. */
export function findingNodes({ findings }: Advice): HTMLElement[] {
  const head = make(document, 'h3', {}, 'What the doctor finds');
  if (findings.length === 0) return [head, make(document, 'p', {}, 'Nothing looks odd.')];
  return [head, make(document, 'ul', {}, ...findings.map((one) => make(document, 'li', {}, one)))];
}

function itemOf({ title, words, gain }: AdviceItem): HTMLElement {
  const item = make(document, 'li', {}, make(document, 'h3', {}, title), make(document, 'p', {}, words));
  if (gain) item.append(gainNode(gain));
  return item;
}

/** As `Gain.astro` writes it. */
function gainNode({ problem, unit, before, after }: Gain): HTMLElement {
  const most = Math.max(before.count, after.count);
  const run = ({ name, count }: Gain['before'], which: 'before' | 'after'): HTMLElement => {
    const bar = document.createElementNS(SVG, 'svg');
    bar.setAttribute('class', 'gain-bar');
    bar.setAttribute('viewBox', `0 0 ${FULL} 10`);
    bar.setAttribute('preserveAspectRatio', 'none');
    bar.setAttribute('aria-hidden', 'true');
    const rect = document.createElementNS(SVG, 'rect');
    rect.setAttribute('width', String(barLength(count, most, FULL)));
    rect.setAttribute('height', '10');
    bar.append(rect);
    return make(
      document,
      'p',
      { class: 'gain-run ui-type', 'data-run': which },
      make(document, 'span', { class: 'gain-name' }, name),
      bar,
      make(document, 'span', { class: 'gain-count tabular' }, countWords(count, unit)),
    );
  };
  return make(
    document,
    'figure',
    { class: 'gain' },
    make(document, 'figcaption', { class: 'soft note-type' }, problem),
    run(before, 'before'),
    run(after, 'after'),
    make(document, 'p', { class: 'gain-factor ui-type strong' }, factorWords(before.count, after.count)),
  );
}
