/**
 * SPLICE (cssplice.org): an activity in a frame asks the page around it for the state that it reported before, and
 * reports score and state whenever they change. Nobody knows the origin of that page, so a message says nothing private,
 * and answers are checked in `attempt.ts`.
 */

/** The frame and the page around it; a test passes a fake. */
export interface Port {
  post(message: Readonly<Record<string, unknown>>): void;
  /** Calls back for each message of the page around the frame, and of no other. */
  listen(hear: (data: unknown) => void): void;
  later(act: () => void, ms: number): void;
  newId(): string;
}

/** An answer to the request for a state. */
export interface Answer {
  /** What was reported before; unread. */
  readonly state: unknown;
  /** What the platform calls the student, if it says. */
  readonly user: string | null;
}

export interface Hears {
  /**
   * The platform has answered. It may do so again, and only the first answer that can be used counts.
   *
   * @returns whether the answer can be used
   */
  answered(answer: Answer): boolean;
  /** The platform cannot give the state. It may be asked again by loading the page again. */
  failed(): void;
  /** Nobody has answered in time. An answer that comes later is still heard. */
  alone(): void;
  /** The platform has not taken a report. */
  refused(): void;
}

export interface Platform {
  report(score: number, state: object): void;
}

/** How long an answer may take, in milliseconds, before the activity goes on alone. */
export const PATIENCE = 1_000;

/** No name of a student is longer, in characters. */
const LONGEST_USER = 200;

const ASK = 'SPLICE.getState';
const REPORT = 'SPLICE.reportScoreAndState';

/** Asks for the state, and returns what takes reports. */
export function openPlatform(port: Port, hears: Hears): Platform {
  const asked = port.newId();
  const reports = new Set<string>();
  let isAnswered = false;
  let hasFailed = false;

  port.listen((data) => {
    const message = messageIn(data);
    if (!message) return;
    const { subject, id, error } = message;
    if (subject === `${REPORT}.response`) {
      if (reports.delete(id ?? '') && error !== undefined) hears.refused();
      return;
    }
    if (subject !== `${ASK}.response` || isAnswered) return;
    // Some platforms send an error without saying to what.
    if (id !== asked && (id !== null || error === undefined)) return;
    if (error === undefined) isAnswered = hears.answered({ state: message.state, user: message.user });
    else if (!hasFailed) {
      hasFailed = true;
      hears.failed();
    }
  });
  port.post({ subject: ASK, message_id: asked });
  port.later(() => {
    if (!isAnswered && !hasFailed) hears.alone();
  }, PATIENCE);

  return {
    report(score, state) {
      const id = port.newId();
      reports.add(id);
      port.post({ subject: REPORT, message_id: id, score, state });
    },
  };
}

interface Message {
  readonly subject: string;
  readonly id: string | null;
  readonly state: unknown;
  readonly user: string | null;
  readonly error: unknown;
}

/** Reads a message; null for anything else, as frames hear of much that is none of their business. */
function messageIn(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null) return null;
  const { subject, message_id: id, state, user_id: user, error } = data as Readonly<Record<string, unknown>>;
  if (typeof subject !== 'string') return null;
  const name = typeof user === 'number' ? String(user) : user;
  const isName = typeof name === 'string' && name !== '' && name.length <= LONGEST_USER;
  return {
    subject,
    id: typeof id === 'string' ? id : null,
    state,
    user: isName ? name : null,
    error: error === null ? undefined : error,
  };
}
