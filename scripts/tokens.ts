/** The custom properties of a sheet, by name, with the value that comes last: `tokens.css` for steps after the build. */
export function tokensIn(sheet: string): ReadonlyMap<string, string> {
  return new Map(Array.from(sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]));
}
