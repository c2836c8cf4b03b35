import { make } from './make.ts';
import styles from './copy-by-hand.css?inline';

let isStyled = false;

/** A policy may forbid styles in elements; a sheet that a script makes is allowed. */
function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Shows a text in a field of a dialog, selected, where the browser has refused to copy it. The dialog closes when the
 * reader copies.
 *
 * @param what names the text, as `The link to this board`
 * @returns whether the reader has copied before the dialog was closed
 */
export function copyByHand(what: string, text: string): Promise<boolean> {
  addStyles();
  const isLong = text.includes('\n');
  const field = make(document, isLong ? 'textarea' : 'input', { readonly: '', 'aria-label': what });
  field.value = text;
  if (isLong) field.setAttribute('rows', '8');
  const words = `The browser does not let this page copy. ${what} is selected here: copy it with Ctrl+C or ⌘C.`;
  const close = make(document, 'button', { type: 'button', class: 'button' }, 'Close');
  const dialog = make(
    document,
    'dialog',
    { class: 'copy-by-hand framed small-type ui-type stack', 'aria-label': 'Copy by hand', 'data-own-keys': '' },
    make(document, 'p', { class: 'flush' }, words),
    field,
    make(document, 'p', { class: 'flush' }, close),
  );
  return new Promise((resolve) => {
    let isCopied = false;
    dialog.addEventListener('copy', () => {
      isCopied = true;
      // The browser copies after this event.
      setTimeout(() => dialog.close());
    });
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(isCopied);
    });
    // Beside the pressed button, which may stand in a dialog of its own.
    (document.activeElement?.closest('dialog') ?? document.body).append(dialog);
    dialog.showModal();
    field.focus();
    field.select();
  });
}
