/** The attributes of code in which the browser itself takes letters. */
export const WRITABLE = {
  contenteditable: 'plaintext-only',
  // It has the focus without this; checks of accessibility know only `contenteditable="true"`.
  tabindex: '0',
  role: 'textbox',
  'aria-label': 'Code',
  'aria-multiline': 'true',
  spellcheck: 'false',
  autocapitalize: 'off',
} as const;
