import { drawDesign } from '#pictures/ripple-effect/draw-design.ts';
import { filledView } from '#pictures/ripple-effect/design-view.ts';
import { type Judgement, differences } from '#puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle, RipplePuzzleError } from '#puzzles/ripple-effect/puzzle.ts';
import type { Outcome } from './outcome.ts';
import type { Speech } from './speech.ts';
import { type JudgeState, type Words, BLANK, REFUSED, designFaultWords, isBlank, judgeWords } from './judge-words.ts';
import { showShare } from '#ui/kit/share-bar.ts';
import { setDisabled, setText, writeLines } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { shareWords } from '#player/share-words.ts';
import { openTask } from '#ui/kit/worker.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import type { JudgeProgress } from '#workers/judge.ts';
import { sentence } from '#english/english.ts';

/** At most this many faults are listed. */
const FAULTS_TOLD = 12;
/** The pause after an edit before a search starts, in milliseconds. */
const PAUSE = 150;

/** What is fetched for a puzzle that does not have exactly one solution. */
const MORE = 'the code for proofs and counts';

const NOTHING: Judgement = { solutions: [], nodes: 0, deadEnds: 0, updates: 0, isOver: false };

export interface Verdict {
  /** Shows the faults of the puzzle, or starts the search for its solutions. */
  judge(puzzle: RipplePuzzle, faults: readonly RipplePuzzleError[]): void;
  /** Withdraws the verdict after a text was refused. */
  withdraw(): void;
  /** Hides a revealed solution, for another puzzle. */
  hide(): void;
}

/**
 * The verdict above the grid: faults, or no, one or several solutions. Two different solutions are shown at once, as
 * proof; a single one only when the reader asks.
 *
 * @param standard the puzzle of the build, whose verdict is in the page already
 */
