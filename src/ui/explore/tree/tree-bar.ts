/** The bar under the tree of a long run: zoom, and see the whole. */
import { type ZoomTools, type ZoomWishes, zoomTools } from '#ui/kit/zoom-tools.ts';

/** Fills an empty bar. */
export function mountTreeBar(bar: HTMLElement, signal: AbortSignal, wishes: ZoomWishes): Pick<ZoomTools, 'update'> {
  const tools = zoomTools(wishes, 'Whole run');
  bar.replaceChildren(...tools.buttons);
  signal.addEventListener('abort', () => bar.replaceChildren());
  return tools;
}
