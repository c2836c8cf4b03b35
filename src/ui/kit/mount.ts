import { addressFaults, onceRead } from './address.ts';
import { addNotice } from './element-state.ts';

/** Wires a figure's markup; everything it listens to ends with the signal. */
export type Mount = (host: HTMLElement, signal: AbortSignal) => void;

/**
 * Brings an element to life once the page's address has been read, and says what of its state could
 * not be read. `data-ready` says that it is alive.
 */
export function bringToLife(host: HTMLElement, mount: Mount, signal: AbortSignal): void {
  onceRead(() => {
    mount(host, signal);
    for (const words of addressFaults(host.id)) addNotice(host, words);
    host.dataset['ready'] = '';
  }, signal);
}
