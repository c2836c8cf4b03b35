import { randomColoured } from '#practice/random-coloured.ts';
import { mountYourTurn } from './mount-your-turn.ts';

/** Mounts the same figure on matrices with colours. */
export function mountColouredTurn(host: HTMLElement, signal: AbortSignal): void {
  mountYourTurn(host, signal, randomColoured);
}
