import type { Mount } from '../../page/mount.ts';

type LateName = 'pieces-figure' | 'parity-figure' | 'row-figure' | 'notebook-page';

/** What mounts the figures of pieces by hand, and the cells beside them. */
export async function mountOf(name: LateName): Promise<Mount> {
  if (name === 'notebook-page') {
    return (await import('../../notebook/late-cells.ts')).mountLateCells;
  }
  const { mountPieces, mountParity, mountRow } = await import('./mount-by-hand.ts');
  return { 'pieces-figure': mountPieces, 'parity-figure': mountParity, 'row-figure': mountRow }[
    name
  ];
}
