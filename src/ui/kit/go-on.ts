import { recall } from './device.ts';

/** Under which name the game of each puzzle is kept on this device. */
const GAMES: Readonly<Record<string, string>> = {
  tetrasticks: 'play',
  'ripple-effect': 'ripple.last',
};

/** Shows the way back into a game where this device keeps one. */
export function showGoOn(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-go-on]')) {
    const name = GAMES[place.dataset['goOn'] ?? ''];
    place.hidden = name === undefined || (recall(name) ?? '') === '';
  }
}
