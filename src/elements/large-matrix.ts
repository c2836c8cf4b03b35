import { matrixView } from '../figures/matrix/view.ts';
import { firstTouch } from './first-touch.ts';
import type {
  createMatrixExplorer as CreateMatrixExplorer,
  MatrixExplorer,
  MatrixExplorerOptions,
} from './matrix-explorer.ts';
import type { MountedFigure } from './mount-figure.ts';
import { part } from './parts.ts';
import type { Picture } from './pictures.ts';

/**
 * A large matrix, explored on a canvas that takes the place of the still picture. The explorer is
 * fetched when the reader first touches the page, or as soon as another moment than the one drawn at
 * build time is to be shown.
 */
export function largeMatrix(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
  options: Pick<MatrixExplorerOptions, 'examples' | 'groupToken'> = {},
): Picture {
  const place = part(host, 'matrix', HTMLElement);
  const builtStep = host.querySelector('[data-part="step"]')?.getAttribute('value');
  let explorer: MatrixExplorer | null = null;
  let create: typeof CreateMatrixExplorer | null = null;
  let latest: Parameters<Picture> | null = null;
  let isFetching = false;
  signal.addEventListener('abort', () => explorer?.destroy());
  void firstTouch().then(fetchExplorer);

  async function fetchExplorer(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    ({ createMatrixExplorer: create } = await import('./matrix-explorer.ts'));
    show();
  }

  /** There may be a reader before the figure has a moment to show, and the other way round. */
  function show(): void {
    if (!create || !latest || signal.aborted) return;
    if (explorer) {
      explorer.update(viewOf(latest));
      return;
    }
    explorer = create(place, {
      ...options,
      view: viewOf(latest),
      onToggle: (column) => figure().toggleColumn(column),
      onHighlight: (to) => figure().point(to),
    });
  }

  let builtFor: Parameters<Picture>[0] | null = null;
  return (...now) => {
    latest = now;
    builtFor ??= now[0];
    if (create) show();
    else if (String(now[1].step) !== builtStep || now[0] !== builtFor) void fetchExplorer();
  };
}

function viewOf([{ problem }, frame, highlight]: Parameters<Picture>): ReturnType<
  typeof matrixView
> {
  return matrixView(problem, { frame, highlight });
}
