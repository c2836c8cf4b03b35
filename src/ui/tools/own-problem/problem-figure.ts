import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { PROBLEM } from './problem-name.ts';

// A problem of a link or a draft mounts the figure as soon as it is near; otherwise the picture of the build stays
// until the first touch.
const isOther = location.hash.length > 1 || recall(PROBLEM) !== null;

defineLazy(
  'problem-figure',
  async () => (await import('./mount-problem-figure.ts')).mountProblemFigure,
  isOther ? 'near' : 'once touched',
);
