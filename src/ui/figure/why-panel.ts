import './why-panel.css';
import type { Problem } from '#puzzles/problem.ts';
import { boundWords } from '#puzzles/why/bound-words.ts';
import { patch } from '#ui/kit/template.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openTask } from '#ui/kit/worker.ts';
import type { WhyFound } from '#workers/why.ts';
import type { MountedFigure } from './mounted-figure.ts';
import { type WhyStage, figureStage } from './why-stage.ts';
import { type WhyState, rowAt, whyTemplate } from './why-view.ts';

/** The panel of Why is there none?, and what board and matrix show with it. */
export interface WhyPanel {
  /** Opens it, and looks for a proof; closes it when it is open. */
  toggle(): void;
  close(): void;
  /** The panel follows the row that is pointed at, and closes when there is another problem. */
  update(problem: Problem, row: number | null): void;
}

export function createWhyPanel(host: HTMLElement, stage: WhyStage, signal: AbortSignal): WhyPanel {
  const { part, on, button } = wiring(host, signal);
  const panel = part('why-panel', HTMLElement);
  const opener = button('why-none');
  let state: WhyState | null = null;
  const worker = openTask('why', signal, {
    progress: () => change({ phase: 'core' }),
    done: found,
    failed: (why) => change({ phase: 'failed', failure: why }),
  });

  on(panel, 'click', ({ target }) => act((target as Element).closest<HTMLElement>('[data-do]')?.dataset['do']));
  on(panel, 'input', ({ target }) => walkTo((target as HTMLInputElement).valueAsNumber));
  for (const one of [panel, opener]) on(one, 'keydown', closeByKey);

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || panel.hidden) return;
    event.preventDefault();
    close();
  }

  function act(what: string | undefined): void {
    if (what === 'why-close') close();
    if (what === 'why-cancel') {
      worker.cancel();
      change({ phase: 'cancelled' });
    }
    if (what === 'why-previous' || what === 'why-next') walkTo((state?.at ?? 0) + (what === 'why-next' ? 1 : -1));
  }

  function open(): void {
    const { problem, givens = [], isSearched, voice = {} } = stage;
    const phase = givens.length > 0 ? 'core' : 'certificate';
    state = { problem, givens, phase, found: null, at: 0, pointed: null, isSearched, voice };
    panel.hidden = false;
    opener?.setAttribute('aria-expanded', 'true');
    render();
    const failure = boundWords(problem.matrix, 'proof');
    if (failure === '') worker.begin({ matrix: problem.matrix, givens });
    else change({ phase: 'failed', failure });
    panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    worker.close();
    const had = panel.contains(document.activeElement);
    panel.hidden = true;
    opener?.setAttribute('aria-expanded', 'false');
    state = null;
    stage.show(null);
    if (had) opener?.focus();
  }

  function found(of: WhyFound): void {
    worker.close();
    change({ phase: 'done', found: of });
    show();
    // It is higher now.
    panel.scrollIntoView({ block: 'nearest' });
  }

  function change(to: Partial<WhyState>): void {
    if (!state) return;
    state = { ...state, ...to };
    render();
  }

  function walkTo(at: number): void {
    if (!state) return;
    const last = state.problem.matrix.rows.length + 1;
    change({ at: Math.max(0, Math.min(last, at)), pointed: null });
    show();
  }

  function show(): void {
    if (!state?.found) return;
    const { problem, found: of } = state;
    stage.show({ problem, found: of, row: rowAt(state) });
  }

  function render(): void {
    if (!state) return;
    patch(panel, whyTemplate(state));
    const step = panel.querySelector('input');
    if (step) step.valueAsNumber = state.at;
  }

  return {
    toggle: () => (state ? close() : open()),
    close() {
      if (state) close();
    },
    update(problem, row) {
      if (!state) return;
      if (problem !== state.problem) close();
      else if (row !== state.pointed) change({ pointed: row });
    },
  };
}

/** The panel of a figure, whose pictures show the proof. */
export function figurePanel(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): WhyPanel {
  return createWhyPanel(host, figureStage(figure), signal);
}
