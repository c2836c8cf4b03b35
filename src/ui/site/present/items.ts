/** What of a lesson is shown on the wall, one after the other. */

/** Written as a figure, a text, or a place of several figures, such as a page of cells. */
export interface Item {
  /** The id of a figure, or its number among the items: how the address names it. */
  readonly key: string;
  /** The child of the lesson's text, or the opening. */
  readonly place: HTMLElement;
  /** What fills the window: the figure inside its element, or the place itself. */
  readonly shown: HTMLElement;
  readonly isFigure: boolean;
  /** The heading of its section, shown above a text. */
  readonly section: string;
  /** `3 of 14: figure 4.1`. */
  readonly words: string;
}

/** Not shown by themselves: a heading stands over the texts of its section. */
const PASSED = 'h2, h3, script, style, .only-on-paper, .named-on-paper';

export function itemsOf(lesson: ParentNode): readonly Item[] {
  const opening = lesson.querySelector<HTMLElement>('.opening');
  const parts = lesson.querySelectorAll<HTMLElement>('.lesson-text > .text > *');
  let section = '';
  const found = opening ? [{ place: opening, section }] : [];
  for (const place of parts) {
    if (place.matches('h2')) section = place.textContent.trim();
    if (!place.matches(PASSED)) found.push({ place, section });
  }
  return found.map(({ place, section: of }, at) => {
    const figure = place.matches('.figure') ? place : place.querySelector<HTMLElement>(':scope > .figure');
    const number = figure?.querySelector('.figure-number')?.textContent.trim().toLowerCase();
    const kind = place.matches('graded-question') ? 'question' : (number ?? (of === '' ? 'the opening' : of));
    return {
      key: figure && place.id !== '' ? place.id : String(at + 1),
      place,
      shown: figure ?? place,
      isFigure: figure !== null,
      section: of,
      words: `${at + 1} of ${found.length}: ${kind}`,
    };
  });
}
