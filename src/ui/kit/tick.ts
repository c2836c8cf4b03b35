/** A small sign that something is done, which is heard as well. */
export function tick(label: string): HTMLSpanElement {
  const sign = document.createElement('span');
  sign.className = 'visited';
  sign.setAttribute('role', 'img');
  sign.setAttribute('aria-label', label);
  sign.textContent = '✓';
  return sign;
}
