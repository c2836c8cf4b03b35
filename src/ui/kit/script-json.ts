/** Data as JSON for a script element of a page: nothing in it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
