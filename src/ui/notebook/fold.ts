/**
 * Long code is folded: its first lines show, and `cell-fold` shows the rest. The fold is CSS on a `details` without
 * content, so it works without scripts, and the code stays one text for the editor, for a search in the page and for
 * screen readers.
 */
import { inFigures } from '#english/english.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { part, setText } from '#ui/kit/parts.ts';

/** Up to this many lines nothing is folded. */
const MOST_SHOWN = 12;

/** Up to this many lines nothing is folded where the result stands beside the code. */
const MOST_BESIDE = 20;

interface Fold {
  readonly isLong: boolean;
  /** True for code that is folded only where the result stands below it. */
  readonly isMiddling: boolean;
  readonly words: string;
}

/** Says whether code is folded. */
export function foldOf(code: string): Fold {
  const lines = code.trimEnd().split('\n').length;
  return {
    isLong: lines > MOST_SHOWN,
    isMiddling: lines <= MOST_BESIDE,
    words: `Show all ${inFigures(lines, 'line')}`,
  };
}

/** What a cell has built: `324 columns, 729 rows`. */
export function builtWords({ columns, rows }: Pick<UserProblem, 'columns' | 'rows'>): string {
  return `${inFigures(columns.length, 'column')}, ${inFigures(rows.length, 'row')}`;
}

/** Keys that do not work in the code yet: who goes past it with Tab does not want it opened. */
const PASSING = new Set(['Tab', 'Shift', 'Escape', 'Control', 'Alt', 'Meta']);

/** Whether the caret has been put into the code: with Tab it comes to the start. */
function isInside(code: HTMLElement): boolean {
  const caret = code.ownerDocument.getSelection();
  if (!caret?.anchorNode || !code.contains(caret.anchorNode)) return false;
  const before = code.ownerDocument.createRange();
  before.setStart(code, 0);
  before.setEnd(caret.anchorNode, caret.anchorOffset);
  return before.toString().trim() !== '';
}

/** Wires the fold of one cell: work in the code and a search in the page open it. */
export function mountFold(place: HTMLElement, signal: AbortSignal) {
  const details = part(place, 'fold', HTMLDetailsElement);
  const words = part(details, 'fold-words', HTMLElement);
  const code = part(place, 'code', HTMLElement);

  /** Opens the fold; the lines in sight stay where they are on the screen, though the code no longer sticks there. */
  function open(): void {
    if (details.open) return;
    const { top } = code.getBoundingClientRect();
    const by = code.scrollTop;
    details.open = true;
    code.scrollTop = 0;
    window.scrollBy(0, code.getBoundingClientRect().top - top + by);
  }

  const { ownerDocument } = place;
  const hasFocus = code.contains(ownerDocument.activeElement);
  let isPassing = hasFocus && !isInside(code);
  ownerDocument.addEventListener('keydown', ({ key }) => (isPassing = PASSING.has(key)), { signal, capture: true });
  ownerDocument.addEventListener('pointerdown', () => (isPassing = false), { signal, capture: true });
  code.addEventListener('focusin', () => !isPassing && open(), { signal });
  code.addEventListener('pointerdown', open, { signal });
  code.addEventListener('keydown', ({ key }) => !PASSING.has(key) && open(), { signal });
  // A search in the page scrolls to lines that are hidden.
  code.addEventListener('scroll', () => code.scrollTop > 0 && open(), { signal });
  details.firstElementChild?.addEventListener(
    'click',
    (event) => {
      if (details.open) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  if (hasFocus && !isPassing) open();

  return {
    open,
    /** Takes the length of the code. */
    update(text: string): void {
      const fold = foldOf(text);
      details.hidden = !fold.isLong;
      details.classList.toggle('is-middling', fold.isMiddling);
      setText(words, fold.words);
    },
  };
}
