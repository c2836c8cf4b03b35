import type { Point } from '#puzzles/tetrasticks/lattice.ts';
import type { Move } from '#puzzles/tetrasticks/turn.ts';
import { drag } from '#ui/kit/drag.ts';

const FROM: Readonly<Record<Move, string>> = {
  left: 'rotate(90deg)',
  right: 'rotate(-90deg)',
  flip: 'scaleX(-1)',
};

export interface Turning {
  /** Animates the move that has just been made, unless motion is reduced. */
  play(move: Move): void;
}

/**
 * A piece turned by the pointer: a drag around its middle turns it, and it settles at the nearest quarter turn; a tap
 * flips it. Every quarter turn is a separate move.
 */
export function mountTurning(
  svg: SVGSVGElement,
  middle: () => Point,
  signal: AbortSignal,
  make: (move: Move) => void,
): Turning {
  const layer = (): SVGGElement | null => svg.querySelector<SVGGElement>(':scope > .turning');

  function angleOf({ clientX, clientY }: PointerEvent): number {
    const { left, top, width, height } = svg.getBoundingClientRect();
    // The piece lies in the middle of its picture.
    return Math.atan2(clientY - top - height / 2, clientX - left - width / 2);
  }

  function hold(degrees: number | null): void {
    const { x, y } = middle();
    const group = layer();
    if (degrees === null) group?.removeAttribute('transform');
    else group?.setAttribute('transform', `rotate(${degrees} ${x} ${y})`);
  }

  drag(svg, signal, (event) => {
    let before = angleOf(event);
    let turn = 0;
    return {
      move(to) {
        const now = angleOf(to);
        // The shorter angle between two events is added up, so that a full turn counts as one.
        turn += Math.atan2(Math.sin(now - before), Math.cos(now - before));
        before = now;
        hold((turn * 180) / Math.PI);
      },
      drop(at) {
        hold(null);
        if (!at) return;
        const quarters = Math.round(turn / (Math.PI / 2));
        for (let n = 0; n < Math.abs(quarters); n += 1) make(quarters > 0 ? 'right' : 'left');
        stop();
      },
      tap: () => make('flip'),
    };
  });

  function stop(): void {
    for (const motion of layer()?.getAnimations() ?? []) motion.cancel();
  }

  return {
    play(move) {
      const group = layer();
      const { x, y } = middle();
      const time = getComputedStyle(svg).getPropertyValue('--motion-step');
      const duration = parseFloat(time) * (/\dms/.test(time) ? 1 : 1000);
      stop();
      if (!group || !(duration > 0)) return;
      group.style.transformOrigin = `${x}px ${y}px`;
      const easing = 'cubic-bezier(0.3, 0, 0.2, 1)';
      group.animate([{ transform: FROM[move] }, { transform: 'none' }], { duration, easing });
    },
  };
}
