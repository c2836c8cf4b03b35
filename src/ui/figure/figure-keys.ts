import type { Player } from '#player/player.ts';
import { say } from '#ui/kit/parts.ts';
import { togglePlay } from './timeline-controls.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * The keys of a figure with a run, while the focus is inside it: left and right for a step, with Shift for the
 * coarser zoom, and Space to play. Home, End, Page Up and Down belong to the timeline, and up and
 * down to its slider: elsewhere they scroll the page, as readers expect. Controls that use keys for
 * themselves keep them.
 *
 * While nothing on the page has the focus, left and right also move the figure whose slider is in sight, so that they
 * work as soon as the page is there. A screen reader that reads the page keeps its arrows: they never come here.
 *
 * @returns a function to call after each step, which takes back what was said of the end that the figure has left
 */
export function mountFigureKeys(
  host: HTMLElement,
  player: Player,
  settled: () => void,
  signal: AbortSignal,
): () => void {
  const { on, optionalPart } = wiring(host, signal);
  const spoken = optionalPart('progress-said', HTMLElement);
  /** The end that was announced, and where. */
  let [said, saidAt] = ['', -1];
  on(host, 'keydown', (event) => {
    if (isOurs(event)) heard(event);
  });
  on(document, 'keydown', (event) => {
    if (event.target === document.body && /^Arrow(Left|Right)$/.test(event.key) && isInSight(host)) heard(event);
  });

  function heard(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { step } = player;
    if (!act(event, player)) return;
    event.preventDefault();
    settled();
    if (player.step !== step || event.key === ' ' || !spoken) return;
    [said, saidAt] = [endWords(player), step];
    say(spoken, said);
  }

  return () => {
    if (!spoken || said === '' || player.step === saidAt) return;
    if (spoken.textContent.trim() === said) spoken.textContent = '';
    said = '';
  };
}

/** True for the first figure whose slider is seen whole, as long as no text is selected, which arrows would extend. */
function isInSight(host: HTMLElement): boolean {
  if (getSelection()?.isCollapsed === false) return false;
  const sliders = document.querySelectorAll<HTMLElement>('.figure-host [data-part="step"]');
  const seen = Array.from(sliders).find((slider) => {
    const { top, bottom } = slider.getBoundingClientRect();
    return slider.checkVisibility() && top >= 0 && bottom <= innerHeight;
  });
  return seen !== undefined && host.contains(seen);
}

/** What is announced when a key leads nowhere, as no other change could be announced. */
function endWords({ step, recording }: Player): string {
  if (step === 0) return 'This is the first step.';
  return recording.finished ? 'This is the last step.' : 'This is the last step so far.';
}

function act(event: KeyboardEvent, player: Player): boolean {
  const page = Math.max(1, Math.round(player.last / 10));
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      if (event.shiftKey) player.leap(1);
      else player.move(1);
      return true;
    case 'ArrowLeft':
    case 'ArrowDown':
      if (event.shiftKey) player.leap(-1);
      else player.move(-1);
      return true;
    case 'Home':
      player.seek(0);
      return true;
    case 'End':
      player.seek(player.last);
      return true;
    case 'PageUp':
      player.move(-page);
      return true;
    case 'PageDown':
      player.move(page);
      return true;
    case ' ':
      togglePlay(player);
      return true;
    default:
      return false;
  }
}

/** False for a control that uses the key itself; the step slider shares the figure's keys. */
function isOurs({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[data-own-keys]')) return false;
  if (target.matches('[data-part="step"]')) return true;
  if (key === 'ArrowUp' || key === 'ArrowDown') return false;
  if (/^(Home|End|Page)/.test(key) && !target.closest('.timeline')) return false;
  if (target.matches('input, select, textarea, a[href]')) return false;
  if (key === ' ') return !target.matches('button, summary, [role="button"], [role="switch"]');
  return true;
}
