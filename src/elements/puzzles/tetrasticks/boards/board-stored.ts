import { recall, remember } from '../../../page/device.ts';

const NAME = 'boards';
/** How many boards Undo can go back over, after a reload too. */
const MOST = 40;

/** The boards that are kept on this device, a line each, or null. */
export function storedDraft(): string | null {
  return recall(NAME);
}

export function storeDraft(lines: readonly string[]): void {
  remember(NAME, lines.slice(-MOST).join('\n'));
}
