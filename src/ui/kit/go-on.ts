import { recall } from './device.ts';

/** The name under which this device keeps the game of each puzzle. */
const GAMES: Readonly<Record<string, string>> = {
  tetrasticks: 'play',
  'ripple-effect': 'ripple.last',
};

/** Shows the links back into a game where this device keeps one. */
export function showGoOn(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-go-on]')) {
    const name = GAMES[place.dataset['goOn'] ?? ''];
    place.hidden = name === undefined || (recall(name) ?? '') === '';
  }
}
