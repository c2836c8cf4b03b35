/** The arrow keys walk over the cells of a fine grid, which are one tab stop together. */
export function mountGridKeys(svg: SVGSVGElement, signal: AbortSignal): void {
  svg.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const from = cellOf(event.target);
      if (from === null) return;
      const [x, y] = from;
      const last = svg.querySelectorAll(`[data-cell$=",${y}"]`).length - 1;
      const to = {
        ArrowLeft: [x - 1, y],
        ArrowRight: [x + 1, y],
        ArrowUp: [x, y + 1],
        ArrowDown: [x, y - 1],
        Home: [0, y],
        End: [last, y],
      }[event.key];
      if (to === undefined) return;
      // At the border an arrow stays, and does not step the run instead.
      event.preventDefault();
      focusCell(svg, `${to[0] ?? 0},${to[1] ?? 0}`);
    },
    { signal },
  );
}

function cellOf(target: EventTarget | null): [number, number] | null {
  const name = target instanceof Element ? target.getAttribute('data-cell') : null;
  const match = /^(\d+),(\d+)$/.exec(name ?? '');
  return match ? [Number(match[1]), Number(match[2])] : null;
}

function focusCell(svg: SVGSVGElement, name: string): void {
  const next = svg.querySelector(`[data-cell="${name}"]`);
  if (!(next instanceof SVGElement)) return;
  for (const old of svg.querySelectorAll('[data-cell][tabindex="0"]')) {
    old.setAttribute('tabindex', '-1');
  }
  next.setAttribute('tabindex', '0');
  next.focus();
}
