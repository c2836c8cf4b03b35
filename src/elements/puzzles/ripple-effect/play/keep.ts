import type { Game } from '../../../../puzzles/ripple-effect/game.ts';
import { formatSheet } from '../../../../puzzles/ripple-effect/game-text.ts';
import { knownTexts } from '../../../page/device.ts';
import { writeText } from '../../../page/element-state.ts';
import { readDraft, store, stored, visitName, writeDraft } from './draft.ts';

/** Under what a game is kept: the reader's own, or beside it that of a link. */
interface Place {
  readonly slug: string;
  readonly isVisit: boolean;
}

export interface Keeper {
  /** What is kept there now is what the table shows. */
  know(place: Place): void;
  /** What another tab has made of the game since, once; null when it is the same. */
  fromOtherTab(place: Place, game: Game): Game | null;
  /** The address has the game, and this device: beside the reader's own, if it came with a link. */
  keep(place: Place, game: Game): void;
}

/** Keeps the game on the table. */
export function mountKeeper(host: HTMLElement): Keeper {
  const inStore = knownTexts(stored);
  const nameOf = ({ slug, isVisit }: Place): string => (isVisit ? visitName(slug) : slug);
  return {
    know: (place) => inStore.know(nameOf(place)),
    fromOtherTab(place, { puzzle, now }) {
      const text = inStore.fromOtherTab(nameOf(place));
      inStore.know(nameOf(place));
      if (text === null) return null;
      const { game } = readDraft(puzzle, text);
      return formatSheet(game.now) === formatSheet(now) ? null : game;
    },
    keep(place, game) {
      const { slug, isVisit } = place;
      const name = nameOf(place);
      const draft = writeDraft(game);
      const before = isVisit ? null : stored(slug);
      if (before !== null && readDraft(game.puzzle, before).fault) store(`${slug}.damaged`, before);
      store(name, draft);
      inStore.know(name);
      store('last', slug);
      writeText(host, 'puzzle', slug);
      // A device may refuse to keep anything; then the address alone has the game.
      const isKept = !isVisit && stored(slug) === draft;
      writeText(host, 'grid', formatSheet(game.now), isKept);
    },
  };
}
