/** How large an item is on the wall: its smallest text can be read from the last row, and it fits if it can. */
import { giveRoom } from '#ui/explore/matrix/matrix-room.ts';

/** 24 px on a wall of 1920 px and 16 px on one of 1280, which a projector makes equally large. */
function leastText(): number {
  return Math.max(16, innerWidth / 80);
}

/** A wall of 1024 px shows 13 px as large as these: a figure that is not whole with 16 px has them. */
function smallerText(): number {
  return Math.max(12, innerWidth / 80);
}

/** The sizes that the texts of a figure may have, the largest first. */
function textSizes(): number[] {
  const smaller = smallerText();
  const sizes: number[] = [];
  for (let least = leastText(); least > smaller; least -= 2) sizes.push(least);
  return [...sizes, smaller];
}

/** Least and largest size of the root, as a multiple of the usual one. */
const SIZES = [0.75, 4] as const;
/** Least height of a picture, as a share of the window. */
const LOWEST = 0.3;
const ROUNDS = 5;
/** How much a picture that does not fill its place grows beyond the words. */
const MOST_SCALE = 2.5;

/** A small matrix, and one that is drawn for its room. */
const MATRIX = '.picture-scroll > .matrix';
const CLOSE = '.matrix.is-in-room';

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
 * leaves and at least what their texts need. A matrix that is not whole so has its rows and columns closer. What has no
 * room then is scrolled. Where two pictures beside each other are too narrow for their texts, they stand below each
 * other. Where no height is enough, the figure is whole.
 *
 * @param most the texts are no larger: longer words of a step made them smaller, and with shorter ones they stay so
 * @returns the size of its texts
 */
export function fitFigure(shown: HTMLElement, most: number): number {
  const sizes = textSizes().filter((size) => size <= most);
  const smaller = smallerText();
  // A matrix stays close until the figure leaves the wall.
  const isClose = shown.querySelector(CLOSE) !== null;
  const whole = isClose ? undefined : sizes.find((least) => fitWhole(shown, least));
  if (whole !== undefined) return whole;
  if (shown.querySelector(MATRIX)) {
    const close = sizes.find((least) => fitClose(shown, least));
    if (close !== undefined) return close;
    loosen(shown);
    fitWindow(shown, smaller);
  }
  if (smallestText(shown, 'drawn') < smaller) growBeyond(shown, smaller);
  return smaller;
}

/** Draws the matrices of a figure as they are on its page. */
export function loosen(shown: HTMLElement): void {
  for (const matrix of shown.querySelectorAll(CLOSE)) giveRoom(matrix, null);
}

/** Whether the figure is whole, with texts of this size or a little smaller. */
function fitWhole(shown: HTMLElement, least: number): boolean {
  fitWindow(shown, least);
  return isWhole(shown) && hasWholePictures(shown) && smallestText(shown) >= smallerText();
}

/** The same, with matrices drawn for their room, at texts of this size. */
function fitClose(shown: HTMLElement, least: number): boolean {
  const draw = (): void => {
    for (const matrix of shown.querySelectorAll(MATRIX)) {
      const { width, height } = matrix.getBoundingClientRect();
      const units = 12 / (least + 0.1);
      giveRoom(matrix, { width: units * width, height: units * height });
    }
  };
  draw();
  if (!shown.querySelector(CLOSE)) return false;
  fitWindow(shown, least);
  // Now their frames have the size that the window leaves.
  draw();
  return isWhole(shown) && hasWholePictures(shown) && smallestText(shown) >= least - 0.1;
}

/** As large as the window allows. */
function fitWindow(shown: HTMLElement, least: number): void {
  shown.classList.remove('is-stacked');
  shown.style.removeProperty('--wall-pictures');
  let size = bounded(innerWidth / 1440);
  setSize(size);
  for (let round = 0; round < ROUNDS && smallestText(shown, 'words') < least; round += 1) {
    size = bounded((size * (least + 0.1)) / smallestText(shown, 'words'));
    setSize(size);
  }
  fitHeightToWindow(shown);
  // Pictures that do not fill their place have a scale.
  let drawn = smallestText(shown, 'drawn');
  for (let scale = 1, round = 0; round < 3 && drawn < least; round += 1) {
    const before = drawn;
    scale = Math.min(MOST_SCALE, (scale * (least + 0.1)) / before);
    shown.style.setProperty('--wall-pictures', String(scale));
    fitHeightToWindow(shown);
    drawn = smallestText(shown, 'drawn');
    if (drawn > 1.01 * before) continue;
    // The smallest text is not in one of them.
    shown.style.removeProperty('--wall-pictures');
    fitHeightToWindow(shown);
    break;
  }
}

/** Larger than the window, where only so its drawn texts can be read. */
function growBeyond(shown: HTMLElement, least: number): void {
  const tall = 2 * innerHeight;
  const isLegible = (): boolean => smallestText(shown, 'drawn') >= least;
  for (const isStacked of [false, true]) {
    shown.classList.toggle('is-stacked', isStacked);
    setHeight(shown, tall);
    if (isLegible()) {
      fitHeight(shown, tall, LOWEST * innerHeight, isLegible);
      return;
    }
  }
  // On a small wall some texts stay small at any height: then the figure is whole.
  shown.classList.remove('is-stacked');
  fitHeightToWindow(shown);
}

function fitHeightToWindow(shown: HTMLElement): void {
  fitHeight(shown, LOWEST * innerHeight, innerHeight, () => isWhole(shown));
}

/**
 * Finds, by bisection, the height nearest to `beyond` at which `isGood` holds, from `good`, at which it is taken to.
 * Each try lays the figure out again, which takes its time where a matrix is large.
 */
function fitHeight(shown: HTMLElement, good: number, beyond: number, isGood: () => boolean): void {
  setHeight(shown, beyond);
  if (isGood()) return;
  let [held, open] = [good, beyond];
  while (Math.abs(open - held) > 2) {
    const height = (held + open) / 2;
    setHeight(shown, height);
    if (isGood()) held = height;
    else open = height;
  }
  setHeight(shown, held);
}

function setHeight(shown: HTMLElement, height: number): void {
  shown.style.setProperty('--large-picture', `${height}px`);
}

function isWhole(shown: HTMLElement): boolean {
  return shown.scrollHeight <= shown.clientHeight + 1;
}

function hasWholePictures(shown: HTMLElement): boolean {
  return [...shown.querySelectorAll('.picture-scroll')].every(
    (frame) => frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1,
  );
}
