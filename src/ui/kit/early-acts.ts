import { wiring } from './wiring.ts';

/**
 * What a reader does to controls while the code behind them is still loading: what is chosen,
 * pressed or sent is kept, with the values that the controls had at that moment.
 */
export interface EarlyActs {
  /**
   * Ends the keeping. What it returns does it all again, in its order, and leaves a text that the
   * reader is still writing as it was when the keeping ended.
   */
  end(): () => void;
}

const EDGE = '[data-edge]';
const KEYS = new Set([...['Enter', ' ', 'Home', 'End'], ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']]);

/** Keeps what is done inside `places`, whose only text field is `text`. */
export function keepEarlyActs(places: readonly HTMLElement[], text: HTMLInputElement): EarlyActs {
  const kept: (() => void)[] = [];
  const waiting = new AbortController();
  const { signal } = waiting;
  const { on } = wiring(text, signal);
  /** What the text field said when it was last sent, or before it was touched. */
  let settled = text.defaultValue;

  /** Elements may be drawn anew in between: an edge is found by its name. */
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
      // Nobody else shall do it a second time.
      event.stopImmediatePropagation();
      const name = edgeOf(event);
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // A button that sends the form is heard as the sending.
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
      // The page does not scroll under a reader who walks over the edges.
      event.preventDefault();
      kept.push(() => {
        // An arrow kept before this one may have led on from there.
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
