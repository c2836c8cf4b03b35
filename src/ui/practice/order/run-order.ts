import type { Topic } from '#practice/ladder.ts';
import { type Scene, type Verdict, judge, startScene } from '#practice/order/judge.ts';
import { drawWrongLink, isLink } from '../draw-wrong-link.ts';

/** Draws the links that a program starts from; returns the title of the picture. */
export function drawStart(svg: SVGSVGElement, topic: Topic, seed: number): string {
  const scene = startScene(topic, seed);
  const about = scene?.one.about ?? '';
  return drawScene(svg, scene, `The links that the program runs on${about === '' ? '' : `: ${about}`}`);
}

/** Judges the program, and draws the links that it has left, or those at its first fault. */
export function runOrder(
  svg: SVGSVGElement,
  topic: Topic,
  seed: number,
  texts: readonly string[],
): { readonly verdict: Verdict; readonly title: string } {
  const verdict = judge(topic, seed, texts);
  const line = verdict.kind === 'wrong' ? verdict.line : 0;
  const when = line > 0 ? `The links after line ${line}` : 'The links that the program leaves';
  const bad = verdict.scene?.bad;
  const title = bad && isLink(bad) ? `${when}. Bold: the wrong link. Dotted: where it should lead.` : `${when}.`;
  return { verdict, title: drawScene(svg, verdict.scene, title) };
}

function drawScene(svg: SVGSVGElement, scene: Scene | null, title: string): string {
  if (!scene) return '';
  const { one, links, covered, bad } = scene;
  const shown = { matrix: one.matrix, rowNames: one.names.rows, links, covered, bad };
  return drawWrongLink(svg, shown, 'order-torus', title) ? title : '';
}
