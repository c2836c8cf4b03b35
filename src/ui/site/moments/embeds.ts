/** Where the figures stand, and how authors embed them: read from the lessons, so the list cannot go stale. */
import { splitFragment } from '#player/fragment.ts';

const lessons = import.meta.glob<string>('/content/lessons/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sources of the components, for the ids that their figures have by default. */
const components = import.meta.glob<string>('/src/ui/**/*.astro', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A figure in the first lesson that uses it. */
export interface Embed {
  /** Its component, such as `TorusFigure`. */
  readonly component: string;
  /** Its id on a page; null for a figure that has none. */
  readonly id: string | null;
  readonly lesson: string;
  readonly number: string;
  readonly title: string;
  /** The tag as the lesson has written it. */
  readonly line: string;
}

const TAG = /<([A-Z]\w+)(?:\s(?:"[^"]*"|[^">])*)?>/g;

/** Every numbered figure of the lessons, in their order. */
export const embeds: readonly Embed[] = Object.keys(lessons)
  .sort()
  .flatMap((path) => {
    const lesson = /\d+-([a-z0-9-]+)\.mdx$/.exec(path)?.[1] ?? '';
    return [...(lessons[path] ?? '').matchAll(TAG)].flatMap(([tag, component = '']) => {
      const number = /\snumber="([^"]*)"/.exec(tag)?.[1];
      if (number === undefined) return [];
      const line = tag.replace(/\s+/g, ' ');
      return {
        component,
        id: idOf(tag, component, number),
        lesson,
        number,
        title: /\stitle="([^"]*)"/.exec(tag)?.[1] ?? '',
        line: line.endsWith('/>') ? line : `${line}…</${component}>`,
      };
    });
  });

/**
 * The figure that a lesson puts in with this tag.
 *
 * @param start how the tag begins: `TorusFigure`
 * @throws RangeError when no lesson has one
 */
export function embedOf(start: string): Embed {
  const found = embeds.find(({ line }) => line.startsWith(`<${start}`));
  if (!found) throw new RangeError(`no lesson has a figure <${start}`);
  return found;
}

/** What to call a figure, by its address below the base of the site: “Figure 2.1, step 11”. */
export function figureName(path: string): string {
  const [page = '', hash = ''] = path.split('#');
  const { place, query } = splitFragment(`#${hash}`);
  const found = embeds.find(({ lesson, id }) => page === `lessons/${lesson}/` && id === place);
  const step = new URLSearchParams(query).get(`${place}.step`);
  const figure = found ? `Figure ${found.number}` : 'The arrays of the program';
  return step === null ? figure : `${figure}, step ${step}`;
}

/** The id or scenario in the tag, or else the id that the component gives: its default, or one with the number. */
function idOf(tag: string, component: string, number: string): string | null {
  const path = Object.keys(components).find((one) => one.endsWith(`/${component}.astro`)) ?? '';
  const source = components[path] ?? '';
  const [, own] = /\s(?:id|scenario)="([a-z-]+)"/.exec(tag) ?? [];
  const [, standard] = /\bid = (?:rung\?\.name \?\? )?'([a-z-]+)'/.exec(source) ?? [];
  const [, start] = /\bid = `([a-z]+-)\$\{(?:Astro\.props\.)?number\b/.exec(source) ?? [];
  return own ?? standard ?? (start === undefined ? null : start + number.replace('.', '-'));
}
