/** Takes a picture's name and words away again: the button around it says what there is to say. */
export function unnamePicture(svg: SVGSVGElement): void {
  for (const name of ['role', 'aria-label', 'aria-describedby', 'aria-description']) svg.removeAttribute(name);
  svg.querySelector('desc')?.remove();
  svg.setAttribute('aria-hidden', 'true');
}
