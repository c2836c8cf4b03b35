import type { Look } from '#pictures/file/flat-svg.ts';

/** Looks for pictures drawn without a page, which has no stylesheet: enough to see every part of them. */
export function plainLooks(element: Element): Look | null {
  const name = element.localName;
  const isText = name === 'text' || name === 'tspan';
  const state = /is-(\w+)/.exec(element.getAttribute('class') ?? '')?.[1] ?? '';
  const colour = `#${(0x203040 + [...state].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)).toString(16).slice(-6).padStart(6, '8')}`;
  return {
    fill: isText ? '#222222' : name === 'rect' ? colour : 'none',
    stroke: name === 'path' || name === 'line' ? colour : 'none',
    'stroke-width': '1.5',
    'font-family': "'Source Code Pro', monospace",
    'font-size': '14',
    'text-anchor': isText ? 'middle' : 'start',
  };
}
