/** Prints rows under heads, numbers to the right and words to the left. */
export function printTable(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(`\n${title}\n`);
  console.log(line(heads));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}

/** A number of milliseconds with three figures or so. */
export function ms(value: number): string {
  return value < 10 ? value.toFixed(3) : value.toFixed(value < 100 ? 1 : 0);
}

export function whole(value: number): string {
  return value.toLocaleString('en');
}
