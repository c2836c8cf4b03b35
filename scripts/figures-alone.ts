/**
 * Each page of a single figure, and of an activity in which one asks, gets its figure out of the finished lesson, with the
 * scripts of that lesson: so a lesson is rendered once and parsed once, whatever the number of its figures. A development
 * server renders it again instead.
 */
import { register } from '#ui/figure/register.ts';
import { PLACE, takeFigures } from '#ui/site/embeds/figure-alone.ts';
import type { BuiltSite } from './built-site.ts';

/** @throws Error when a page has no place for its figure, or its lesson has no such figure */
export function figuresAlone({ base, pages }: BuiltSite): void {
  for (const [lesson, figures] of Map.groupBy(register, (figure) => figure.lesson)) {
    const html = pages.get(`lessons/${lesson}/index.html`) ?? '';
    const text = html.slice(html.indexOf('<article class="page lesson"'), html.indexOf('</article>'));
    const take = takeFigures(text, `${base}lessons/${lesson}/`);
    for (const { slug, id, kind } of figures) {
      const figure = take(id);
      for (const name of [`figure/${slug}`, ...(kind === 'run' ? [`activity/ask-${slug}`] : [])]) {
        const path = `${name}/index.html`;
        const page = pages.get(path);
        if (!page?.includes(PLACE)) throw new Error(`${path} has no place for its figure`);
        pages.set(
          path,
          page.replace(PLACE, () => figure),
        );
      }
    }
  }
}
