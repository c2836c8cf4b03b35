import { defineLazy } from '../../page/lazy-element.ts';

/** The three figures of Ripple Effect by hand, behind one door: as those of the tetrasticks are. */
const open = async () => (await import('./hand-door.ts')).rippleHand();

defineLazy('ripple-rule', async () => (await open()).mountRippleRule);
defineLazy('ripple-row', async () => (await open()).mountRippleRow);
defineLazy('ripple-givens', async () => (await open()).mountRippleGivens);
