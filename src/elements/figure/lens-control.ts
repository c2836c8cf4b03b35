import type { SliderView } from '../../player/controls.ts';
import type { Lens } from '../../player/lens.ts';
import {
  following,
  isWhole,
  lensView,
  moved,
  NARROWEST,
  resized,
  scaled,
  stretched,
  wholeRun,
} from '../../player/lens.ts';
import type { Player } from '../../player/player.ts';
import { onPress, optionalPart, setDisabled } from '../page/parts.ts';

export interface LensControl {
  /**
   * Brings the lens up to the player, as it grows with a run seen whole and follows the step, and gives
   * the slider over the part of the run under it.
   */
  narrow(slider: SliderView): SliderView;
}

/**
 * The lens over the overview strip: drag it, drag its edges, or use its keys and buttons. Moving the
 * lens takes the step along, so that the moment shown is always inside it.
 */
export function mountLens(
  host: HTMLElement,
  player: Player,
  committed: () => void,
  changed: () => void,
  signal: AbortSignal,
): LensControl {
  const frame = optionalPart(host, 'lens', HTMLElement);
  let lens = wholeRun(player.last);
  let known = { recording: player.recording, zoom: player.zoom, last: player.last };

  function set(next: Lens): void {
    lens = next;
    changed();
  }

  /** Moves the lens, and the step with it. */
  function carry(by: number): void {
    const next = moved(lens, by, player.last);
    const shift = next.from - lens.from;
    lens = next;
    if (shift !== 0) player.seek(player.step + shift);
  }

  function scale(factor: number): void {
    set(scaled(lens, factor, player.step, player.last));
  }

  const narrow = onPress(host, 'narrow', () => scale(0.25), signal);
  const widen = onPress(host, 'widen', () => scale(4), signal);
  const whole = onPress(host, 'whole', () => set(wholeRun(player.last)), signal);

  frame?.addEventListener(
    'keydown',
    (event) => {
      const tenth = Math.max(1, (lens.to - lens.from) / 10);
      const acts: Record<string, () => void> = {
        ArrowRight: () => carry(tenth),
        ArrowLeft: () => carry(-tenth),
        ArrowUp: () => scale(2),
        ArrowDown: () => scale(0.5),
        PageUp: () => carry(10 * tenth),
        PageDown: () => carry(-10 * tenth),
        Home: () => carry(-lens.from),
        End: () => carry(player.last - lens.to),
      };
      const act = acts[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
      committed();
    },
    { signal },
  );

  frame?.addEventListener(
    'pointerdown',
    (event) => {
      const track = frame.parentElement?.getBoundingClientRect();
      if (!track || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      frame.focus();
      frame.setPointerCapture(event.pointerId);
      const edge = edgeOf(event.target);
      const stepAt = (x: number): number => ((x - track.left) / track.width) * player.last;
      let at = event.clientX;
      const move = (next: PointerEvent): void => {
        if (edge) {
          set(resized(lens, edge, stepAt(next.clientX), player.last));
          player.seek(Math.min(Math.max(player.step, lens.from), lens.to));
        } else carry(stepAt(next.clientX) - stepAt(at));
        at = next.clientX;
      };
      const done = new AbortController();
      frame.addEventListener('pointermove', move, { signal: done.signal });
      for (const end of ['pointerup', 'pointercancel'] as const) {
        frame.addEventListener(
          end,
          () => {
            done.abort();
            committed();
          },
          { signal: done.signal },
        );
      }
    },
    { signal },
  );

  function show(): void {
    const view = lensView(lens, player.last);
    setDisabled(narrow, lens.to - lens.from <= NARROWEST);
    setDisabled(widen, view.isWhole);
    setDisabled(whole, view.isWhole);
    if (!frame) return;
    frame.toggleAttribute('data-whole', view.isWhole);
    frame.style.setProperty('--from', String(view.from));
    frame.style.setProperty('--to', String(view.to));
    frame.setAttribute('aria-valuemax', String(view.max));
    frame.setAttribute('aria-valuenow', String(view.value));
    frame.setAttribute('aria-valuetext', view.words);
  }

  return {
    narrow(slider) {
      const { recording, zoom, last, step } = player;
      if (recording !== known.recording || isWhole(lens, known.last)) lens = wholeRun(last);
      else if (zoom !== known.zoom) lens = stretched(lens, last / Math.max(1, known.last), last);
      known = { recording, zoom, last };
      lens = following(lens, step, last);
      show();
      return { ...slider, min: lens.from, max: lens.to };
    },
  };
}

function edgeOf(target: EventTarget | null): 'from' | 'to' | null {
  const edge = target instanceof Element ? target.getAttribute('data-edge') : null;
  return edge === 'from' || edge === 'to' ? edge : null;
}
