import { defineLazy } from '../../page/lazy-element.ts';

// The three figures of Ripple Effect by hand, behind one door: as those of the tetrasticks are.
defineLazy('ripple-rule', async () => (await (await import('./hand-door.ts')).rippleHand()).mountRippleRule);
defineLazy('ripple-row', async () => (await (await import('./hand-door.ts')).rippleHand()).mountRippleRow);
defineLazy('ripple-givens', async () => (await (await import('./hand-door.ts')).rippleHand()).mountRippleGivens);
