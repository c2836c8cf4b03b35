import { drawDraft } from '../figures/ripple-effect/draw-draft.ts';
import { filledView } from '../figures/ripple-effect/draft-view.ts';
import type { Judgement } from '../puzzles/ripple-effect/judge.ts';
import { differences } from '../puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle, RipplePuzzleError } from '../puzzles/ripple-effect/puzzle.ts';
import type { JudgeState } from './own-puzzle-words.ts';
import { judgeWords } from './own-puzzle-words.ts';
import { connectJudge } from './own-puzzle-workers.ts';
import { onPress, part, setText } from './parts.ts';

/** So many faults are listed. */
const FAULTS_TOLD = 6;
/** A search begins when the reader has paused so long, in milliseconds. */
const PAUSE = 150;

const NOTHING: Judgement = { solutions: [], nodes: 0, deadEnds: 0, updates: 0, isOver: false };

export interface OwnVerdict {
  /** Says what is wrong with the puzzle, or begins to search for its solutions. */
  judge(puzzle: RipplePuzzle, faults: readonly RipplePuzzleError[]): void;
}

/** The answer beside the grid: what is wrong, or none, one or many solutions, and pictures of them. */
export function mountVerdict(host: HTMLElement, signal: AbortSignal): OwnVerdict {
  const panel = part(host, 'verdict', HTMLElement);
  const head = part(host, 'verdict-head', HTMLElement);
  const note = part(host, 'verdict-note', HTMLElement);
  const list = part(host, 'faults', HTMLElement);
  const pictures = ['first', 'second'].map((name) => ({
    figure: part(host, `${name}-figure`, HTMLElement),
    svg: part(host, name, SVGSVGElement),
    title: name === 'first' ? 'A solution' : 'Another solution',
    id: `${host.id}-${name}`,
  }));
  const worker = connectJudge((message) => {
    if (message.kind === 'failed') {
      setText(head, `The search stopped: ${message.message}.`);
      showButtons('cancelled');
    } else show(message.judgement, message.kind);
  });
  const cancel = onPress(host, 'stop-judging', () => stop(), signal);
  const goOn = onPress(
    host,
    'judge-on',
    () => {
      if (!puzzle) return;
      // After a rest the worker has its place; after a stop it begins anew.
      if (state === 'resting') worker.goOn();
      else worker.judge(puzzle);
      show(state === 'resting' ? known : NOTHING, 'searching');
      cancel?.focus();
    },
    signal,
  );
  let puzzle: RipplePuzzle | null = null;
  let known = NOTHING;
  let state: JudgeState = 'over';
  let timer = 0;

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

  function show(judgement: Judgement, now: JudgeState): void {
    if (!puzzle) return;
    known = judgement;
    state = now;
    const words = judgeWords(puzzle, judgement, now);
    setText(head, words.head);
    setText(note, words.note);
    panel.dataset['kind'] = now !== 'over' ? 'open' : String(judgement.solutions.length);
    showButtons(now);
    showSolutions(puzzle, judgement.solutions);
  }

  function showSolutions(of: RipplePuzzle, solutions: Judgement['solutions']): void {
    const [one, other] = solutions;
    const different = one && other ? differences(one, other) : [];
    pictures.forEach(({ figure, svg, title, id }, index) => {
      const grid = solutions[index];
      figure.hidden = grid === undefined;
      figure.classList.toggle('is-large', of.width > 7);
      if (grid) drawDraft(svg, filledView(of, grid, different), { id, title });
    });
  }

  signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
    worker.cancel();
  });

  return {
    judge(next, faults) {
      window.clearTimeout(timer);
      worker.cancel();
      puzzle = next;
      known = NOTHING;
      list.replaceChildren(
        ...faults.slice(0, FAULTS_TOLD).map(({ message }) => itemOf(sentence(message))),
        ...(faults.length > FAULTS_TOLD
          ? [itemOf(`And ${faults.length - FAULTS_TOLD} more.`)]
          : []),
      );
      if (faults.length > 0) {
        setText(head, 'Not a puzzle yet.');
        setText(note, '');
        panel.dataset['kind'] = 'faults';
        showButtons('over');
        showSolutions(next, []);
        return;
      }
      show(NOTHING, 'searching');
      timer = window.setTimeout(() => worker.judge(next), PAUSE);
    },
  };
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

function itemOf(words: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = words;
  return item;
}
