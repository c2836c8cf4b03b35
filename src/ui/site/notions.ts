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
