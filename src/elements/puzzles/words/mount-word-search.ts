import { wordSearch } from '../../../scenarios/word-search.ts';
import { mountFigure } from '../../figure/mount-figure.ts';
import { usualPictures } from '../usual-pictures.ts';
import { wordTool } from './word-tool.ts';

/** Wires the sheet and its wishes, and the figure of the search that packs the words. */
export function mountWordSearch(host: HTMLElement, signal: AbortSignal): void {
  mountFigure(
    host,
    {
      scenario: wordSearch,
      pictures: (place, figure, until) => [
        ...usualPictures(wordSearch)(place, figure, until),
        wordTool(place, figure, until),
      ],
    },
    signal,
  );
}
