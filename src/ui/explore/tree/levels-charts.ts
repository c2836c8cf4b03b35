import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Picture } from '#ui/figure/pictures.ts';

/** Milliseconds between two drawings of the charts of a growing run. */
const EVERY_MS = 500;

/**
 * Draws the charts again when they are opened, and while the run grows. The code that draws them is fetched when they
 * are first opened; until then the charts drawn at build time stay.
 */
export function createLevels(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { part, on } = wiring(host, signal);
  const details = part('levels', HTMLDetailsElement);
  const charts = part('levels-charts', HTMLElement);
  let drawn: unknown = null;
  let timer = 0;

  async function draw(): Promise<void> {
    const { totals } = figure().player.recording;
    if (!details.open || totals === drawn || totals.nodes === 0) return;
    drawn = totals;
    const { drawLevelsPair, drawLevelsTable } = await fetchPart(
      host,
      'the drawing of the charts',
      () => import('#pictures/levels/pair.ts'),
      signal,
    );
    if (signal.aborted) return;
    const pair = drawLevelsPair(totals, { document, id: `${host.id}-levels` });
    charts.innerHTML = pair + drawLevelsTable(totals);
  }

  function drawSoon(): void {
    // The charts count the whole run, so they are hidden with what comes next.
    details.hidden = figure().reveal === 'past';
    if (timer !== 0 || !details.open) return;
    timer = window.setTimeout(() => {
      timer = 0;
      void draw();
    }, EVERY_MS);
  }

  on(details, 'toggle', () => void draw());
  signal.addEventListener('abort', () => clearTimeout(timer));
  return drawSoon;
}
