/**
 * The notions of the notebook, which `content/data/notions.json` lists, and things to do. The glossary, Find and
 * the links in the lessons (`link-notions.ts`) all read this one list.
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

export interface Task {
  readonly name: string;
  readonly path: string;
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

/** Things to do whose place the titles in the menu do not give away. */
export const tasks: readonly Task[] = [
  { name: 'Make a word search for a class', path: 'words/' },
  { name: 'Print a sheet of exercises', path: 'exercises/' },
  { name: 'Show a lesson on the wall of a class', path: 'teach/#how' },
  { name: 'Do an exercise on undoing', path: 'exercises/#task-4' },
  { name: 'Draw a board of your own, with a hole', path: 'tetrasticks/boards/' },
  { name: 'Find the boards with a piece in a corner', path: 'tetrasticks/wall/' },
  { name: 'Count the ways to place five queens', path: 'lessons/secondary-columns/#five-queens-notebook' },
  { name: 'Switch secondary columns off', path: 'lessons/tetrasticks/#tetrasticks' },
  { name: 'Take the solver home, in TypeScript or Python', path: 'implement/' },
  { name: 'Have the trace of your solver judged', path: 'implement/#arrays-trace' },
  { name: 'Put a problem of your own into code', path: 'notebook/own/' },
];
