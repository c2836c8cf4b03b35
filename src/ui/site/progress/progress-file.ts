/**
 * What a reader has done, as a text to save: lessons by slug, answers by name, what comes back, and reasons in the
 * reader's words.
 */
import { type Items, itemsText, mergeItems, readItems } from '#practice/spaced.ts';
import { type Why, bothWhys, readWhys } from '#ui/kit/whys.ts';

export interface Progress {
  readonly lessons: readonly string[];
  /** `right` or `shown` for each question that was answered. */
  readonly answers: Readonly<Record<string, string>>;
  /** What was missed, and when it comes back. */
  readonly again: Items;
  readonly whys: readonly Why[];
}

/** The largest file that is read, in bytes. */
export const MOST_BYTES = 400_000;

/** Identifies a file of progress. */
const FORMAT = 'cover-and-uncover progress 1';

export function progressText({ lessons, answers, again, whys }: Progress): string {
  const lines = itemsText(again).split('\n').filter(Boolean);
  return `${JSON.stringify({ format: FORMAT, lessons, answers, again: lines, whys }, null, 2)}\n`;
}

/**
 * Reads a text of `progressText`. Lessons and questions that the site does not have are dropped; `damaged` counts the
 * lines of what comes back that could not be read. Older files have none.
 *
 * @throws Error with the sentence to show, when the text is not a file of progress or is damaged
 */
export function readProgress(
  text: string,
  known: { lessons: readonly string[]; questions: readonly string[] },
): { readonly progress: Progress; readonly damaged: number } {
  const read = parsed(text);
  if (read?.['format'] !== FORMAT) {
    throw new Error('This is not a progress file. Choose one made with “Save as a file”.');
  }
  const { lessons, answers, again = [] } = read;
  const isList = Array.isArray(lessons) && typeof answers === 'object' && answers !== null;
  if (!isList) throw new Error('The file is damaged: its lessons or its answers are missing. Choose an older one.');
  const given = new Map(Object.entries(answers));
  const { items, dropped } = readItems(Array.isArray(again) ? again.join('\n') : String(again));
  const progress = {
    lessons: known.lessons.filter((slug) => lessons.includes(slug)),
    answers: Object.fromEntries(
      known.questions.flatMap((name) => {
        const how: unknown = given.get(name);
        return how === 'right' || how === 'shown' ? [[name, how]] : [];
      }),
    ),
    again: items,
    // A file may be older than the reasons.
    whys: readWhys(read['whys']),
  };
  return { progress, damaged: dropped };
}

/**
 * The union of both; an answer that is right in either is right, what comes back is as it was answered last, and a reason
 * of `a` is the newer one.
 */
export function together(a: Progress, b: Progress): Progress {
  const answers = { ...a.answers };
  for (const [name, how] of Object.entries(b.answers)) {
    if (answers[name] !== 'right') answers[name] = how;
  }
  return {
    lessons: [...new Set([...a.lessons, ...b.lessons])],
    answers,
    again: mergeItems(a.again, b.again),
    whys: bothWhys(b.whys, a.whys),
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
