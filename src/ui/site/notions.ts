/**
 * The notions of the notebook, which `content/data/notions.json` lists. The glossary, Find and the links in the lessons (`link-notions.ts`) all read this one list.
 */
import list from '#content/data/notions.json' with { type: 'json' };

export interface Notion {
  readonly name: string;
  /** Other names for it, such as Knuth's newer ones. */
  readonly also?: string;
  /** What it is, in one sentence. */
  readonly says: string;
  /** The address of the section that explains it, below the base of the site. */
  readonly path: string;
  /** The address of a figure, and of the step at which it shows the notion. */
  readonly shows?: string;
  /** The class of `styles/marks.css` that has its colour and its sign. */
  readonly sign?: string;
  /** How a lesson names it: an expression for whole words, in lower case. Without one, no lesson links it. */
  readonly words?: string;
  /** The lessons that use these words for it, where they also mean something else. */
  readonly within?: readonly string[];
}

/** In the order of the alphabet. */
export const notions: readonly Notion[] = list;

/** The id of a notion in the glossary. */
export const notionId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Notions whose names begin with these letters, in order. */
export interface NotionGroup {
  /** `A to C` */
  readonly title: string;
  readonly notions: readonly Notion[];
}

/** The notions under a few headings: letters of the alphabet that follow each other share one until it is long. */
export function notionGroups(all: readonly Notion[] = notions, least = 7): readonly NotionGroup[] {
  const groups: Notion[][] = [];
  const letterOf = ({ name }: Notion): string => name.charAt(0).toUpperCase();
  for (const notion of all) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isLong = last !== undefined && last.length >= least && before && letterOf(before) !== letterOf(notion);
    if (!last || isLong) groups.push([notion]);
    else last.push(notion);
  }
  return groups.map((group) => {
    const letters = new Set(group.map(letterOf));
    return { title: [...new Set([[...letters][0] ?? '', [...letters].at(-1) ?? ''])].join(' to '), notions: group };
  });
}
