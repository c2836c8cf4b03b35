/** A check mark with a label for screen readers. */
export function tick(label: string): HTMLSpanElement {
  const sign = document.createElement('span');
  sign.className = 'visited';
  sign.setAttribute('role', 'img');
  sign.setAttribute('aria-label', label);
  sign.textContent = '✓';
  return sign;
}
