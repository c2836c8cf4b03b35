/** Counts on a host what it still waits for, in an attribute that is there only while that is anything. */
export function countOn(host: Element, what: 'data-late' | 'data-missing', more: 1 | -1): void {
  const count = Number(host.getAttribute(what)) + more;
  if (count > 0) host.setAttribute(what, String(count));
  else host.removeAttribute(what);
}
