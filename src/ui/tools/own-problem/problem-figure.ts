import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { PROBLEM } from './problem-name.ts';

// A problem that came with a link, or was kept here, is shown at once; else the picture drawn at build
// time does until somebody is there.
const isOther = location.hash.length > 1 || recall(PROBLEM) !== null;

defineLazy(
  'problem-figure',
  async () => (await import('./mount-problem-figure.ts')).mountProblemFigure,
  isOther ? 'near' : 'once touched',
);
