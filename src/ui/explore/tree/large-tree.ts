import { fetchPart } from '#ui/kit/fetch-part.ts';
import { firstTouch } from '#ui/kit/first-touch.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { part } from '#ui/kit/parts.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import type { TreeExplorer } from './tree-explorer.ts';

/**
 * The search tree of a long run, explored on a canvas that replaces the still picture. Its code is fetched once the
 * page has been touched and the picture is near the screen, or when there is another run.
 */
export function largeTree(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const place = part(host, 'tree', HTMLElement);
  let explorer: TreeExplorer | null = null;
  let latest: Parameters<Picture> | null = null;
  let first: unknown = null;
  let isLoading = false;

  async function load(): Promise<void> {
    isLoading = true;
    watcher.disconnect();
    const { createTreeExplorer } = await fetchPart(host, 'the search tree', () => import('./tree-explorer.ts'), signal);
    if (signal.aborted) return;
    explorer = createTreeExplorer(place, figure, signal);
    if (latest) explorer.update(...latest);
  }

  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      void load();
    },
    { rootMargin: '200px' },
  );
  // The still picture is enough until the page is touched.
  void firstTouch().then(() => {
    if (!signal.aborted && !isLoading) watcher.observe(place);
  });
  signal.addEventListener('abort', () => watcher.disconnect());

  return (moment, isBuilt) => {
    latest = [moment, isBuilt];
    explorer?.update(moment, isBuilt);
    const { recording } = figure().player;
    first ??= recording;
    if (!isLoading && recording !== first) void load();
  };
}
