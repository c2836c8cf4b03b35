import { addressFaults, onceRead } from './address.ts';
import { addNotice } from './notice.ts';

/** Wires a figure's markup, perhaps in several tasks; its listeners end with the signal. */
export type Mount = (host: HTMLElement, signal: AbortSignal) => void | Promise<void>;

/**
 * Mounts an element once the page's address has been read, shows what of its state was damaged, and sets `data-ready`.
 */
export function bringToLife(host: HTMLElement, signal: AbortSignal, mount: Mount): void {
  const live = (): void => {
    if (signal.aborted) return;
    for (const words of addressFaults(host.id)) addNotice(host, words);
    host.dataset['ready'] = '';
  };
  onceRead(() => {
    const mounting = mount(host, signal);
    if (mounting) void mounting.then(live);
    else live();
  }, signal);
}
