import { noHighlight } from '#pictures/kit/highlight.ts';
import { drawTorus } from '#pictures/torus/draw.ts';
import { type TorusNode, type TorusView, DIRECTIONS, torusView } from '#pictures/torus/view.ts';
import { storedWords, factsOf } from '#pictures/torus/describe.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { focusPlace, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import { followed, nodeAfter } from './torus-keys.ts';

/**
 * The torus of links, whatever the zoom, with a panel that says where the links of a node lead: of
 * the one pointed at, or else of the one selected by a press.
 */
export function torus(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { part, optionalPart, on } = wiring(host, signal);
  const svg = part('torus', SVGSVGElement);
  const panel = optionalPart('node-panel', HTMLElement);
  let selected: string | null = null;
  /** The root has no row and no column, so the figure's highlight cannot represent it. */
  let isRootPointedAt = false;
  let shown: RunMoment | null = null;
  let view: TorusView | null = null;
  figure().dance.watch('links', () => draw());

  function draw(): void {
    if (!shown) return;
    const { problem } = shown;
    const { frame, links, share } = figure().dance.shown(shown.frame);
    // Pointing at the root has priority over a node that is only selected.
    const highlight = isRootPointedAt ? noHighlight : shown.highlight;
    const kept = isRootPointedAt ? 'root' : selected;
    view = torusView(problem, { frame, links, highlight, selected: kept, share });
    drawTorus(svg, view, { id: `${host.id}-torus`, interactive: true });
    // Nodes come and go while a matrix is edited.
    roving.keepStop(elementOf('root'));
    if (panel) showPanel(panel, view);
    setText(host.querySelector('[data-part="torus-counts"]'), storedWords(view));
  }

  function elementOf(id: string): SVGGElement | null {
    return svg.querySelector(`.torus-node[data-id="${id}"]`);
  }

  function nodeAt(target: EventTarget | null): TorusNode | null {
    const id = target instanceof Element ? target.closest('.torus-node')?.getAttribute('data-id') : null;
    return view?.nodes.find((node) => node.id === id) ?? null;
  }

  function select(node: TorusNode | null): void {
    selected = node?.id ?? null;
    const hasPlace = node !== null && node.kind !== 'root';
    // All pictures highlight the selected node while nothing else is pointed at.
    figure().pin(hasPlace ? { row: node.row < 0 ? null : node.row, column: node.column } : null);
    draw();
  }

  function follow(direction: (typeof DIRECTIONS)[number]): void {
    const to = view?.lit && followed(view, view.lit, direction);
    if (!to) return;
    const element = elementOf(to.id);
    if (element) roving.stopAt(element);
    isRootPointedAt = false;
    select(to);
  }

  function press(target: EventTarget | null): void {
    const node = nodeAt(target);
    if (node) select(node.id === selected ? null : node);
  }

  const roving = rovingFocus<SVGGElement>(svg, signal, {
    items: '.torus-node',
    next(element, { key }) {
      const at = nodeAt(element);
      const to = view && at && nodeAfter(view, at, key);
      return to ? elementOf(to.id) : null;
    },
    stay: () => {},
    press,
  });
  on(svg, 'click', ({ target }) => press(target));
  const pointAt = ({ target }: Event): void => {
    const isRoot = nodeAt(target)?.kind === 'root';
    if (isRoot === isRootPointedAt) return;
    isRootPointedAt = isRoot;
    draw();
  };
  on(svg, 'pointerover', pointAt);
  on(svg, 'pointerleave', () => leaveRoot());
  // The panel shows the root as long as the focus is on one of its own buttons.
  const focusLeft = (event: Event): void => {
    const to = event instanceof FocusEvent ? event.relatedTarget : null;
    if (!(to instanceof Node && panel?.contains(to))) leaveRoot();
  };
  on(focusPlace(svg), 'focusout', focusLeft);
  on(panel, 'focusout', focusLeft);
  on(focusPlace(svg), 'focusin', pointAt);

  function leaveRoot(): void {
    if (!isRootPointedAt) return;
    isRootPointedAt = false;
    draw();
  }

  for (const direction of DIRECTIONS) {
    const control = host.querySelector(`[data-follow="${direction}"]`);
    on(control, 'click', () => follow(direction));
  }

  return (moment) => {
    shown = moment;
    if (selected !== null && selected !== 'root' && figure().pinned === null) selected = null;
    draw();
  };
}

/**
 * Updates the panel, whose markup is that of TorusPicture.astro. It has the row and the column of its node, so the
 * highlight stays when the pointer moves from the node to the panel.
 */
function showPanel(panel: HTMLElement, view: TorusView): void {
  const { lit } = view;
  panel.toggleAttribute('data-empty', !lit);
  setPlace(panel, 'data-row', lit?.row ?? -1);
  setPlace(panel, 'data-column', lit?.column ?? -1);
  if (!lit) return;
  const facts = factsOf(view, lit);
  setText(panel.querySelector('[data-part="node-name"]'), facts.name);
  setText(panel.querySelector('[data-part="node-standing"]'), facts.standing);
  const { column, size } = facts;
  setText(panel.querySelector('[data-part="node-column"]'), column === null ? '' : `column ${column}`);
  setText(panel.querySelector('[data-part="node-size"]'), size === null ? '' : `size ${size}`);
  for (const direction of DIRECTIONS) {
    const link = facts.links[direction];
    const control = panel.querySelector<HTMLButtonElement>(`[data-follow="${direction}"]`);
    if (!control) continue;
    control.disabled = !link;
    const words = link ? (link.id === lit.id ? 'itself' : link.name) : 'none';
    setText(control.querySelector('[data-part="node-link"]'), words);
  }
}

function setPlace(panel: HTMLElement, name: string, index: number): void {
  if (index < 0) panel.removeAttribute(name);
  else panel.setAttribute(name, String(index));
}
