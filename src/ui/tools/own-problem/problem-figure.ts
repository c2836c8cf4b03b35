import { recall } from '#ui/kit/device.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import { PROBLEM } from './problem-name.ts';

// A problem of a link or a draft mounts the figure as soon as it is near; otherwise the picture of the build stays
// until the first touch.
const isOther = location.hash.length > 1 || recall(PROBLEM) !== null;

defineAtSight(
  'problem-figure',
  async () => (await import('./mount-problem-figure.ts')).mountProblemFigure,
  isOther ? 'at sight' : 'at touch',
);