export function mountVerdict(host: HTMLElement, standard: RipplePuzzle, speech: Speech, signal: AbortSignal): Verdict {
  const { part, press } = wiring(host, signal);
  const panel = part('verdict', HTMLElement);
  const head = part('verdict-head', HTMLElement);
  const note = part('verdict-note', HTMLElement);
  const share = part('judge-share', HTMLProgressElement);
  const list = part('faults', HTMLElement);
  const pictures = ['first', 'second'].map((name) => ({
    figure: part(`${name}-figure`, HTMLElement),
    svg: part(name, SVGSVGElement),
    title: name === 'first' ? 'A solution' : 'Another solution',
    id: `${host.id}-${name}`,
  }));
  const worker = openTask('judge', signal, {
    progress: (progress) => show(progress.judgement, 'searching', progress),
    done: (judgement) => show(judgement, judgement.isOver ? 'over' : 'resting'),
    failed(why) {
      write({ head: `The search stopped: ${why}.`, note: '' }, 'open');
      showButtons('cancelled');
    },
  });
  const cancel = press('stop-judging', () => stop());
  const goOn = press('judge-on', () => {
    // A resting worker goes on where it was; after a stop the search starts over.
    worker.begin({ puzzle, goesOn: state === 'resting' });
    show(state === 'resting' ? known : NOTHING, 'searching');
    cancel?.focus();
  });
  const reveal = press('solution', () => {
    isRevealed = !isRevealed;
    if (known === NOTHING) worker.begin({ puzzle, goesOn: false });
    else showSolutions(puzzle, known.solutions);
  });
  let puzzle = standard;
  let isRevealed = false;
  let known = NOTHING;
  let state: JudgeState = 'over';
  let timer = 0;
  let outcome: Outcome | null = null;
  let showOutcome: ((outcome: Outcome | null) => void) | null = null;

  /** Its code comes with the first puzzle that does not have exactly one solution. */
  function tellOutcome(now: Outcome | null): void {
    outcome = now;
    if (showOutcome) showOutcome(now);
    else if (now && now.state !== 'searching' && now.judgement.solutions.length !== 1) {
      void fetchPart(host, MORE, () => import('./outcome.ts'), signal).then(({ mountOutcome }) => {
        if (signal.aborted) return;
        showOutcome ??= mountOutcome(host, signal);
        showOutcome(outcome);
      });
    }
  }

  function stop(): void {
    const hasFocus = document.activeElement === cancel;
    window.clearTimeout(timer);
    worker.cancel();
    show(known, 'cancelled');
    if (hasFocus) goOn?.focus();
  }

  function showButtons(now: JudgeState): void {
    if (cancel) cancel.hidden = now !== 'searching';
    if (goOn) goOn.hidden = now !== 'resting' && now !== 'cancelled';
  }

  function show(judgement: Judgement, now: JudgeState, progress?: JudgeProgress): void {
    known = judgement;
    state = now;
    const kind = now !== 'over' ? 'open' : String(judgement.solutions.length);
    const far = progress ? shareWords(progress.share, progress.elapsed) : '';
    write(judgeWords(puzzle, judgement, now, far), kind, now === 'searching');
    showShare(share, progress?.share ?? 0);
    showButtons(now);
    showSolutions(puzzle, judgement.solutions);
    tellOutcome({ puzzle, judgement, state: now });
  }

  /** `more` is announced and not shown, because the list shows it. */
  function write(words: Words, kind: string, isSearching = false, more = ''): void {
    setText(head, words.head);
    setText(note, words.note);
    showShare(share, 0);
    panel.dataset['kind'] = kind;
    // During a search only the headline is announced, because the numbers keep changing.
    speech.answered(isSearching ? words.head : `${words.head} ${words.note}${more}`, isSearching);
  }

  function showSolutions(of: RipplePuzzle, solutions: Judgement['solutions']): void {
    const [one, other] = solutions;
    const different = one && other ? differences(one, other) : [];
    const isHidden = !other && !isRevealed;
    if (reveal) {
      setDisabled(reveal, !one || other !== undefined);
      reveal.setAttribute('aria-expanded', String(isRevealed));
      setText(reveal, isRevealed ? 'Hide the solution' : 'Show the solution');
    }
    pictures.forEach(({ figure, svg, title, id }, index) => {
      const grid = solutions[index];
      figure.hidden = grid === undefined || isHidden;
      figure.classList.toggle('is-large', of.width > 7);
      if (grid) drawDesign(svg, filledView(of, grid, different), { id, title });
    });
  }

  /** Stops the search, and closes a resting worker. */
  function giveUp(): void {
    window.clearTimeout(timer);
    if (state === 'resting') worker.close();
    else worker.cancel();
  }

  signal.addEventListener('abort', () => window.clearTimeout(timer));

  return {
    judge(next, faults) {
      giveUp();
      puzzle = next;
      known = NOTHING;
      const [first, ...others] = faults;
      // A single fault is shown in the verdict itself.
      writeLines(list, others.length > 0 ? faultLines(faults) : []);
      if (first || isBlank(next)) {
        tellOutcome(null);
        const more = first && others.length > 0 ? ` ${sentence(first.message)}` : '';
        write(first ? designFaultWords(faults) : BLANK, 'faults', false, more);
        showButtons('over');
        showSolutions(next, []);
        return;
      }
      show(NOTHING, 'searching');
      timer = window.setTimeout(() => worker.begin({ puzzle: next, goesOn: false }), PAUSE);
    },
    withdraw() {
      giveUp();
      tellOutcome(null);
      list.replaceChildren();
      write(REFUSED, 'faults');
      showButtons('over');
      showSolutions(puzzle, []);
    },
    hide() {
      isRevealed = false;
    },
  };
}

/** A line for each fault, with a last one for those left out. */
function faultLines(faults: readonly RipplePuzzleError[]): string[] {
  const told = faults.slice(0, FAULTS_TOLD).map(({ message }) => sentence(message));
  const more = faults.length - told.length;
  return more > 0 ? [...told, `And ${more} more.`] : told;
}
