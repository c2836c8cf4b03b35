/** The id of the first figure in the markup of a lesson; null if it has none. */
export function firstFigure(markup: string): string | null {
  const [tag = ''] = /<[a-z][^>]*class="figure-host[ "][^>]*>/.exec(markup) ?? [];
  return /\sid="([^"]+)"/.exec(tag)?.[1] ?? null;
}
