/** The way round the site: what the head of every page opens, and what the page of all pages lists. */
import type { LessonPart } from '#ui/kit/lessons.ts';
import { lessonParts } from '#ui/kit/lessons.ts';
import { notebooks, ownNotebook } from '#ui/notebook/notebooks.ts';
import { topicWords } from '#ui/practice/topics.ts';
import type { WorkshopName } from './workshop.ts';
import { workshops } from './workshop.ts';

interface MenuPage {
  readonly title: string;
  /** What it is, in a sentence. */
  readonly idea: string;
  /** Its address below the base of the site, `lessons/cover/`. */
  readonly path: string;
  /** The name of its small picture; notebooks have none. */
  readonly thumb?: string;
}

export interface MenuPart {
  readonly title: string;
  readonly pages: readonly MenuPage[];
}

export interface MenuGroup {
  readonly title: string;
  readonly parts: readonly MenuPart[];
}

/** A page of the site that is not a lesson, by its address. */
function page(path: string, title: string, idea: string): MenuPage {
  return { title, idea, path, thumb: path.replace(/\/$/, '').replaceAll('/', '-') };
}

/**
 * A page that `workshop.ts` lists.
 * @param title where the menu calls it by another name, because it does not stand under that of its puzzle
 * @throws RangeError for a page that is not there
 */
function toolPage(workshop: WorkshopName, slug: string, title?: string): MenuPage {
  const found = workshops[workshop].pages.find((known) => known.slug === slug);
  if (!found) throw new RangeError(`workshop.ts lists no page ${slug} of ${workshop}`);
  return page(slug === '' ? `${workshop}/` : `${workshop}/${slug}/`, title ?? found.title, found.idea);
}

function lessonPart({ title, lessons }: LessonPart): MenuPart {
  const pages = lessons.map(({ id, data }) => ({
    title: `${data.order} ${data.title}`,
    idea: data.idea,
    path: `lessons/${id}/`,
    thumb: `lesson-${id}`,
  }));
  return { title, pages };
}

export async function menu(): Promise<readonly MenuGroup[]> {
  const { tetrasticks, 'ripple-effect': ripple } = workshops;
  return [
    {
      title: 'Learn',
      parts: [
        ...(await lessonParts()).map(lessonPart),
        {
          title: 'Do it yourself',
          pages: [
            page('practice/', 'Practice', 'What you missed comes back, and a ladder leads from watching to writing.'),
            page('exercises/', 'Exercises', 'Exercises with different numbers for each class, judged by the solver.'),
            page(
              'practice/model/',
              'Model it yourself',
              'Eight puzzles to put into rows and columns, each with hints and a judge.',
            ),
            page(
              'teach/',
              'For teachers',
              'A lesson, an hour or a few weeks: figures for the wall, questions and sheets.',
            ),
            page(
              'pupil-sheet/',
              'A pupil’s sheet',
              'Rules, tasks and key for 45 minutes, to print; no computer needed.',
            ),
            page(
              'too-slow/',
              'My search is too slow',
              'Ten things to try and what they gain, on our problems and then on yours.',
            ),
            page('implement/write/', 'Write it yourself', 'Seven exercises; then your own solver runs real problems.'),
            page(
              'implement/',
              'Take it home',
              'The whole program in TypeScript and Python; paste the trace of your own and have it judged.',
            ),
            page(
              'implement/trace/',
              'Your solver on our figures',
              'Watch your own solver, in any language, run beside the site’s, and see where the two first differ.',
            ),
          ],
        },
        {
          title: 'The ladder',
          pages: topicWords.map(({ topic, title, idea, lesson }) => ({
            title,
            idea,
            path: `practice/${topic}/`,
            thumb: `lesson-${lesson}`,
          })),
        },
        {
          title: 'Look it up',
          pages: [
            {
              title: 'Glossary',
              idea: 'Each term in a sentence or two, most with the step of a figure that shows it.',
              path: 'glossary/',
            },
            {
              title: 'Gallery',
              idea: 'All figures of the lessons with their pictures, and how to use them.',
              path: 'gallery/',
            },
            {
              title: 'References',
              idea: 'The papers, programs and puzzles behind this site, and how to cite it.',
              path: 'credits/',
            },
          ],
        },
      ],
    },
    {
      title: 'Play',
      parts: [
        {
          title: tetrasticks.title,
          pages: [
            page('tetrasticks/', 'Three boards to start with', tetrasticks.idea),
            toolPage('tetrasticks', 'play'),
            toolPage('tetrasticks', 'solutions'),
            toolPage('tetrasticks', 'wall'),
          ],
        },
        {
          title: ripple.title,
          pages: [
            page('ripple-effect/', 'A small puzzle to start with', ripple.idea),
            toolPage('ripple-effect', 'play'),
            toolPage('ripple-effect', 'watch'),
          ],
        },
      ],
    },
    {
      title: 'Make',
      parts: [
        {
          title: 'To show',
          pages: [page('embed/', 'Embed a figure', 'How to put any figure into a page of your own.')],
        },
        { title: 'To print', pages: [toolPage('words', ''), toolPage('words', 'crossword')] },
        {
          title: 'To solve',
          pages: [
            toolPage('tetrasticks', 'boards', 'Your tetrastick boards'),
            toolPage('ripple-effect', 'own', 'Your Ripple Effect puzzles'),
            page('notebook/own/', 'Your problem, in code', ownNotebook.idea),
          ],
        },
        {
          title: 'To program',
          pages: [
            page(
              'library/',
              'The package',
              'The solver for programs of your own: how to install it, and examples to run.',
            ),
          ],
        },
      ],
    },
    {
      title: 'Notebook',
      parts: [
        {
          title: 'Start here',
          pages: [
            toolPage('notebook', ''),
            page('notebook/library/', 'The library of the notebooks', 'What a cell can call, with examples.'),
          ],
        },
        {
          title: 'Notebooks to change and run',
          pages: notebooks.map(({ slug, notebook, idea }) => ({
            title: notebook.title,
            idea,
            path: `notebook/${slug}/`,
          })),
        },
      ],
    },
  ];
}
