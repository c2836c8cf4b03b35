/** The questions of a figure about what comes next; fetched with the first press of Ask me. */
import { namesOf } from '#history/caption.ts';
import type { Recording } from '#history/index.ts';
import { positionOf } from '#history/frame.ts';
import { noHighlight } from '#pictures/kit/highlight.ts';
import { momentsWorthAsking } from '#practice/predict/moments.ts';
import { type AnsweredMoment, isAnswered } from '#practice/predict/answers.ts';
import type { Prediction } from '#practice/predict/prediction.ts';
import { noteMissed } from '#ui/kit/answers.ts';
import { optionalPart, part } from '#ui/kit/parts.ts';
import { whyNotColumn } from '#practice/predict/which-column.ts';
import { createAskPanel } from './ask-panel.ts';
import type { Figure } from './figure.ts';

export interface Asking {
  readonly isOn: boolean;
  /** Starts or stops asking. Returns why it cannot start, or an empty string. */
  toggle(): string;
}

/** Where an activity keeps the answers. */
export interface AskRecord {
  /** By which the moments are chosen; null for those that every reader is asked about. */
  readonly seed: number | null;
  /** The answers so far; those of a link may be answers to anything. */
  readonly moments: readonly AnsweredMoment[];
  /** Keeps answers to the run of the figure. */
  keep(moments: readonly AnsweredMoment[]): void;
}

/** With fewer questions ahead than this, asking begins at the start of the run. */
const FEW = 3;

/** The questions about a run, and how they have been answered so far. */
interface Plan {
  readonly recording: Recording;
  /** The decision from which the questions start. */
  readonly from: number;
  readonly asked: readonly Prediction[];
  /** How questions have been answered, by decision. */
  readonly answers: Map<number, AnsweredMoment['how']>;
  readonly positions: Map<string, number>;
}

/**
 * Halts playing before each moment that can be predicted, and asks. What comes next is hidden meanwhile. It begins at
 * the current step; if that is the opening of the page, or has few questions ahead, at the start of the run.
 *
 * @param record keeps the answers of an activity, which always begins at the start and asks no more than once
 */
