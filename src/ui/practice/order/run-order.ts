import type { Topic } from '#practice/ladder.ts';
import { type Verdict, judge } from '#practice/order/judge.ts';
import { drawWrongLink } from '../draw-wrong-link.ts';

export interface OrderRun {
  readonly verdict: Verdict;
  /** The title of the picture that was drawn, or null when none was. */
  readonly title: string | null;
}

/** Judges the program, and draws what has gone wrong. */
export function runOrder(topic: Topic, seed: number, texts: readonly string[], svg: SVGSVGElement): OrderRun {
  const verdict = judge(topic, seed, texts);
  const scene = verdict.kind === 'wrong' ? verdict.scene : null;
  if (!scene) return { verdict, title: null };
  const { one, links, covered, bad } = scene;
  const title = `The links at the first fault${one.about === '' ? '' : `: ${one.about}`}.`;
  const shown = { matrix: one.matrix, rowNames: one.names.rows, links, covered, bad };
  return { verdict, title: drawWrongLink(svg, shown, 'order-torus', title) ? title : null };
}
