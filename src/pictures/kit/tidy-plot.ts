/**
 * Removes what Plot adds for a page that it has to itself: a style sheet, a type face, and names for the groups inside,
 * which a picture with a name of its own does not need.
 */
export function tidyPlot(chart: SVGSVGElement): void {
  for (const style of chart.querySelectorAll('style')) style.remove();
  for (const attribute of ['font-family', 'font-size', 'fill', 'text-anchor']) chart.removeAttribute(attribute);
  for (const element of chart.querySelectorAll('[aria-label], [aria-hidden]')) {
    element.removeAttribute('aria-label');
    element.removeAttribute('aria-hidden');
  }
}
