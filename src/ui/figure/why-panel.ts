import './why-panel.css';
import { marksOfCore, marksOfWeights } from '#pictures/why/column-marks.ts';
import { noHighlight, sameHighlight } from '#pictures/kit/highlight.ts';
import { type RunMoment, momentOfRows } from '#pictures/kit/moment.ts';
import { type Problem, withColumnKinds } from '#puzzles/problem.ts';
import { patch } from '#ui/kit/template.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openTask } from '#ui/kit/worker.ts';
import type { WhyFound } from '#workers/why.ts';
import type { Instead, MountedFigure } from './mounted-figure.ts';
import { type WhyState, rowAt, whyTemplate } from './why-view.ts';

/** The panel of Why is there none?, and what board and matrix show with it. */
export interface WhyPanel {
  /** Opens it, and looks for a proof; closes it when it is open. */
  toggle(): void;
  /** To be called for each moment that is drawn: the panel follows what is pointed at, and closes with its problem. */
  update(moment: RunMoment): void;
}

export function createWhyPanel(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): WhyPanel {
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
    const { problem, player } = figure();
    state = { problem, phase: 'certificate', found: null, at: 0, pointed: null, isSearched: player.recording.finished };
    panel.hidden = false;
    opener?.setAttribute('aria-expanded', 'true');
    render();
    worker.begin({ matrix: problem.matrix });
    panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    worker.close();
    const had = panel.contains(document.activeElement);
    panel.hidden = true;
    opener?.setAttribute('aria-expanded', 'false');
    state = null;
    figure().showInstead(null);
    if (had) opener?.focus();
  }

  function found(of: WhyFound): void {
    worker.close();
    change({ phase: 'done', found: of });
    if (!state) return;
    figure().showInstead(insteadOf(state.problem, of, () => state && rowAt(state)));
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
    // The pictures light its row.
    figure().point(noHighlight);
    figure().showInstead(insteadOf(state.problem, state.found, () => state && rowAt(state)));
  }

  function render(): void {
    if (!state) return;
    patch(panel, whyTemplate(state));
    const step = panel.querySelector('input');
    if (step) step.valueAsNumber = state.at;
  }

  return {
    toggle: () => (state ? close() : open()),
    update({ highlight: { row } }) {
      if (!state) return;
      if (figure().problem !== state.problem) close();
      else if (row !== state.pointed) change({ pointed: row });
    },
  };
}

/** The problem untouched, with the marks of the proof; the row of the walk is lit while nothing is pointed at. */
function insteadOf(problem: Problem, found: WhyFound | null, row: () => number | null): Instead | null {
  const { certificate } = found?.none ?? {};
  const core = found?.core?.core;
  if (!certificate && !core) return null;
  const marks = certificate
    ? marksOfWeights(certificate)
    : marksOfCore(problem.matrix.columns.length, core ?? { demanded: [], atMostOnce: [] });
  const shown = core
    ? withColumnKinds(problem, (_, column) =>
        core.demanded.includes(column) ? 'primary' : core.atMostOnce.includes(column) ? 'secondary' : 'off',
      )
    : problem;
  return ({ frame, highlight }) => {
    const lit = sameHighlight(highlight, noHighlight) ? { row: row(), column: null } : highlight;
    return { ...momentOfRows(shown, [], lit), frame, marks };
  };
}
