import { capital } from '#english/english.ts';
import { factsOf } from '#pictures/torus/describe.ts';
import { type Direction, type TorusNode, type TorusView, DIRECTIONS } from '#pictures/torus/view.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Held } from './writing-state.ts';

/**
 * Mounts the panel that names the selected node and the four links that can be taken from it.
 *
 * @param take called with the direction of the link whose button is pressed
 * @returns shows a node of the torus, or none, and which of its links is held
 */
export function mountNodePanel(
  host: HTMLElement,
  signal: AbortSignal,
  take: (direction: Direction) => void,
): (view: TorusView, node: TorusNode | null, held: Held | null) => void {
  const { part, on } = wiring(host, signal);
  const panel = part('node-panel', HTMLElement);
  const buttons = DIRECTIONS.flatMap((direction) => {
    const button = panel.querySelector<HTMLButtonElement>(`[data-hold="${direction}"]`);
    return button ? [{ direction, button }] : [];
  });
  for (const { direction, button } of buttons) on(button, 'click', () => take(direction));

  return (view, node, held) => {
    panel.toggleAttribute('data-empty', !node);
    if (!node) return;
    const { name, links } = factsOf(view, node);
    setText(panel.querySelector('[data-part="node-name"]'), capital(name));
    for (const { direction, button } of buttons) {
      const link = links[direction];
      button.disabled = !link;
      button.setAttribute('aria-pressed', String(held?.node === node.id && held.direction === direction));
      const words = link ? (link.id === node.id ? 'itself' : link.name) : 'none';
      setText(button.querySelector('[data-part="node-link"]'), words);
    }
  };
}
