import { recall, remember } from '#ui/kit/device.ts';

/** The storage of the games: by the slug of a puzzle, with `.seconds` for its time; also the settings of the player. */
export function stored(name: string): string | null {
  return recall(nameInStore(name));
}

export function store(name: string, text: string): void {
  remember(nameInStore(name), text);
}

export function nameInStore(name: string): string {
  return `ripple.${name}`;
}
