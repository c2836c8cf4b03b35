/** Rows picked by hand in an address: `<figure>.rows=3-0-4`, in the order picked. */

interface ReadPicks {
  readonly picks: readonly number[];
  /** What could not be used, in a sentence; empty without a fault. */
  readonly problem: string;
}

/** Reads the picks of a figure whose matrix has this many rows. */
export function readPicks(query: string, figure: string, rows: number): ReadPicks {
  const text = new URLSearchParams(query).get(`${figure}.rows`);
  if (text === null) return { picks: [], problem: '' };
  const parts = text.split('-');
  const picks = parts.map((part) => (/^\d{1,6}$/.test(part) ? Number(part) : NaN));
  const good = picks.every((row) => row < rows) && new Set(picks).size === picks.length;
  if (good) return { picks, problem: '' };
  return {
    picks: [],
    problem: 'The link’s list of picked rows is damaged, so the figure starts with none.',
  };
}

/** The query with the picks in it, or without them when there are none. */
export function writePicks(query: string, figure: string, picks: readonly number[]): string {
  const params = new URLSearchParams(query);
  if (picks.length > 0) params.set(`${figure}.rows`, picks.join('-'));
  else params.delete(`${figure}.rows`);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
