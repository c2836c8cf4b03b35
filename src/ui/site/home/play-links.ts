import { fragmentFor } from '#player/fragment.ts';
import { STARTS } from '#puzzles/tetrasticks/starts.ts';
import { link } from '#ui/kit/link.ts';

/** The address of the page to play tetrasticks, with the easiest board to start from. */
export function playLink(): string {
  const [{ text } = { text: '' }] = STARTS;
  return link('tetrasticks/play/') + fragmentFor({ 'play.board': text });
}
