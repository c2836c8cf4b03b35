import { drawTree } from '#pictures/tree/draw.ts';
import type { TreeView } from '#pictures/tree/view.ts';
import { treeView } from '#pictures/tree/view.ts';
import { NOT_YET, SMALL_HINT, viewNodeWords } from '#pictures/tree/describe.ts';
import { readWhatIf } from '#player/what-if.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { focusPlace, optionalPart, part, setText } from '#ui/kit/parts.ts';
import { sayNowhere } from '#ui/kit/say-border.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { nodeAfter, nowhere } from './tree-keys.ts';
import { goToNode, rememberNames } from './tree-links.ts';

/** The search tree of a small run: each node leads to its moment. */
export function smallTree(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const svg = part(host, 'tree', SVGSVGElement);
  const words = optionalPart(host, 'tree-words', HTMLElement);
  const nameOf = rememberNames();
  let drawn: TreeView | null = null;

  const elements = (): SVGGElement[] => [...svg.querySelectorAll<SVGGElement>('g.tree-node')];
  const indexOf = (target: EventTarget | null): number | null => {
    const element = target instanceof Element ? target.closest('g.tree-node') : null;
    return element ? Number(element.getAttribute('data-node')) : null;
  };
  const focused = (): number | null => (svg.contains(document.activeElement) ? indexOf(document.activeElement) : null);

  function makeTabStop(index: number): SVGGElement | null {
    let found: SVGGElement | null = null;
    for (const element of elements()) {
      const isIt = indexOf(element) === index;
      element.setAttribute('tabindex', isIt ? '0' : '-1');
      if (isIt) found = element;
    }
    return found;
  }

  function tell(target: EventTarget | null): void {
    const node = drawn?.nodes[indexOf(target) ?? -1];
    setText(words, node && drawn ? viewNodeWords(node, drawn) : SMALL_HINT);
  }

  function go(index: number | null): void {
    const node = drawn?.nodes[index ?? -1];
    if (node) goToNode(figure(), node);
  }

  function stay(reason: string): void {
    setText(words, reason);
    sayNowhere(svg, reason);
  }

  svg.addEventListener('click', ({ target }) => go(indexOf(target)), { signal });
  svg.addEventListener('pointerover', ({ target }) => tell(target), { signal });
  svg.addEventListener('pointerleave', () => tell(document.activeElement), { signal });
  focusPlace(svg).addEventListener('focusin', ({ target }) => tell(target), { signal });
  focusPlace(svg).addEventListener('focusout', () => tell(null), { signal });
  svg.addEventListener(
    'keydown',
    (event) => {
      const at = indexOf(event.target);
      if (at === null || !drawn || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.shiftKey) return;
      const isPress = event.key === 'Enter' || event.key === ' ';
      const found = nodeAfter(drawn.nodes, at, event.key);
      const isHidden = drawn.reveal === 'past' && drawn.nodes[found ?? -1]?.state === 'ahead';
      const next = isHidden ? null : found;
      // An arrow that leads nowhere from here is ours all the same: it must not suddenly step.
      if (!isPress && next === null && !event.key.startsWith('Arrow')) return;
      event.preventDefault();
      event.stopPropagation();
      if (isPress && !event.repeat) go(at);
      if (next !== null) makeTabStop(next)?.focus();
      else if (!isPress) stay(isHidden ? NOT_YET : nowhere(event.key));
    },
    { signal },
  );

  return ({ problem, frame, highlight }) => {
    const { recording } = figure().player;
    const own = readWhatIf(figure().settings['whatif'] ?? '') ?? [];
    const at = focused();
    drawn = treeView(
      recording,
      frame,
      nameOf(problem),
      highlight,
      own.map(({ node }) => node),
      figure().reveal,
    );
    drawTree(svg, drawn, { id: `${host.id}-tree`, interactive: true });
    if (at === null) return;
    makeTabStop(at);
    tell(document.activeElement);
  };
}
