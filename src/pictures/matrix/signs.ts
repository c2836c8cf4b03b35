/** Small signs, drawn around (0, 0): each state has one, so that no state is shown by colour alone. */
import type { MatrixRowState, MatrixView } from './view.ts';

const TRIANGLE = 'M-4,-5.5L5.5,0L-4,5.5Z';
const DISC = 'M-9,0A9,9 0 1 1 9,0A9,9 0 1 1 -9,0Z';
/** Boxes to tick: any number of rows may be picked. */
const BOX = 'M-4.5,-6.5H4.5A2,2 0 0 1 6.5,-4.5V4.5A2,2 0 0 1 4.5,6.5H-4.5A2,2 0 0 1 -6.5,4.5V-4.5A2,2 0 0 1 -4.5,-6.5Z';
const FULL_BOX = 'M-6,-9H6A3,3 0 0 1 9,-6V6A3,3 0 0 1 6,9H-6A3,3 0 0 1 -9,6V-6A3,3 0 0 1 -6,-9Z';
const OCTAGON = 'M-4,-10H4L10,-4V4L4,10H-4L-10,4V-4Z';
const BACK = 'M5,5.5C7.5,-3 -1,-6 -5,0M-5.5,-5.5L-5,0.5L1,-0.5';

/**
 * The sign before a row: its turn is to come ▷, it is being tried ▶, given up ↶, chosen ①, clashing;
 * a box for a row that can be picked by hand, full once it is.
 */
export function rowSign(state: MatrixRowState, mode: MatrixView['mode']): string {
  switch (state) {
    case 'candidate':
    case 'trying':
      return TRIANGLE;
    case 'undone':
      return BACK;
    case 'chosen':
      return mode === 'picks' ? FULL_BOX : DISC;
    case 'clash':
      return OCTAGON;
    case 'free':
      return mode === 'picks' ? BOX : '';
    case 'tried':
    case 'hidden':
    case 'dropped':
      return '';
  }
}

/** A cross for a dead end. */
export const CROSS = 'M-5,-5L5,5M5,-5L-5,5';

/** A tag, for a colour that a column takes or loses. */
export const TAG = 'M-8,-5.5H2.5L8,0L2.5,5.5H-8ZM3,0H3.5';

/** A lid that closes on a column, or opens: an arrow and a bar, pointing down to the header or up. */
export const LID = {
  cover: 'M-8,8H8M0,-3V4M-3.5,0.8L0,4.5L3.5,0.8',
  uncover: 'M-8,8H-3M3,8H8M0,5V-3M-3.5,0.2L0,-3.5L3.5,0.2',
} as const;
