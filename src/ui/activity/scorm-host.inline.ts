/**
 * The script of a SCORM 1.2 package: it hands what the activity in the frame says by SPLICE to the platform, whose object
 * `API` is in a window around or behind this one, and what the platform has kept to the activity.
 */
interface ScormApi {
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  /** Some platforms answer with a boolean instead of its name. */
  LMSSetValue(name: string, value: string): string | boolean;
  LMSCommit(nothing: ''): string | boolean;
  LMSFinish(nothing: ''): string;
}

/** The platform keeps at most so many characters. */
const MOST_KEPT = 4_096;
/** SCORM says to look for the API in seven windows, each around the last. */
const MOST_PARENTS = 7;

const activityFrame = document.querySelector('iframe')!;
const activityAddress = activityFrame.dataset['src'] ?? '';
const activityOrigin = new URL(activityAddress).origin;
const saidPlace = document.querySelector<HTMLElement>('#said')!;
const openedAt = Date.now();

function apiAround(first: Window | null): ScormApi | null {
  let around = first;
  for (let at = 0; around && at < MOST_PARENTS; at += 1) {
    try {
      const { API } = around as Window & { readonly API?: ScormApi };
      if (API) return API;
    } catch {
      // A window of another origin.
    }
    if (around.parent === around) return null;
    around = around.parent;
  }
  return null;
}

function sayThere(words: string): void {
  saidPlace.textContent = words;
  saidPlace.hidden = words === '';
}

const api = apiAround(window) ?? apiAround(window.opener as Window | null);
api?.LMSInitialize('');
// A teacher who looks at an attempt changes nothing of it.
const isLookedAt = /^(review|browse)$/.test(api?.LMSGetValue('cmi.core.lesson_mode') ?? '');
if (!api) sayThere('No course platform was found around this page, so scores and work are not kept.');

/** Hands a score and a state to the platform. Returns whether it has taken them. */
function keepAttempt(score: number, state: { readonly done?: unknown }): boolean {
  if (!api) return false;
  if (isLookedAt) return true;
  const text = JSON.stringify(state);
  const values: Readonly<Record<string, string>> = {
    'cmi.core.score.min': '0',
    'cmi.core.score.max': '100',
    'cmi.core.score.raw': String(Math.round(score * 10_000) / 100),
    'cmi.core.lesson_status': state.done === true ? 'completed' : 'incomplete',
    // Many platforms begin a new attempt without what was kept, unless the last one says that it may be resumed.
    'cmi.core.exit': 'suspend',
    ...(text.length <= MOST_KEPT ? { 'cmi.suspend_data': text } : {}),
  };
  sayThere(
    text.length <= MOST_KEPT
      ? ''
      : `Your work is ${text.length} characters long, but the course keeps at most ${MOST_KEPT}, so only your score is kept.`,
  );
  const isTaken = Object.entries(values).map(([name, value]) => String(api.LMSSetValue(name, value)) === 'true');
  return String(api.LMSCommit('')) === 'true' && isTaken.every(Boolean);
}

addEventListener('message', ({ source, origin, data }: MessageEvent<Readonly<Record<string, unknown>> | null>) => {
  if (source !== activityFrame.contentWindow || origin !== activityOrigin || typeof data !== 'object' || !data) return;
  const { subject, message_id, score, state } = data;
  const answer = (more: object): void =>
    activityFrame.contentWindow?.postMessage(
      { subject: `${String(subject)}.response`, message_id, ...more },
      activityOrigin,
    );
  if (subject === 'SPLICE.getState' && api) {
    answer({ state: api.LMSGetValue('cmi.suspend_data'), user_id: api.LMSGetValue('cmi.core.student_id') });
  }
  if (subject !== 'SPLICE.reportScoreAndState' || typeof score !== 'number' || typeof state !== 'object' || !state)
    return;
  answer(keepAttempt(score, state) ? {} : { error: { code: 'not_kept', message: 'The platform has not kept it.' } });
});

// The activity asks at once, so it is loaded when somebody listens.
activityFrame.src = activityAddress;

let isFinished = false;
addEventListener('pagehide', () => {
  if (!api || isFinished) return;
  isFinished = true;
  const seconds = Math.round((Date.now() - openedAt) / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  if (!isLookedAt) api.LMSSetValue('cmi.core.session_time', `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`);
  api.LMSFinish('');
});
