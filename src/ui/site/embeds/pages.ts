/** The pages of single figures: their names, their lessons, and the lines that embed them. */
import { type FigurePage, FRAME_HEIGHT, figurePages, frameLines } from '#ui/figure/figure-pages.ts';
import { lessonsInOrder } from '#ui/kit/lessons.ts';
import { link } from '#ui/kit/link.ts';

type Lesson = Awaited<ReturnType<typeof lessonsInOrder>>[number];

export interface EmbedPage {
  readonly figure: FigurePage;
  readonly lesson: Lesson;
  /** `Figure 4.1: A matrix as the solver sees it` */
  readonly title: string;
}

/** The tag of a figure in a lesson. */
const TAG = /<[A-Z]\w+\s[^>]*?\bnumber="([\d.]+)"[^>]*?>/gs;

/**
 * All pages, in the order of the lessons.
 * @throws RangeError when a lesson has more or fewer figures than `figure-pages.ts` says
 */
export async function embedPages(): Promise<readonly EmbedPage[]> {
  const lessons = await lessonsInOrder();
  return lessons.flatMap((lesson) => {
    const tags = [...(lesson.body ?? '').matchAll(TAG)];
    const figures = figurePages.filter((page) => page.lesson === lesson.id);
    if (tags.length !== figures.length) {
      throw new RangeError(
        `${lesson.id} has ${tags.length} figures, and figure-pages.ts has ${figures.length} of them`,
      );
    }
    return figures.map((figure, index) => {
      const [tag = '', number = ''] = tags[index] ?? [];
      return { figure, lesson, title: `Figure ${number}: ${/\btitle="([^"]*)"/.exec(tag)?.[1] ?? ''}` };
    });
  });
}

/** The answer of oEmbed for a figure, as `https://oembed.com` has it. */
export function oembedOf({ figure, title }: EmbedPage, site: URL): string {
  const address = new URL(link(`figure/${figure.slug}/`), site).href;
  return JSON.stringify({
    ...{ version: '1.0', type: 'rich', title },
    ...{ provider_name: 'Cover & Uncover', provider_url: new URL(link(), site).href },
    ...{ width: 800, height: FRAME_HEIGHT, html: frameLines(address, title) },
  });
}
