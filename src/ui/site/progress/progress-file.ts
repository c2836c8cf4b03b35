/** What a reader has done, as a text to save: lessons by slug, questions by name, and reasons in the reader's words. */
import { type Why, bothWhys, readWhys } from '#ui/kit/whys.ts';

export interface Progress {
  readonly lessons: readonly string[];
  /** `right` or `shown` for each question that was answered. */
  readonly answers: Readonly<Record<string, string>>;
  readonly whys: readonly Why[];
}

/** The largest file that is read, in bytes. */
export const MOST_BYTES = 400_000;

/** Identifies a file of progress. */
const FORMAT = 'cover-and-uncover progress 1';

export function progressText({ lessons, answers, whys }: Progress): string {
  return `${JSON.stringify({ format: FORMAT, lessons, answers, whys }, null, 2)}\n`;
}

/**
 * Reads a text of `progressText`. Lessons and questions that the site does not have are dropped.
 *
 * @throws Error with the sentence to show, when the text is not a file of progress or is damaged
 */
export function readProgress(
  text: string,
  known: { lessons: readonly string[]; questions: readonly string[] },
): Progress {
  const read = parsed(text);
  if (read?.['format'] !== FORMAT) {
    throw new Error('This is not a file of progress. Choose one that “Save as a file” made.');
  }
  const { lessons, answers } = read;
  const isList = Array.isArray(lessons) && typeof answers === 'object' && answers !== null;
  if (!isList) throw new Error('The file is damaged: its lessons or its answers are missing. Choose an older one.');
  const given = new Map(Object.entries(answers));
  return {
    lessons: known.lessons.filter((slug) => lessons.includes(slug)),
    answers: Object.fromEntries(
      known.questions.flatMap((name) => {
        const how: unknown = given.get(name);
        return how === 'right' || how === 'shown' ? [[name, how]] : [];
      }),
    ),
    // A file may be older than the reasons.
    whys: readWhys(read['whys']),
  };
}

/** The union of both; an answer that is right in either is right, and a reason of `a` is the newer one. */
export function together(a: Progress, b: Progress): Progress {
  const answers = { ...a.answers };
  for (const [name, how] of Object.entries(b.answers)) {
    if (answers[name] !== 'right') answers[name] = how;
  }
  return { lessons: [...new Set([...a.lessons, ...b.lessons])], answers, whys: bothWhys(b.whys, a.whys) };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
