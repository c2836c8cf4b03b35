import { joined, layers, only } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { type Balance, countWays, sumOf } from './balance.ts';
import { nowWords, signed, waysWords } from './describe.ts';

/** The largest difference that any fifteen pieces can have: five twos and a four. */
const MOST = 14;
const STEP = 24;
const HALF = MOST * (STEP / 2) + 26;
/** Height of one way in the chart, and of the room above the tallest column. */
const WAY = 8;
const TALLEST = 15;
const HEAD = 26;
const FOOT = 62;

/**
 * Draws how often each difference comes up when the pieces lean in all possible ways: a column of
 * dots over each even number from −14 to +14, and a pointer at the difference of the moment.
 */
export function drawWays(svg: SVGSVGElement, balance: Balance, name: PictureName): void {
  const counts = countWays(balance.omit);
  const sum = sumOf(balance);
  const top = -TALLEST * WAY - HEAD;
  svg.setAttribute('viewBox', `${-HALF} ${top} ${2 * HALF} ${FOOT - top}`);
  svg.classList.add('parity-ways');
  namePicture(svg, name, `${nowWords(balance)} ${waysWords(balance.omit)}`);
  const groups = layers(svg, ['goal', 'axis', 'ticks', 'dots', 'pointer']);

  only(groups.goal, 'rect', 'goal-ground')
    .attr('x', -STEP / 2)
    .attr('y', top + 8)
    .attr('width', STEP)
    .attr('height', FOOT - top - 34)
    .attr('rx', 4);
  only(groups.axis, 'path', 'axis-line').attr('d', `M${-HALF + 8},0H${HALF - 8}`);
  const marks = Array.from({ length: MOST + 1 }, (_, at) => 2 * at - MOST).map((value) => ({
    id: `d${value}`,
    value,
    x: (value / 2) * STEP,
    count: counts.get(value) ?? 0,
  }));
  joined(groups.ticks, 'g', marks)
    .attr('class', ({ value, count }) => {
      const now = value === sum ? ' is-now' : '';
      return `tick${count > 0 ? ' is-reached' : ''}${value === 0 ? ' is-goal' : ''}${now}`;
    })
    .attr('transform', ({ x }) => `translate(${x},0)`)
    .each(function ({ value, count }) {
      only(this, 'path', 'tick-line').attr('d', 'M0,0v6');
      only(this, 'text', 'tick-text').attr('y', 20).text(signed(value));
      only(this, 'text', 'tick-count')
        .attr('y', -count * WAY - 6)
        .text(count > 0 ? String(count) : value === 0 ? 'never' : '');
    });
  const dots = marks.flatMap(({ value, x, count }) =>
    Array.from({ length: count }, (_, at) => ({
      id: `w${value}-${at}`,
      value,
      x,
      y: -(at + 0.6) * WAY,
    })),
  );
  joined(groups.dots, 'circle', dots)
    .attr('class', ({ value }) => `way${value === 0 ? ' is-goal' : ''}`)
    .attr('r', 3)
    .attr('cx', ({ x }) => x)
    .attr('cy', ({ y }) => y);
  const at = (sum / 2) * STEP;
  only(groups.pointer, 'path', 'now').attr('d', `M${at},30l8,14h-16Z`);
  only(groups.pointer, 'text', 'now-text').attr('x', at).attr('y', 57).text('now');
}

/** How far the beam tilts, in degrees, clockwise: horizontal edges weigh on the left. */
export function tiltOf(balance: Balance): number {
  const sum = sumOf(balance);
  // Square-root scale, so that 2 is visible and 14 still fits.
  return 0 - Math.round(130 * Math.sign(sum) * Math.sqrt(Math.abs(sum))) / 100;
}
