import type { Topic } from '#practice/ladder.ts';
import type { Verdict } from '#practice/order/judge.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { make } from '#ui/kit/make.ts';
import { wiring } from '#ui/kit/wiring.ts';

interface RunPanel {
  /** Shows what programs of this seed start from, and takes back what the last run said. */
  begin(seed: number): void;
  /** Runs a program, and shows what it did; null if it is no longer wanted when the code for that is there. */
  run(seed: number, texts: readonly string[], isWanted: () => boolean): Promise<Verdict | null>;
}

/**
 * What a run says, and its links.
 *
 * @param built the seed whose links the page was built with
 */
export function mountRunPanel(host: HTMLElement, signal: AbortSignal, topic: Topic, built: number): RunPanel {
  const { part } = wiring(host, signal);
  const verdict = part('verdict', HTMLElement);
  const about = part('about', HTMLElement);
  const svg = part('torus', SVGSVGElement);
  /** The seed whose first links the picture shows; null when it shows those that a run has left. */
  let startOf: number | null = built;
  const drawing = () => fetchPart(host, 'the run', () => import('./run-order.ts'), signal);

  async function drawStart(seed: number): Promise<void> {
    startOf = seed;
    const run = await drawing();
    if (startOf === seed) about.textContent = run.drawStart(svg, topic, seed);
  }

  return {
    begin(seed) {
      verdict.replaceChildren();
      delete host.dataset['verdict'];
      if (startOf !== seed) void drawStart(seed);
    },
    async run(seed, texts, isWanted) {
      const { runOrder } = await drawing();
      if (!isWanted() || signal.aborted) return null;
      const { verdict: found, title } = runOrder(svg, topic, seed, texts);
      if (title !== '') {
        startOf = null;
        about.textContent = title;
      }
      host.dataset['verdict'] = found.kind;
      const told = found.kind === 'right' ? found.words : [found.name.words, found.seen];
      verdict.replaceChildren(...told.map((words) => make(document, 'p', { class: 'verdict-line flush' }, words)));
      return found;
    },
  };
}
