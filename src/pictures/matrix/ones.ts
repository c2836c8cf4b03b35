/** The ones of a large matrix as rectangles, sorted by their tone and drawn a tone at a time. */
import { type MatrixShape, firstFrom } from './shape.ts';
import type { MatrixColumnState, MatrixView } from './view.ts';
import { hasCoveredBranch, isFaded, isLiftable, isTaken } from './view.ts';
import { type Viewport, visible, xOf, yOf } from './viewport.ts';

/** Full or hollow, in play or faded, out of its list for now, or on the bar of a chosen row. */
export const TONES = ['primary', 'lifted', 'secondary', 'faded', 'fadedHollow', 'on', 'onHollow'] as const;
export type Tone = (typeof TONES)[number];

/** Rectangles as x, y, width, height, one after another. */
export interface Rects {
  values: Int32Array;
  length: number;
}

export type OnesByTone = Readonly<Record<Tone, Rects>>;

export function createOnes(): OnesByTone {
  const empty = (): Rects => ({ values: new Int32Array(1024), length: 0 });
  return {
    primary: empty(),
    lifted: empty(),
    secondary: empty(),
    faded: empty(),
    fadedHollow: empty(),
    on: empty(),
    onHollow: empty(),
  };
}

/** From this size on ones are squares that do not touch; below, neighbours run together. */
export const APART = 4;

/**
 * Finds the rectangles in view. Far out many ones fall on one pixel: those of a column that touch
 * and have one tone become one rectangle, so that a frame costs what can be seen of it.
 */
export function collectOnes(ones: OnesByTone, shape: MatrixShape, view: MatrixView, viewport: Viewport): void {
  for (const tone of TONES) ones[tone].length = 0;
  const { columnStart, rowOf } = shape;
  const { scaleX, scaleY } = viewport;
  const { c0, c1, r0, r1 } = visible(viewport, shape);
  const states = statesOfRows(view);
  const isApart = scaleY >= APART;
  const insetX = scaleX >= APART ? scaleX * 0.17 : 0;
  const insetY = isApart ? scaleY * 0.17 : 0;
  const width = Math.max(1, Math.round(scaleX - 2 * insetX));
  const height = Math.max(1, Math.round(scaleY - 2 * insetY));
  const start = yOf(viewport, 0) + insetY;

  for (let column = c0; column < c1; column += 1) {
    const kind = view.kinds[column];
    if (kind === 'off') continue;
    const lists = listsFor(ones, kind === 'secondary', view.columns[column]!);
    const x = Math.round(xOf(viewport, column) + insetX);
    const end = columnStart[column + 1]!;
    let rects: Rects | null = null;
    let bottom = 0;
    for (let i = firstFrom(shape, column, r0); i < end; i += 1) {
      const row = rowOf[i]!;
      if (row >= r1) break;
      const list = lists[states[row]!]!;
      const y = Math.round(start + row * scaleY);
      if (!isApart && rects === list && y <= bottom) {
        rects.values[rects.length - 1]! += Math.max(0, y + height - bottom);
        bottom = Math.max(bottom, y + height);
        continue;
      }
      rects = list;
      bottom = y + height;
      push(list, x, y, width, height);
    }
  }
}

/** What a row makes of its ones. The row being tried keeps its colours, whatever it has covered. */
const IN_PLAY = 0;
const OUT = 1;
const ON_BAR = 2;
const TRYING = 3;
const LIFTED = 4;

function statesOfRows(view: MatrixView): Uint8Array {
  const { rows, unswept } = view;
  const lifts = hasCoveredBranch(view);
  const states = new Uint8Array(rows.length);
  for (let row = 0; row < rows.length; row += 1) {
    const state = rows[row];
    if (isFaded(state)) states[row] = OUT;
    else if (state === 'trying') states[row] = TRYING;
    else if (lifts && isLiftable(state)) states[row] = LIFTED;
    else states[row] = isTaken(state) ? ON_BAR : IN_PLAY;
  }
  for (const row of unswept) states[row] = IN_PLAY;
  return states;
}

/** Where the ones of a column go, by what their rows make of them. */
function listsFor(ones: OnesByTone, isHollow: boolean, state: MatrixColumnState): readonly Rects[] {
  const own = isHollow ? ones.secondary : ones.primary;
  const faded = isHollow ? ones.fadedHollow : ones.faded;
  const lists: Rects[] = [];
  lists[IN_PLAY] = state === 'covered' ? faded : own;
  lists[OUT] = faded;
  lists[ON_BAR] = isHollow ? ones.onHollow : ones.on;
  lists[TRYING] = own;
  lists[LIFTED] = state === 'open' && !isHollow ? ones.lifted : lists[IN_PLAY];
  return lists;
}

function push(rects: Rects, x: number, y: number, width: number, height: number): void {
  if (rects.length + 4 > rects.values.length) {
    const wider = new Int32Array(rects.values.length * 2);
    wider.set(rects.values);
    rects.values = wider;
  }
  const { values, length } = rects;
  values[length] = x;
  values[length + 1] = y;
  values[length + 2] = width;
  values[length + 3] = height;
  rects.length = length + 4;
}
