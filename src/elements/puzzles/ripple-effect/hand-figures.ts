import { defineLazy } from '../../page/lazy-element.ts';

// The three figures of Ripple Effect by hand, behind one door: as those of the tetrasticks are.
defineLazy('ripple-rule', async () => (await (await import('./hand-door.ts')).rippleHand()).mountRippleRule); // prettier-ignore
defineLazy('ripple-row', async () => (await (await import('./hand-door.ts')).rippleHand()).mountRippleRow); // prettier-ignore
defineLazy('ripple-givens', async () => (await (await import('./hand-door.ts')).rippleHand()).mountRippleGivens); // prettier-ignore
