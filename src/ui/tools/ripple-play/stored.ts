import { recall, remember } from '#ui/kit/device.ts';

/** What this device keeps of the games: by the slug of a puzzle, with `seconds` after a dot; and what a player likes. */
export function stored(name: string): string | null {
  return recall(nameInStore(name));
}

export function store(name: string, text: string): void {
  remember(nameInStore(name), text);
}

export function nameInStore(name: string): string {
  return `ripple.${name}`;
}
