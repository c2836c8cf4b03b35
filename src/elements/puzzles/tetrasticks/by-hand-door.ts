import { adoptStyles } from '../../page/adopt-styles.ts';
import type { Mount } from '../../page/mount.ts';
import cellStyles from '../../notebook/notebook.css?inline';

type LateName = 'pieces-figure' | 'parity-figure' | 'row-figure' | 'notebook-page';

/** What mounts the figures of pieces by hand, and the cells beside them. */
export async function mountOf(name: LateName): Promise<Mount> {
  // The figures stand above the cells: these have their styles before they are in sight.
  adoptStyles(cellStyles);
  if (name === 'notebook-page') {
    return (await import('../../notebook/mount-notebook.ts')).mountNotebook;
  }
  const { mountPieces, mountParity, mountRow } = await import('./mount-by-hand.ts');
  return { 'pieces-figure': mountPieces, 'parity-figure': mountParity, 'row-figure': mountRow }[name];
}
