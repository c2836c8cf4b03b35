/** The dialog of Find, over any page. */
import { make } from '#ui/kit/make.ts';
import './find.css';
import { findNodes, mountFind } from './find-place.ts';

let dialog: HTMLDialogElement | null = null;

/**
 * Opens the dialog; Escape, its button or a press beside it closes it, and the focus goes back.
 *
 * @param typed what was typed while this code was on its way
 */
export function openFind(typed: string): void {
  dialog ??= createDialog();
  if (dialog.open) return;
  dialog.showModal();
  const field = dialog.querySelector('input')!;
  field.select();
  if (typed === '') return;
  field.value = typed;
  field.dispatchEvent(new Event('input'));
}

function createDialog(): HTMLDialogElement {
  const close = make(document, 'button', { type: 'button', class: 'button button-quiet find-close' }, 'Close');
  const made = make(
    document,
    'dialog',
    { class: 'find-dialog framed not-on-paper', 'aria-label': 'Find', closedby: 'any' },
    ...findNodes(document),
    close,
  );
  close.addEventListener('click', () => made.close());
  document.body.append(made);
  mountFind(made, new AbortController().signal, () => made.close());
  return made;
}
