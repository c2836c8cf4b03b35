/** How large an item is on the wall: its smallest text can be read from the last row, and it fits if it can. */

/** 24 px on a wall of 1920 px and 16 px on one of 1280, which a projector makes equally large. */
function leastText(): number {
  return Math.max(16, innerWidth / 80);
}

/** Least and largest size of the root, as a multiple of the usual one. */
const SIZES = [0.9, 4] as const;
/** Least height of a picture, as a share of the window. */
const LOWEST = 0.3;
const ROUNDS = 5;
/** How much a picture that does not fill its place grows beyond the words. */
const MOST_SCALE = 2.5;

type Kind = 'words' | 'drawn' | 'any';

/** The size of the smallest text that is seen in an element, in pixels of the screen. */
function smallestText(place: Element, kind: Kind = 'any'): number {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const known = new Set<Element>();
  let least = Infinity;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || known.has(element) || text.textContent?.trim() === '') continue;
    known.add(element);
    const isDrawn = element instanceof SVGElement;
    if (kind === 'any' || isDrawn === (kind === 'drawn')) least = Math.min(least, sizeOf(element));
  }
  return least;
}

/** What is drawn is as large as its picture makes it. */
function sizeOf(element: Element): number {
  if (!element.checkVisibility({ visibilityProperty: true })) return Infinity;
  if (element.closest('.visually-hidden, option') || element.getClientRects().length === 0) return Infinity;
  const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return parseFloat(getComputedStyle(element).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
}

function setSize(size: number): void {
  document.documentElement.style.setProperty('--wall', String(size));
}

function bounded(size: number): number {
  return Math.min(SIZES[1], Math.max(SIZES[0], size));
}

/** A text as large as its window allows. */
export function fitText(shown: HTMLElement): void {
  let size = bounded(innerWidth / 16 / 44);
  setSize(size);
  while (shown.scrollHeight > shown.clientHeight + 1 && smallestText(shown) * 0.92 > leastText()) {
    size *= 0.92;
    setSize(size);
  }
}

/**
 * A figure: first the size at which its words can be read, then the height of its pictures, as much as the window
 * leaves and at least what their texts need; what has no room then is scrolled. Where two pictures beside each other
 * are too narrow for their texts, they stand below each other. Where no height is enough, the figure is whole.
 */
export function fitFigure(shown: HTMLElement): void {
  const least = leastText();
  shown.classList.remove('is-stacked');
  shown.style.removeProperty('--wall-pictures');
  let size = bounded(innerWidth / 1440);
  setSize(size);
  for (let round = 0; round < ROUNDS && smallestText(shown, 'words') < least; round += 1) {
    size = bounded((size * (least + 0.1)) / smallestText(shown, 'words'));
    setSize(size);
  }
  const tall = 2 * innerHeight;
  const isLegible = (): boolean => smallestText(shown, 'drawn') >= least;
  let low = fitHeight(shown, LOWEST * innerHeight, innerHeight, () => isWhole(shown));
  // Pictures that do not fill their place have a scale.
  for (let scale = 1, round = 0; round < 3 && !isLegible(); round += 1) {
    const before = smallestText(shown, 'drawn');
    scale = Math.min(MOST_SCALE, (scale * (least + 0.1)) / before);
    shown.style.setProperty('--wall-pictures', String(scale));
    low = fitHeight(shown, LOWEST * innerHeight, innerHeight, () => isWhole(shown));
    if (smallestText(shown, 'drawn') > 1.01 * before) continue;
    // The smallest text is not in one of them.
    shown.style.removeProperty('--wall-pictures');
    break;
  }
  if (isLegible()) return;
  fitHeight(shown, tall, low, isLegible);
  if (isLegible()) return;
  shown.classList.add('is-stacked');
  low = fitHeight(shown, LOWEST * innerHeight, innerHeight, () => isWhole(shown));
  fitHeight(shown, tall, low, isLegible);
  if (isLegible()) return;
  // On a small wall some texts stay small at any height: then the figure is whole.
  shown.classList.remove('is-stacked');
  fitHeight(shown, LOWEST * innerHeight, innerHeight, () => isWhole(shown));
}

/** Finds, by bisection, the height nearest to `beyond` at which `isGood` holds, from `good`, at which it is taken to. */
function fitHeight(shown: HTMLElement, good: number, beyond: number, isGood: () => boolean): number {
  let [held, open] = [good, beyond];
  while (Math.abs(open - held) > 8) {
    const height = (held + open) / 2;
    shown.style.setProperty('--large-picture', `${height}px`);
    if (isGood()) held = height;
    else open = height;
  }
  shown.style.setProperty('--large-picture', `${held}px`);
  return held;
}

function isWhole(shown: HTMLElement): boolean {
  return shown.scrollHeight <= shown.clientHeight + 1;
}
