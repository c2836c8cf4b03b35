/** A text as it stands in markup, between tags. */
export function markupText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text as it stands in an attribute, between double quotes. */
export function attributeText(text: string): string {
  return markupText(text).replaceAll('"', '&quot;');
}
