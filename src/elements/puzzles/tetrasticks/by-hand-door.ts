/** What mounts the figures of pieces by hand. */
export const byHand = () => import('./mount-by-hand.ts');
