import { defineFigure } from '#ui/figure/figure-element.ts';
import { treeDoor } from '#ui/explore/tree/tree-door.ts';
import { levelsPicture } from '#ui/explore/tree/levels-picture.ts';
import { readText } from '#ui/kit/address-text.ts';
import { part } from '#ui/kit/parts.ts';
import { ripplePictures } from '#ui/lessons/ripple-effect/pictures.ts';
import { showWays } from '#ui/lessons/ripple-effect/ways.ts';
import { whyNoNumbers } from './why.ts';
import { ownPuzzle, rippleWatch } from '#scenarios/ripple-watch.ts';

defineFigure('ripple-watch', {
  scenario: rippleWatch,
  pictures(host, figure, signal) {
    offerBrought(host);
    return [
      treeDoor(host, figure, signal),
      ...ripplePictures(rippleWatch)(host, figure, signal),
      levelsPicture(host, figure, signal),
      whyNoNumbers(host, figure, signal),
      () => showWays(host, figure().settings['puzzle'] ?? null),
    ];
  },
});

/** Adds a puzzle from the address to the list, so that the reader can return to it. */
function offerBrought(host: HTMLElement): void {
  const select = part(host, 'puzzles', HTMLSelectElement);
  const line = readText(host, 'puzzle');
  const isListed = Array.from(select.options).some(({ value }) => value === line);
  if (line === null || isListed || !ownPuzzle.accepts(line)) return;
  select.prepend(new Option('Your own', line));
}
