import { defineLazy } from '../page/lazy-element.ts';

// The boards are fetched with the code, when the wall comes near the screen.
defineLazy('board-wall', async () => (await import('./mount-board-wall.ts')).mountBoardWall);
