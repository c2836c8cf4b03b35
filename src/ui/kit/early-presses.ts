/** What does something without us: a link, a summary, and a setting, which is heard from the beginning. */
const HEARD = 'a, summary, [data-setting]';

/**
 * Keeps what the reader presses in a place before there is anybody to hear it: the last press on the
 * place itself, and each press on a button of `tools`, which may stand outside of it.
 *
 * @returns ends the keeping, and presses it all again
 */
export function keepPresses(
  place: HTMLElement | SVGElement,
  tools: HTMLElement | null,
  signal: AbortSignal,
): () => void {
  const keeping = new AbortController();
  signal.addEventListener('abort', () => keeping.abort());
  const buttons: HTMLButtonElement[] = [];
  let press: { readonly x: number; readonly y: number } | null = null;

  /** The button of the tools that is pressed; when they stand in the place, it is pressed once all the same. */
  function buttonOf({ target }: Event): HTMLButtonElement | null {
    const button = target instanceof Element ? target.closest('button') : null;
    return button && tools?.contains(button) && !button.matches(HEARD) ? button : null;
  }

  place.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const isHeard = target instanceof Element && target.closest(HEARD) !== null;
      if (!(event instanceof MouseEvent) || isHeard || buttonOf(event)) return;
      const { left, top } = place.getBoundingClientRect();
      press = { x: event.clientX - left, y: event.clientY - top };
    },
    { signal: keeping.signal },
  );
  tools?.addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event);
      if (button) buttons.push(button);
    },
    { signal: keeping.signal },
  );

  return () => {
    keeping.abort();
    for (const button of buttons) button.click();
    if (!press) return;
    // Other elements may have come into the place of those that were pressed, and the page may have
    // been scrolled.
    const { left, top } = place.getBoundingClientRect();
    const [clientX, clientY] = [left + press.x, top + press.y];
    const under = document.elementFromPoint(clientX, clientY);
    if (!under || !place.contains(under)) return;
    const what = { bubbles: true, cancelable: true, clientX, clientY };
    under.dispatchEvent(new MouseEvent('click', what));
  };
}
