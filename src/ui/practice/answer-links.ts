/** Reads and judges the links that a class has sent back: to answered sheets, and to figures that were filled in. */
import { seedIn } from '#activities/seed.ts';
import { entriesOf, splitFragment } from '#player/fragment.ts';
import { unpack } from '#player/packing.ts';
import { type About, ABOUT, isAsked, sheetOf } from '#practice/tasks/index.ts';
import type { Task } from '#practice/tasks/task.ts';
import { readWalked, type Walked } from './turn-links.ts';

/** The id of the sheet on its page, and so the name of its state in a link. */
export const SHEET = 'sheet';

/** At most this many lines are read. */
const MOST_LINKS = 200;

export interface Returned {
  /** The text before the link in its line, or else the number of the line. */
  readonly name: string;
  readonly seed: number;
  /** The answer to each task of the sheet. */
  readonly given: readonly Given[];
}

export interface Given {
  /** False where the sheet does not ask this. */
  readonly isAsked: boolean;
  readonly answer: string;
  /** Null when there is no answer. */
  readonly isRight: boolean | null;
}

interface ReadLinks {
  readonly returned: readonly Returned[];
  readonly walked: readonly Walked[];
  /** What could not be read, by line. */
  readonly faults: readonly string[];
}

/** The subject of a sheet in a string; null if it is not a known one. */
export function aboutIn(text: string | null): About | null {
  return ABOUT.find((one) => one === text) ?? null;
}

/** The answers in a JSON array, filled up to `tasks`; null if it is damaged or has more. */
export function answersIn(text: string | null, tasks: number): string[] | null {
  try {
    const read: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(read) || read.length > tasks) return null;
    if (!read.every((one): one is string => typeof one === 'string')) return null;
    return Array.from({ length: tasks }, (_, at) => read[at] ?? '');
  } catch {
    return null;
  }
}

/** Judges every link of a text, one per line. */
export async function readLinks(text: string): Promise<ReadLinks> {
  const lines = wholeLines(text);
  const returned: Returned[] = [];
  const walked: Walked[] = [];
  const faults = lines.length > MOST_LINKS ? [`Only the first ${MOST_LINKS} lines are read.`] : [];
  const sheets = new Map<number, readonly Task[]>();
  for (const { line, at } of lines.slice(0, MOST_LINKS)) {
    const read = await readLine(line, `Line ${at + 1}`, sheets);
    if (typeof read === 'string') faults.push(`Line ${at + 1} ${read}.`);
    else if ('given' in read) returned.push(read);
    else walked.push(read);
  }
  return { returned, walked, faults };
}

/** The lines that are not empty, without the `>` of a quotation. A link that a mail has broken is joined. */
function wholeLines(text: string): { line: string; at: number }[] {
  const whole: { line: string; at: number }[] = [];
  for (const [at, quoted] of text.split('\n').entries()) {
    const line = quoted.replace(/^[>\s]+/, '').trimEnd();
    const before = whole.at(-1);
    const isRest = /^(?:&|[^\s#]*%[0-9A-F]{2})[^\s#]*$/.test(line) && before?.line.includes('#');
    if (isRest && before) before.line += line;
    else if (line !== '') whole.push({ line, at });
  }
  return whole;
}

/** The answered sheet or the filled-in figure of one line, or what is wrong with the line. `sheets` caches the tasks by seed. */
async function readLine(
  line: string,
  unnamed: string,
  sheets: Map<number, readonly Task[]>,
): Promise<Returned | Walked | string> {
  const [, before = '', link = ''] = /^(.*?)(\S*#\S+)/.exec(line) ?? [];
  const state = await stateOf(link);
  if (typeof state === 'string') return state;
  const name = before.replace(/[\s:,;–-]+$/, '').trim() || unnamed;
  const of = (value: string): string | undefined => state.get(`${SHEET}.${value}`);
  const seed = seedIn(of('seed') ?? null);
  if (seed === null) {
    const walked = readWalked(link, state, name);
    if (walked) return walked;
    return 'has no link to a sheet. Each line should be a link, with a name before it if you like';
  }
  const tasks = sheets.get(seed) ?? sheetOf(seed);
  sheets.set(seed, tasks);
  const given = of('answers');
  if (given === undefined) {
    return 'has a link to a sheet without answers. If an email has split it over two lines, paste it whole';
  }
  const answers = answersIn(given, tasks.length);
  if (!answers) return 'has a link whose answers are damaged. Ask for it again';
  const about = aboutIn(of('about') ?? 'all');
  if (!about) return 'has a link to a sheet that is not known here. Ask for it again';
  const judged = tasks.map(({ grade }, task): Given => {
    const answer = (answers[task] ?? '').trim();
    const isRight = answer === '' ? null : grade(answer).isRight;
    return { isAsked: isAsked(task, about), answer, isRight };
  });
  return { name, seed, given: judged };
}

/** The values of the figures in a link, or what is wrong with the link. */
async function stateOf(link: string): Promise<ReadonlyMap<string, string> | string> {
  const state = new Map<string, string>();
  for (const { name, form, value } of entriesOf(splitFragment(link.slice(link.indexOf('#'))).query)) {
    try {
      state.set(name, form === 'packed' ? await unpack(value, 100_000) : value);
    } catch {
      return 'has a link that is damaged. Ask for it again';
    }
  }
  return state;
}
