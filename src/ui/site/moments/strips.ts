import { figureAt } from '#ui/figure/register.ts';
import { lessonsInOrder } from '#ui/kit/lessons.ts';
import { link } from '#ui/kit/link.ts';
import { type DrawnMoment, drawMoment } from './draw-moment.ts';
import { type MomentGroup, momentGroups } from './moments.ts';

/** A moment with the address at which its figure opens. */
interface Card extends DrawnMoment {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** The moments of one page of the site, in a row. */
interface Strip {
  readonly title: string;
  readonly page: string;
  readonly moments: readonly Card[];
}

/** Every moment of the gallery, drawn, by the pages that have their figures. */
export async function strips(): Promise<Strip[]> {
  const lessons = await lessonsInOrder();
  const byPage = Map.groupBy(momentGroups, ({ figure }) =>
    typeof figure === 'string' ? `lessons/${figureAt(figure).lesson}/` : figure.page,
  );
  return Promise.all(
    [...byPage].map(async ([page, groups]) => {
      const lesson = lessons.find(({ id }) => page === `lessons/${id}/`);
      const title = lesson ? `Lesson ${lesson.data.order}: ${lesson.data.title}` : (groups[0]?.title ?? '');
      return {
        title,
        page: link(page),
        moments: (await Promise.all(groups.map((group) => cardsOf(group, link(page))))).flat(),
      };
    }),
  );
}

function cardsOf(group: MomentGroup, page: string): Promise<Card[]> {
  const { figure, title, moments } = group;
  const id = typeof figure === 'string' ? figureAt(figure).id : figure.id;
  return Promise.all(
    moments.map(async (moment) => {
      const drawn = await drawMoment(group, moment, id);
      return { ...drawn, id: moment.id, name: `${title}: ${moment.name}`, href: `${page}${drawn.fragment}` };
    }),
  );
}
