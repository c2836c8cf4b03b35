/** Marks the words that led to a place. The browser paints the marks; nothing is put into the page. */
import { stemOf, wordsOf } from './words.ts';
import { wordsToMark } from './marked-address.ts';

/** The name of the marks, in `styles/marks.css`. */
const NAME = 'found';
const UNMARKED = 'script, style, svg, button, select, [hidden], .visually-hidden';

/** Marks the words in the address of this page, and takes them out of it: what is copied then is the place alone. */
export function markHere(): void {
  const { search, hash, pathname } = location;
  if (wordsToMark(search).length === 0) return;
  markWords(search, hash);
  history.replaceState(history.state, '', pathname + hash);
}

/**
 * Marks words in the section, the figure or the entry that a fragment leads to, or on the whole page without one.
 * Escape takes the marks away.
 *
 * @param search the query of an address, which has the words
 */
export function markWords(search: string, hash: string): void {
  if (!('highlights' in CSS)) return;
  const terms = new Set(wordsToMark(search));
  const [id = ''] = hash.slice(1).split('?');
  const main = document.querySelector('main');
  const place = id === '' ? main : document.getElementById(id);
  if (!place || !main || terms.size === 0) return;
  const ranges = textsOf(partOf(place, main)).flatMap((text) =>
    wordsOf(text.data)
      .filter(({ word }) => terms.has(stemOf(word)))
      .map(({ word, at }) => {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        return range;
      }),
  );
  CSS.highlights.set(NAME, new Highlight(...ranges));
  if (id !== '') showBest(place, ranges);
  document.addEventListener('keydown', function unmark({ key }) {
    if (key !== 'Escape') return;
    CSS.highlights.delete(NAME);
    document.removeEventListener('keydown', unmark);
  });
}

/** The paragraph with the most of the words comes into sight, unless the reader has left the place meanwhile. */
function showBest(place: Element, ranges: readonly Range[]): void {
  const words = new Map<Element, Set<string>>();
  for (const range of ranges) {
    const block = range.startContainer.parentElement?.closest('p, li, tr, h2, h3');
    if (block) words.set(block, (words.get(block) ?? new Set()).add(stemOf(range.toString())));
  }
  const inSight = (element: Element): boolean => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight * 0.8;
  };
  const [[best] = []] = [...words].toSorted(([, one], [, other]) => other.size - one.size);
  if (best && inSight(place) && !inSight(best)) best.scrollIntoView({ block: 'center' });
}

/** A heading stands for all up to the next one like it. */
function partOf(place: Element, main: Element): Range {
  const part = new Range();
  part.selectNode(place);
  if (!place.matches('h2, h3')) return part;
  let end = place;
  while (end.nextElementSibling && !end.nextElementSibling.matches(place.localName)) end = end.nextElementSibling;
  part.setEndAfter(main.contains(end) ? end : place);
  return part;
}

function textsOf(part: Range): Text[] {
  const root = part.commonAncestorContainer;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (part.intersectsNode(text) && !text.parentElement?.closest(UNMARKED)) texts.push(text);
  }
  return texts;
}
