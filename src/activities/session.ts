/** An activity that is open on a page: what it begins with, and what it reports to the platform around it, if any. */
import { type Attempt, type ReadState, readState, stateOf } from './attempt.ts';
import { seedFor } from './seed.ts';
import { type Answer, type Platform, type Port, openPlatform } from './splice.ts';

/** What the page says about the platform. */
export type Told =
  /** It has answered, so scores are kept there. */
  | 'connected'
  /** What it has handed back cannot be read, or belongs to another activity. */
  | 'damaged'
  | 'other'
  /** It could not hand back what was done before. */
  | 'failed'
  /** It has not taken a report. */
  | 'refused'
  /** What was done before has come after the reader had begun; `choose` says what becomes of it. */
  | 'late';

/** The page of an activity; a test passes a fake. */
export interface Page {
  /** What has been done, with its score as `best`. */
  now(): Attempt;
  /**
   * Shows this attempt instead of what the page has.
   *
   * @returns what has to be believed of it, as nothing here can find it again
   */
  show(attempt: Attempt): Pick<Attempt, 'best' | 'done'>;
  /** Whether everything of a shown attempt that can be judged here has been: nothing is reported before. */
  isJudged(): boolean;
  /** Shows the tasks of this seed. */
  begin(seed: number): void;
  tell(told: Told): void;
  /** Whether the page has an element, or a question, of this name. */
  has(name: string): boolean;
}

export interface Session {
  /** The best score so far. */
  readonly best: number;
  /** Whether the last change was reported to a platform that answers. */
  readonly isReported: boolean;
  /** To be called when what `now` returns may be another. Only what the reader has done is reported. */
  changed(isByReader: boolean): void;
  /** Decides about an earlier attempt that came late: it is brought back, or what is on the page replaces it. */
  choose(which: 'earlier' | 'this'): void;
}

/**
 * @param seed the seed in the address, or null: then a platform that says who the student is gets each student tasks
 *   of their own
 * @param port null where there is no page around this one
 */
export function openSession(activity: string, seed: number | null, page: Page, port: Port | null): Session {
  let best = 0;
  let done = false;
  /** The state that is known to the platform, or that the page has opened with. */
  let known = '';
  /** Whether the reader has done anything that was worth a report. */
  let isBegun = false;
  let isConnected = false;
  let isReported = false;
  /** An earlier attempt that has come late: until the reader has chosen, nothing is reported that would replace it. */
  let late: Attempt | null = null;
  let platform: Platform | null = null;

  const textOf = (attempt: Attempt): string => JSON.stringify(stateOf(activity, attempt));
  const settle = (): void => {
    known = textOf({ ...page.now(), best, done });
  };

  function answered({ state, user }: Answer): boolean {
    const read = readState(state, activity, (name) => page.has(name));
    if (read.kind === 'attempt') bringBack(read.attempt);
    else {
      // Who has begun keeps the tasks on the page.
      if (user !== null && seed === null && !isBegun) page.begin(seedFor(user, activity));
      if (!isBegun) settle();
    }
    connected(read);
    return read.kind === 'attempt' || read.kind === 'none';
  }

  function bringBack(attempt: Attempt): void {
    if (isBegun) {
      late = attempt;
      return;
    }
    count(page.show(attempt));
    settle();
  }

  function count(more: Pick<Attempt, 'best' | 'done'>): void {
    best = Math.max(best, more.best);
    done ||= more.done;
  }

  function connected(read: ReadState): void {
    isConnected = true;
    page.tell(late ? 'late' : read.kind === 'damaged' || read.kind === 'other' ? read.kind : 'connected');
  }

  function report(): void {
    if (!page.isJudged()) return;
    const attempt = { ...page.now(), best, done };
    known = textOf(attempt);
    isReported = isConnected;
    platform?.report(best, stateOf(activity, attempt));
  }

  if (seed !== null) page.begin(seed);
  settle();
  if (port) {
    platform = openPlatform(port, {
      answered,
      failed: () => page.tell('failed'),
      refused() {
        isReported = false;
        // The question that waits for the reader stays.
        if (!late) page.tell('refused');
      },
    });
  }

  return {
    get best() {
      return best;
    },
    get isReported() {
      return isReported;
    },
    changed(isByReader) {
      const now = page.now();
      count(now);
      if (textOf({ ...now, best, done }) === known) return;
      if (!isByReader) {
        settle();
        return;
      }
      isBegun = true;
      isReported = false;
      if (!late) report();
    },
    choose(which) {
      const attempt = late;
      late = null;
      if (!attempt) return;
      // The better score counts, and nothing judges an attempt that is not shown.
      count(which === 'earlier' ? page.show(attempt) : attempt);
      report();
      page.tell('connected');
    },
  };
}
