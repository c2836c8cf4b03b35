import { drawTree } from '#pictures/tree/draw.ts';
import { type TreeView, treeView } from '#pictures/tree/view.ts';
import { NOT_YET, SMALL_HINT, viewNodeWords } from '#pictures/tree/describe.ts';
import { readWhatIf } from '#player/what-if.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { focusPlace, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { sayNowhere } from '#ui/kit/say-border.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { nodeAfter, nowhere } from './tree-keys.ts';
import { goToNode, rememberNames } from './tree-links.ts';

/** The search tree of a small run: each node leads to its moment. */
export function smallTree(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { part, optionalPart, on } = wiring(host, signal);
  const svg = part('tree', SVGSVGElement);
  const words = optionalPart('tree-words', HTMLElement);
  const nameOf = rememberNames();
  let drawn: TreeView | null = null;

  const elementOf = (index: number): SVGGElement | null => svg.querySelector(`g.tree-node[data-node="${index}"]`);
  const indexOf = (target: EventTarget | null): number | null => {
    const element = target instanceof Element ? target.closest('g.tree-node') : null;
    return element ? Number(element.getAttribute('data-node')) : null;
  };
  const focused = (): number | null => (svg.contains(document.activeElement) ? indexOf(document.activeElement) : null);

  function tell(target: EventTarget | null): void {
    const node = drawn?.nodes[indexOf(target) ?? -1];
    setText(words, node && drawn ? viewNodeWords(node, drawn) : SMALL_HINT);
  }

  function go(index: number | null): void {
    const node = drawn?.nodes[index ?? -1];
    if (node) goToNode(figure(), node);
  }

  /** The node that a key leads to, and whether the picture does not show it yet. */
  function after(at: number, key: string): { readonly index: number | null; readonly isHidden: boolean } {
    const index = nodeAfter(drawn?.nodes ?? [], at, key);
    return { index, isHidden: drawn?.reveal === 'past' && drawn.nodes[index ?? -1]?.state === 'ahead' };
  }

  on(svg, 'click', ({ target }) => go(indexOf(target)));
  on(svg, 'pointerover', ({ target }) => tell(target));
  on(svg, 'pointerleave', () => tell(document.activeElement));
  on(focusPlace(svg), 'focusin', ({ target }) => tell(target));
  on(focusPlace(svg), 'focusout', () => tell(null));
  const roving = rovingFocus<SVGGElement>(svg, signal, {
    items: 'g.tree-node',
    next(node, { key }) {
      const { index, isHidden } = after(indexOf(node) ?? -1, key);
      if (index !== null && !isHidden) return elementOf(index);
      // An arrow that leads nowhere must not step the run instead.
      return key.startsWith('Arrow') ? node : null;
    },
    stay(key, node) {
      const reason = after(indexOf(node) ?? -1, key).isHidden ? NOT_YET : nowhere(key);
      if (reason === '') return;
      setText(words, reason);
      sayNowhere(svg, reason);
    },
    press: (node) => go(indexOf(node)),
  });

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
    const node = elementOf(at);
    if (node) roving.stopAt(node);
    tell(document.activeElement);
  };
}
