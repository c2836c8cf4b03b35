import { only } from './joined.ts';

/** How a picture is called; `id` is unique on the page. */
export interface PictureName {
  readonly id: string;
  readonly title: string;
}

/**
 * Gives an svg its role, its name and its words: `role="img"`, or `group` when parts of it take the
 * focus. The name is an `aria-label` and not a `<title>`, which browsers show as a tooltip over
 * whatever the reader points at.
 */
export function namePicture(
  svg: SVGSVGElement,
  { id, title }: PictureName,
  words: string,
  role: 'img' | 'group' = 'img',
): void {
  svg.setAttribute('role', role);
  svg.setAttribute('aria-label', title);
  svg.setAttribute('aria-describedby', `${id}-desc`);
  only(svg, 'desc', 'words').attr('id', `${id}-desc`).text(words);
}
