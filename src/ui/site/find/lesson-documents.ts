/** What Find knows of a lesson: its idea, its sections and its figures, read from its text. */
import { type QuestionName, questions } from '#ui/questions/index.ts';
import type { FigureEntry } from '#ui/figure/register.ts';
import type { FindDocument } from './find-index.ts';

export interface LessonText {
  readonly slug: string;
  readonly order: number;
  readonly title: string;
  /** Its idea, description, goal and what to take along. */
  readonly about: readonly string[];
  /** The text in MDX, without its frontmatter. */
  readonly body: string;
}

type LessonData = Readonly<Record<'slug' | 'title' | 'idea' | 'description' | 'goal', string>> & {
  readonly order: number;
  readonly keep: readonly string[];
};

/** A lesson by what its frontmatter says, and its text. */
export function lessonText(data: LessonData, body: string): LessonText {
  const { slug, order, title, idea, description, goal, keep } = data;
  return { slug, order, title, about: [idea, description, goal, ...keep], body };
}

const isQuestion = (name: string): name is QuestionName => Object.hasOwn(questions, name);

/** The id that Markdown gives to a heading. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** The words of a text in MDX, as a reader sees them. */
export function plainText(mdx: string): string {
  return mdx
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/<Question name="(\w+)" \/>/g, (_, name: string) => (isQuestion(name) ? questions[name].ask : ''))
    .replaceAll(/\{' '\}|&nbsp;/g, ' ')
    .replaceAll(/<Primary \/>/g, 'primary')
    .replaceAll(/<Secondary \/>/g, 'secondary')
    .replaceAll(/<SideNote>/g, ' ')
    .replaceAll(/<\/?[A-Za-z](?:"[^"]*"|\{[^}]*\}+|[^>"{])*>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^```.*$|^#+ |^\|[-\s|:]+\|$/gm, ' ')
    .replaceAll(/(?<![\p{L}\p{N}])[_*]+|[_*]+(?![\p{L}\p{N}])|[`|]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The insides of the figures of a text, by their numbers; the rest of the text stays. */
function takeFigures(body: string): { readonly rest: string; readonly captions: ReadonlyMap<string, string> } {
  const captions = new Map<string, string>();
  const rest = body.replaceAll(
    /^<([A-Z]\w+)\s(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|[^>"{])*?number="([\d.]+)"(?:"[^"]*"|\{(?:\[[^\]]*\]|[^{}])*\}|[^>"{])*?(?:\/>|>(.*?)^<\/\1>)/gms,
    (_, _name: string, number: string, caption = '') => {
      captions.set(number, plainText(caption as string));
      return '';
    },
  );
  return { rest, captions };
}

/** @param register the figures of all lessons */
export function lessonDocuments(lesson: LessonText, register: readonly FigureEntry[]): FindDocument[] {
  const { slug, order, title, about, body } = lesson;
  const { rest, captions } = takeFigures(body);
  const [opening = '', ...parts] = rest.split(/^## /m);
  const here = `Lesson ${order}, ${title}`;
  const path = `lessons/${slug}/`;
  const sections = parts.map((part): FindDocument => {
    const end = part.indexOf('\n');
    const heading = part.slice(0, end);
    const found = { kind: 'section', title: plainText(heading), place: here, also: '' } as const;
    return { ...found, path: `${path}#${headingId(heading)}`, text: plainText(part.slice(end)) };
  });
  const figures = register
    .filter((figure) => figure.lesson === slug)
    .map(({ number, title: name, id }): FindDocument => {
      const text = captions.get(number) ?? '';
      return { kind: 'figure', title: `${number} ${name}`, place: here, also: '', path: `${path}#${id}`, text };
    });
  const text = [...about, plainText(opening)].join(' ');
  return [{ kind: 'lesson', title: `${order} ${title}`, place: '', also: '', path, text }, ...sections, ...figures];
}
