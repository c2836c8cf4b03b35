/** The colours of code, the same in the editor and in what is written while the site is built. */
import { tagHighlighter, tags } from '@lezer/highlight';

/** Gives the words of code their classes; `base.css` has a colour for each. */
export const codeColours = tagHighlighter([
  { tag: tags.comment, class: 'tok-comment' },
  { tag: [tags.keyword, tags.bool], class: 'tok-keyword' },
  { tag: [tags.string, tags.regexp, tags.escape], class: 'tok-string' },
  { tag: tags.number, class: 'tok-number' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'tok-function' },
  { tag: tags.function(tags.definition(tags.variableName)), class: 'tok-function' },
  { tag: [tags.punctuation, tags.operator], class: 'tok-punctuation' },
]);
