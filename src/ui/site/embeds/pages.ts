/** The pages of single figures. */
import { FRAME_HEIGHT, frameLines } from '#ui/figure/frame-lines.ts';
import type { FigureEntry } from '#ui/figure/register.ts';
import { link } from '#ui/kit/link.ts';

/** The title of the page of a figure: `Figure 4.1: A matrix as the solver sees it`. */
export const titleOfFigure = ({ number, title }: FigureEntry): string => `Figure ${number}: ${title}`;

/** The answer of oEmbed for a figure, as `https://oembed.com` has it. */
export function oembedOf(figure: FigureEntry, site: URL): string {
  const address = new URL(link(`figure/${figure.slug}/`), site).href;
  const title = titleOfFigure(figure);
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Cover & Uncover',
    provider_url: new URL(link(), site).href,
    width: 800,
    height: FRAME_HEIGHT,
    html: frameLines(address, title),
  });
}
