import { splitFragment } from '#player/fragment.ts';
import { copyLink, linkTo, tooLongWords } from '#ui/kit/copy-link.ts';
import { copyText } from '#ui/kit/copy-text.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** Wires the ways to hand a puzzle on: links to the page on which it can be played and to puzz.link, and paper. */
export function mountLinks(host: HTMLElement, signal: AbortSignal): { forget(): void } {
  const { part, button, press, on } = wiring(host, signal);
  const said = part('ways-said', HTMLElement);
  const puzzLink = part('puzz-link', HTMLAnchorElement);
  const linkSaid = part('puzz-link-said', HTMLElement);
  // `showWays` keeps this link up to date with the puzzle.
  const way = host.querySelector<HTMLAnchorElement>('[data-way="ripple-play.puzzle"]');
  const play = () => {
    const { place, query } = splitFragment(way?.hash ?? '');
    return [place, query, way?.pathname] as const;
  };
  const tell = async (at: HTMLElement, words: Promise<string>) => setText(at, await words);
  press('copy-play', () => void tell(said, copyLink('The link to play it', ...play())));
  press('copy-puzz-link', () => void tell(linkSaid, copyText('The address', puzzLink.href)));
  press('print', () => window.print());
  const share = button('share-play');
  if (share && 'share' in navigator) {
    share.hidden = false;
    // Cancelling is not an error, and a link that cannot be shared can be copied.
    const give = async () => {
      const { link, tooLong } = await linkTo(...play());
      if (link === null) setText(said, tooLongWords('The link to play it', tooLong));
      else await navigator.share({ url: link }).catch(() => undefined);
    };
    on(share, 'click', () => void give());
  }
  return {
    forget() {
      setText(said, '');
      setText(linkSaid, '');
    },
  };
}
