import { wiring } from './wiring.ts';

/** Choices, presses and submissions at controls whose code is still loading, with the values at that moment. */
interface EarlyActs {
  /**
   * Stops recording. The function that it returns replays everything in order, and leaves text that was still being
   * typed as it was when the recording stopped.
   */
  end(): () => void;
}

const EDGE = '[data-edge]';
const KEYS = new Set([...['Enter', ' ', 'Home', 'End'], ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']]);

/** Records what is done inside `places`, whose only text field is `text`. */
export function keepEarlyActs(places: readonly HTMLElement[], text: HTMLInputElement): EarlyActs {
  const kept: (() => void)[] = [];
  const waiting = new AbortController();
  const { signal } = waiting;
  const { on } = wiring(text, signal);
  /** The value of the text field when it was last submitted, or its default. */
  let settled = text.defaultValue;

  /** Elements may be redrawn before the replay, so an edge is found by its name. */
  const edge = (name: string): Element | null =>
    places.map((place) => place.querySelector(`[data-edge="${name}"]`)).find(Boolean) ?? null;
  const edgeOf = ({ target }: Event): string | null =>
    target instanceof Element ? (target.closest(EDGE)?.getAttribute('data-edge') ?? null) : null;

  for (const place of places) keepIn(place);

  function keepIn(place: HTMLElement): void {
    on(place, 'change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      const { value } = target;
      kept.push(() => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    });
    on(place, 'submit', (event) => {
      event.preventDefault();
      const { target } = event;
      const { value } = text;
      settled = value;
      kept.push(() => {
        text.value = value;
        target?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
    });
    on(place, 'click', (event) => {
      // Another listener would act on it now, and a second time at the replay.
      event.stopImmediatePropagation();
      const name = edgeOf(event);
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // A submit button is recorded as the submission.
      if (name === null && button?.type !== 'button') return;
      kept.push(() => {
        if (name === null) button?.click();
        else edge(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
    });
    on(place, 'keydown', (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      const name = edgeOf(event);
      if (name === null || !KEYS.has(key) || ctrlKey || metaKey || altKey || shiftKey) return;
      // These keys move over the edges and must not scroll the page.
      event.preventDefault();
      kept.push(() => {
        // An arrow replayed before this one may have moved the focus.
        const here = document.activeElement?.closest(EDGE) ?? edge(name);
        here?.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
      });
    });
  }

  return {
    end() {
      waiting.abort();
      const { value, selectionStart, selectionEnd } = text;
      const isAll = value !== '' && selectionStart === 0 && selectionEnd === value.length;
      return () => {
        for (const act of kept) act();
        if (value !== settled) {
          text.value = value;
          if (document.activeElement === text) {
            text.setSelectionRange(selectionStart, selectionEnd);
          }
        } else if (isAll && document.activeElement === text) text.select();
      };
    },
  };
}
