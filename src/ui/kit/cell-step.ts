interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Where a key leads from a cell of a grid, all of whose cells are there; null for any other key. */
export function cellStep(
  key: string,
  { x, y }: Cell,
  { width, height }: { readonly width: number; readonly height: number },
): Cell | null {
  // At the border an arrow stays.
  if (key === 'ArrowRight') return { x: Math.min(x + 1, width - 1), y };
  if (key === 'ArrowLeft') return { x: Math.max(x - 1, 0), y };
  if (key === 'ArrowDown') return { x, y: Math.min(y + 1, height - 1) };
  if (key === 'ArrowUp') return { x, y: Math.max(y - 1, 0) };
  if (key === 'Home') return { x: 0, y };
  if (key === 'End') return { x: width - 1, y };
  return null;
}
