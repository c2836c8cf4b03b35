/**
 * Sets the whole inline style of an element, and takes it away for null, through the object model: the policy of the
 * pages forbids the attribute. Where the build has made a rule of the attribute (`scripts/looks.ts`), the rule goes too.
 */
export function setStyle(element: SVGElement | HTMLElement, style: string | null): void {
  for (const name of ['data-look', 'style']) element.removeAttribute(name);
  if (style !== null) element.style.cssText = style;
}
