/** The dialog of Find, over any page. */
import { make } from '#ui/kit/make.ts';
import './find.css';
import { findNodes, mountFind } from './find-place.ts';

let dialog: HTMLDialogElement | null = null;

/** Opens the dialog, and returns its field; Escape, its button or a press beside it closes it, and the focus goes back. */
export function openFind(): HTMLInputElement {
  dialog ??= createDialog();
  const field = dialog.querySelector('input')!;
  if (!dialog.open) {
    dialog.showModal();
    field.select();
  }
  return field;
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
