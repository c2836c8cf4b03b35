import { firstTouch } from '../page/first-touch.ts';
import { defineLazy } from '../page/lazy-element.ts';

// On the contents it lies below what the page opens with: its code comes when the reader has begun to move.
defineLazy('three-left', async (host) => {
  if (host.closest('.front')) await firstTouch();
  return (await import('./mount-three-left.ts')).mountThreeLeft;
});
