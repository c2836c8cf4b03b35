/** The questions of a figure about what comes next; fetched with the first press of Ask me. */
import { namesOf } from '#history/caption.ts';
import type { Recording } from '#history/index.ts';
import { positionOf } from '#history/frame.ts';
import { noHighlight } from '#pictures/kit/highlight.ts';
import { momentsWorthAsking } from '#practice/predict/moments.ts';
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
  /** Called at each picture. */
  update(): void;
}

/** With fewer questions ahead than this, asking begins at the start of the run. */
const FEW = 3;

/** The questions about a run, and how they have been answered so far. */
interface Plan {
  readonly recording: Recording;
  /** The decision from which the questions start. */
  readonly from: number;
  readonly asked: readonly Prediction[];
  /** Answered questions, by decision: whether the first answer was right. */
  readonly answered: Map<number, boolean>;
  readonly positions: Map<string, number>;
}

/**
 * Halts playing before each moment that can be predicted, and asks. What comes next is hidden meanwhile. It begins at
 * the current step; if that is the opening of the page, or has few questions ahead, at the start of the run.
 */
export function createAsking(host: HTMLElement, figure: Figure, signal: AbortSignal): Asking {
  const { player } = figure;
  const slider = part(host, 'step', HTMLInputElement);
  const opening = Number(slider.getAttribute('value'));
  let plan: Plan | null = null;
  let posed: Prediction | null = null;
  /** True until an answer to the current question was wrong. */
  let isAtOnce = true;
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
    const asked = momentsWorthAsking(recording, namesOf(matrix, rowNames), decision);
    return { recording, from: decision, asked, answered: new Map(), positions: new Map() };
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
    return now.asked.filter((one) => !now.answered.has(one.decision) && positionIn(now, one) >= step);
  }

  function begin(next: Plan): string {
    if (next.asked.length === 0) return refusal();
    plan = next;
    posed = null;
    player.seek(positionOf(next.recording.seek(next.from), player.zoom));
    figure.settled();
    player.halt = (step) => {
      const [first] = openFrom(step);
      halt = first && plan ? positionIn(plan, first) : Infinity;
      isHeld = halt === step;
      return halt;
    };
    figure.answered = pressed;
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
    const isOpening = player.step === opening;
    const here = isOpening ? null : planFrom(decision);
    const words = begin(here && here.asked.length >= FEW ? here : planFrom(0));
    if (words === '') panel.inSight();
    return words;
  }

  /** Waits for the next question. */
  function wait(): void {
    posed = null;
    isOver = false;
    const { asked = [], answered } = plan ?? {};
    panel.wait((answered?.size ?? 0) + 1, asked.length);
  }

  function pose(prediction: Prediction): void {
    posed = prediction;
    isAtOnce = true;
    isHeld = false;
    isOver = false;
    const active = document.activeElement;
    const isInside = host.contains(active);
    if (active instanceof HTMLElement && isInside && !panel.has(active)) before = active;
    const { asked = [], answered } = plan ?? {};
    panel.pose(prediction, (answered?.size ?? 0) + 1, asked.length, isInside);
  }

  function choose(option: number): void {
    if (!posed || plan?.answered.has(posed.decision)) return;
    if (option === posed.right) settle(true);
    else {
      miss();
      panel.refuse(option, posed.options[option]?.hint ?? '');
    }
  }

  /** Handles a press on a column: it answers a question about columns, and never switches the column. */
  function pressed(column: number): void {
    const isOpen = posed?.kind === 'column' && plan?.answered.has(posed.decision) === false;
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
    if (posed && isAtOnce) noteMissed(`ask.${posed.kind}`);
    isAtOnce = false;
  }

  function reveal(): void {
    miss();
    settle(false);
  }

  /** Ends a question, whose answer was given or is to be shown. */
  function settle(isGiven: boolean): void {
    if (!plan || !posed) return;
    plan.answered.set(posed.decision, isGiven && isAtOnce);
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
    const given = [...plan.answered.values()];
    const hasMore = planFrom(furthest() + 1).asked.length > 0;
    figure.conceal(false);
    panel.result(given.filter(Boolean).length, given.length, hasMore);
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
    panel.close();
    figure.conceal(false);
  }

  signal.addEventListener('abort', () => {
    player.halt = null;
    figure.answered = null;
  });

  return {
    get isOn() {
      return plan !== null;
    },
    toggle,
    update() {
      if (!plan) return;
      const { step, playing } = player;
      if (plan.recording !== player.recording) {
        // Another problem has other questions.
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
    },
  };
}
