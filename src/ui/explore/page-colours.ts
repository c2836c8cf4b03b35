/** The colours of the page for a canvas, where `var()` and `light-dark()` do not work, and when they change. */

/**
 * Reads the current colours and mono font of the page: each token is set on a probe for a moment and read back as a
 * plain colour.
 */
export function readPage<T>(host: HTMLElement, read: (colour: (token: string) => string, font: string) => T): T {
  const probe = document.createElement('span');
  probe.hidden = true;
  // Forced colours would give every token the colour of the system's text.
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.fontFamily = 'var(--font-mono)';
  host.append(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const result = read(colour, getComputedStyle(probe).fontFamily);
  probe.remove();
  return result;
}

/** Calls back when the theme or forced colours change, on the page or in the system. */
export function watchTheme(changed: () => void, signal: AbortSignal): void {
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', changed, { signal });
  }
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
