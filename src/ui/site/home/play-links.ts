import { fragmentFor } from '#player/fragment.ts';
import { FIRST_START } from '#puzzles/tetrasticks/starts.ts';
import { link } from '#ui/kit/link.ts';

/** The address of the page to play tetrasticks, with the easiest board to start from. */
export function playLink(): string {
  return link('tetrasticks/play/') + fragmentFor({ 'play.board': FIRST_START.text });
}
