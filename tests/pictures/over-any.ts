import { expect } from 'vitest';
import { isSweep } from '../support/runs.ts';
import { newSvg, reparsed, snapshotText } from './svg.ts';

/** Draws one moment into an svg, whatever that shows. */
export type Draw = (svg: SVGSVGElement) => void;

/** A moment drawn afresh. */
export function drawnBy(draw: Draw, host = newSvg()): SVGSVGElement {
  draw(host);
  return host;
}

/**
 * What holds for every picture: each of these moments, drawn over any other or over the markup of the build, is what it
 * is when drawn afresh.
 *
 * @param newHost an empty host, for pictures that are not an svg
 * @param textOf what is compared: for a picture that leaves the reader's place alone, its text without that
 */
export function expectSameOverAny(
  draws: readonly Draw[],
  newHost: () => SVGSVGElement = newSvg,
  textOf: (svg: SVGSVGElement) => string = snapshotText,
): void {
  const fresh = draws.map((draw) => drawnBy(draw, newHost()));
  const texts = fresh.map(textOf);
  const host = newHost();
  let before = 'nothing';
  for (const at of walkOver(draws.length)) {
    draws[at]!(host);
    expect(textOf(host), `moment ${at} over ${before}`).toBe(texts[at]);
    before = String(at);
  }
  fresh.forEach((built, at) => {
    const svg = reparsed(built);
    for (const next of [at, (at + 1) % draws.length]) {
      draws[next]!(svg);
      expect(textOf(svg), `moment ${next} over the markup of ${at}`).toBe(texts[next]);
    }
  });
}

/** What holds for a picture that comes alive: drawn over its own markup it keeps every element. */
export function expectAdopted(draws: readonly Draw[], newHost: () => SVGSVGElement = newSvg): void {
  for (const draw of draws) {
    const svg = reparsed(drawnBy(draw, newHost()));
    const elements = [...svg.querySelectorAll('*')];
    draw(svg);
    const now = [...svg.querySelectorAll('*')];
    expect(now).toHaveLength(elements.length);
    expect(now.every((element, index) => element === elements[index])).toBe(true);
  }
}

/**
 * A walk that goes from each of so many places to each other one, and ends where it began; outside the sweep it goes to
 * the next one only.
 */
function walkOver(count: number): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  const after = (one: number): number[] => places.slice(one + 1, isSweep ? count : one + 2);
  return [...places.flatMap((one) => after(one).flatMap((other) => [one, other])), 0];
}
