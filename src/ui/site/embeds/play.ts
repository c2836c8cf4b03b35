import type { Player } from '#player/player.ts';

/** A stretch of a run that repeats. */
export interface Play {
  readonly from: number;
  readonly to: number;
  /** Steps per second. */
  readonly speed: number;
}

/** The last step stays this long before the stretch begins again, in milliseconds. */
const REST = 1_500;
/** More steps per second than this are one flicker. */
const FASTEST = 100;

/** Reads `from,to,speed`, as `10,60,5`; the speed may be left out. Null for anything else. */
export function parsePlay(text: string | null): Play | null {
  const [, from, to, speed = '2'] = /^(\d{1,12}),(\d{1,12})(?:,(\d{1,3}(?:\.\d{1,2})?))?$/.exec(text ?? '') ?? [];
  const play = { from: Number(from), to: Number(to), speed: Math.min(FASTEST, Number(speed)) };
  return play.to > play.from && play.speed > 0 ? play : null;
}

/**
 * Plays a stretch again and again until the reader does something: presses, takes a key or moves the slider. Then the
 * figure is theirs. With reduced motion it stands at the first step of the stretch, and Play plays it once.
 */
export function repeatStretch(host: HTMLElement, figure: { readonly player: Player }, play: Play): void {
  const { player } = figure;
  const over = new AbortController();
  const { signal } = over;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer = 0;
  let isSeen = true;

  function begin(): void {
    clearTimeout(timer);
    if (signal.aborted || !isSeen) return;
    // A long run has to be found that far first.
    if (player.last < play.from && !player.recording.finished) {
      timer = window.setTimeout(begin, 200);
      return;
    }
    player.seek(play.from);
    player.setSpeed(play.speed);
    if (isStill) return;
    player.play(play.to);
    watch();
  }

  /** The player stops at the end of the stretch, or where the run ends. */
  function watch(): void {
    if (signal.aborted) return;
    timer = window.setTimeout(player.playing ? watch : begin, player.playing ? 100 : REST);
  }

  function stop(): void {
    over.abort();
    clearTimeout(timer);
    sight.disconnect();
  }

  // The figure itself stops when it is out of view; it begins again when it comes back.
  const sight = new IntersectionObserver((entries) => {
    isSeen = entries.some(({ isIntersecting }) => isIntersecting);
    if (isSeen && !player.playing) begin();
  });

  // A press on Play while it plays pauses it, and so does Space, wherever the focus is.
  host.addEventListener('pointerdown', stop, { signal, capture: true });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' || event.metaKey || event.ctrlKey || event.altKey) return;
      stop();
      if (event.key !== ' ' || host.contains(document.activeElement)) return;
      event.preventDefault();
      player.pause();
    },
    { signal, capture: true },
  );
  begin();
  sight.observe(host);
}