export function createAsking(
  host: HTMLElement,
  figure: Figure,
  signal: AbortSignal,
  record: AskRecord | null = null,
): Asking {
  const { player } = figure;
  const slider = part(host, 'step', HTMLInputElement);
  const opening = Number(slider.getAttribute('value'));
  let plan: Plan | null = null;
  let posed: Prediction | null = null;
  /** The step at which the player halts next, as computed last. */
  let halt = NaN;
  /** True when Play was pressed at an open question, so that the player halted where it was. */
  let isHeld = false;
  /** True while the result is shown. */
  let isOver = false;
  /** Where the focus was when the question took it. */
  let before: HTMLElement | null = null;

  const panel = createAskPanel(host, signal, {
    choose,
    point: (column) => figure.point({ ...noHighlight, column }),
    reveal,
    goOn,
    more: () => begin(planFrom(furthest() + 1)),
    leave,
  });

  function planFrom(decision: number): Plan {
    const { recording } = player;
    const { matrix, rowNames } = figure.problem;
    const asked = momentsWorthAsking(recording, namesOf(matrix, rowNames), {
      from: decision,
      seed: record?.seed ?? null,
    });
    return { recording, from: decision, asked, answers: new Map(), positions: new Map() };
  }

  /** The last decision that has been asked about. */
  function furthest(): number {
    return plan?.asked.at(-1)?.decision ?? 0;
  }

  /** The step of a question at the current zoom; kept, because a seek has to run the search. */
  function positionIn({ recording, positions }: Plan, { decision }: Prediction): number {
    const name = `${player.zoom} ${decision}`;
    const known = positions.get(name) ?? positionOf(recording.seek(decision), player.zoom);
    positions.set(name, known);
    return known;
  }

  /** The questions that are still open, from a step on. */
  function openFrom(step: number): Prediction[] {
    const now = plan;
    if (!now) return [];
    return now.asked.filter((one) => !isSettled(one) && positionIn(now, one) >= step);
  }

  const isSettled = ({ decision }: Prediction): boolean => isAnswered(plan?.answers.get(decision) ?? 'o');

  const countSettled = (): number => plan?.asked.filter(isSettled).length ?? 0;

  function note({ decision }: Prediction, how: AnsweredMoment['how']): void {
    plan?.answers.set(decision, how);
    record?.keep(
      (plan?.asked ?? []).map((one) => ({ decision: one.decision, how: plan?.answers.get(one.decision) ?? 'o' })),
    );
  }

  /** Goes on from the answers that an activity has to this run, unless all have been given: then it starts over. */
  function restore({ asked, answers }: Plan): void {
    const { moments } = record ?? { moments: [] };
    const isOfRun =
      moments.length === asked.length && moments.every(({ decision }, at) => decision === asked[at]?.decision);
    if (!record || !isOfRun) return;
    record.keep(moments);
    if (moments.every(({ how }) => isAnswered(how))) return;
    for (const { decision, how } of moments) answers.set(decision, how);
  }

  function begin(next: Plan): string {
    if (next.asked.length === 0) return refusal();
    restore(next);
    plan = next;
    posed = null;
    // What comes before the first open question has been seen.
    const before = next.asked[next.asked.findIndex((one) => !isSettled(one)) - 1]?.decision ?? next.from;
    player.seek(positionOf(next.recording.seek(before), player.zoom));
    figure.settled();
    player.halt = (step) => {
      const [first] = openFrom(step);
      halt = first && plan ? positionIn(plan, first) : Infinity;
      isHeld = halt === step;
      return halt;
    };
    figure.answered = pressed;
    figure.drawn = update;
    figure.conceal(true);
    panel.open();
    wait();
    player.play();
    return '';
  }

  function refusal(): string {
    return player.recording.lastStep() === 0
      ? 'There is no run to ask about yet: press Solve first.'
      : 'There is nothing to ask about: no moment of this run offers a choice of answers.';
  }

  function toggle(): string {
    if (plan) {
      leave();
      return '';
    }
    const { decision } = player.frame;
    const isOpening = record !== null || player.step === opening;
    const here = isOpening ? null : planFrom(decision);
    const words = begin(here && here.asked.length >= FEW ? here : planFrom(0));
    if (words === '') panel.inSight();
    return words;
  }

  /** Waits for the next question. */
  function wait(): void {
    posed = null;
    isOver = false;
    panel.wait(countSettled() + 1, plan?.asked.length ?? 0);
  }

  function pose(prediction: Prediction): void {
    posed = prediction;
    isHeld = false;
    isOver = false;
    const active = document.activeElement;
    const isInside = host.contains(active);
    if (active instanceof HTMLElement && isInside && !panel.has(active)) before = active;
    panel.pose(prediction, countSettled() + 1, plan?.asked.length ?? 0, isInside);
  }

  function choose(option: number): void {
    if (!posed || isSettled(posed)) return;
    if (option === posed.right) settle(true);
    else {
      miss();
      panel.refuse(option, posed.options[option]?.hint ?? '');
    }
  }

  /** Handles a press on a column: it answers a question about columns, and never switches the column. */
  function pressed(column: number): void {
    const isOpen = posed?.kind === 'column' && !isSettled(posed);
    if (!posed || !isOpen) {
      panel.note('Columns keep their kinds while the figure asks.');
      return;
    }
    const option = posed.options.findIndex((one) => one.column === column);
    if (option >= 0) choose(option);
    else {
      miss();
      const { matrix, rowNames } = figure.problem;
      panel.hint(whyNotColumn(matrix, namesOf(matrix, rowNames), player.frame, column));
    }
  }

  /** Notes the first wrong answer to a question. */
  function miss(): void {
    if (!posed || plan?.answers.get(posed.decision) === 'm') return;
    noteMissed(`ask.${posed.kind}`);
    note(posed, 'm');
  }

  function reveal(): void {
    miss();
    settle(false);
  }

  /** Ends a question, whose answer was given or is to be shown. */
  function settle(isGiven: boolean): void {
    if (!plan || !posed) return;
    note(posed, !isGiven ? 's' : plan.answers.get(posed.decision) === 'm' ? 'h' : 'r');
    panel.settle(posed, isGiven);
  }

  function goOn(): void {
    const decision = posed?.decision ?? 0;
    const isLast = openFrom(player.step).length === 0;
    proceed();
    // After the last question, playing goes on to the moment that it was about.
    if (isLast) player.play(positionOf(player.recording.seek(decision + 1), player.zoom));
    else player.play();
  }

  /** Goes on to the next question, or to the result. */
  function proceed(): void {
    focusBack();
    if (openFrom(player.step).length > 0) wait();
    else result();
  }

  function result(): void {
    if (!plan) return;
    posed = null;
    isOver = true;
    const given = [...plan.answers.values()].filter(isAnswered);
    const hasMore = record === null && planFrom(furthest() + 1).asked.length > 0;
    figure.conceal(false);
    panel.result(given.filter((how) => how === 'r').length, given.length, hasMore);
  }

  function focusBack(): void {
    if (!panel.has(document.activeElement)) return;
    const isThere = before?.isConnected === true && before.checkVisibility();
    (isThere ? before : optionalPart(host, 'step', HTMLElement))?.focus({ preventScroll: true });
  }

  function leave(): void {
    focusBack();
    plan = null;
    posed = null;
    player.halt = null;
    figure.answered = null;
    figure.drawn = null;
    panel.close();
    figure.conceal(false);
  }

  signal.addEventListener('abort', () => {
    player.halt = null;
    figure.answered = null;
    figure.drawn = null;
  });

  /** Called after each picture. */
  function update(): void {
    if (!plan) return;
    const { step, playing } = player;
    if (plan.recording !== player.recording) {
      // Another problem has other questions.
      record?.keep([]);
      const isBeginning = player.recording.lastStep() > 0;
      if (isBeginning && begin(planFrom(0)) !== '') leave();
      return;
    }
    if (posed) {
      if (positionIn(plan, posed) !== step) proceed();
      else if (isHeld && !playing) {
        isHeld = false;
        panel.focus();
      }
      return;
    }
    const [next] = openFrom(step);
    if (!next && !isOver) result();
    if (playing || !next || step !== halt) return;
    if (positionIn(plan, next) === step) pose(next);
  }

  return {
    get isOn() {
      return plan !== null;
    },
    toggle,
  };
}
