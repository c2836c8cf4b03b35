/** Elements that work before the code has come: links, summaries, and settings. */
const HEARD = 'a, summary, [data-setting]';

/**
 * Records presses while the code that answers them is loading: the last press on the place itself, and every press on a
 * button of `tools`, which may be outside of it.
 *
 * @returns a function that stops the recording and replays the presses
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

  /** The pressed button of the tools; when these are inside the place, the press is recorded once, as the button's. */
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
    // Other elements may have replaced those that were pressed, and the page may have been scrolled.
    const { left, top } = place.getBoundingClientRect();
    const [clientX, clientY] = [left + press.x, top + press.y];
    const under = document.elementFromPoint(clientX, clientY);
    if (!under || !place.contains(under)) return;
    const what = { bubbles: true, cancelable: true, clientX, clientY };
    under.dispatchEvent(new MouseEvent('click', what));
  };
}
