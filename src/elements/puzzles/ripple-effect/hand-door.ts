/** What mounts the figures of Ripple Effect by hand. */
export const rippleHand = () => import('./mount-ripple-hand.ts');
