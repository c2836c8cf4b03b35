/** The board of a written problem in its text: its size, what is missing, its blocks, its headings and its marks. */
import { TextError } from '../text.ts';
import type { Directive } from './directives.ts';
import { formatEdge, formatMarks, formatPlace } from './mark-text.ts';
import type { Mark } from '../marks.ts';
import type { Heading, ProblemBoard } from '../board.ts';
import { readBoard } from './read-board.ts';
import type { Checked } from './read-marks.ts';

/**
 * The board that the directives say, if there is one.
 * @throws TextError naming line, column and cure
 */
export function parseBoard(
  directives: readonly Directive[],
  single: (directives: readonly Directive[], keyword: Directive['keyword']) => Directive | null,
  marksIn: (at: Directive, read: (data: unknown) => Checked<Mark>) => Mark[],
): ProblemBoard | undefined {
  const [at, second] = (['board', 'lines', 'triangles', 'hexagons'] as const).flatMap(
    (keyword) => single(directives, keyword) ?? [],
  );
  const [missing, blocks] = [single(directives, 'missing'), single(directives, 'blocks')];
  const [across, down] = [single(directives, 'across'), single(directives, 'down')];
  const standing = directives.filter(({ keyword }) => keyword === 'marks');
  if (!at) {
    const idle = missing ?? blocks ?? across ?? down ?? standing[0];
    if (!idle) return undefined;
    throw new TextError(idle.line, 1, 'there is no board; say its size, such as | board: 4x4');
  }
  if (second) throw new TextError(second.line, 1, 'there are two boards; keep one of them');
  const [width, height] = sizeOf(at);
  const absent = missing ? absentOf(missing, at.keyword === 'lines') : [];
  const data = {
    kind: at.keyword === 'board' ? 'cells' : at.keyword,
    width,
    height,
    missing: absent.map(({ place }) => place),
    ...(blocks && { blocks: sizeOf(blocks) }),
    ...(across && { across: headingsIn(across) }),
    ...(down && { down: headingsIn(down) }),
  };
  return readBoard(
    data,
    (place, words) => {
      const index = /^board\.missing\[(\d+)\]$/.exec(place)?.[1];
      const found = { 'board.blocks': blocks, 'board.across': across, 'board.down': down }[place] ?? at;
      const [line, column] =
        index === undefined ? [found.line, found.column] : [missing?.line, absent[Number(index)]?.column];
      throw new TextError(line ?? 1, column ?? 1, words);
    },
    (_, __, read) => standing.flatMap((one) => marksIn(one, read)),
  );
}

function sizeOf({ text, line, column }: Directive): [number, number] {
  const [, width, height] = /^(\d{1,5})\s*[x×]\s*(\d{1,5})$/u.exec(text) ?? [];
  if (width !== undefined && height !== undefined) return [Number(width), Number(height)];
  throw new TextError(line, column, 'this is not a size; write it as 4x4, width by height');
}

/** Headings with a `;` between them; a clue stands in brackets, with blanks between its parts. */
function headingsIn({ text }: Directive): Heading[] {
  return text.split(';').map((one) => {
    const clue = /^\[(.*)\]$/u.exec(one.trim())?.[1];
    return clue === undefined ? one.trim() : clue.split(/\s+/u).filter(Boolean);
  });
}

const headingsText = (headings: readonly Heading[]): string =>
  headings.map((heading) => (typeof heading === 'string' ? heading : `[${heading.join(' ')}]`)).join('; ');

function absentOf(
  { text, line, column }: Directive,
  isEdges: boolean,
): { readonly place: unknown; readonly column: number }[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
    const [, way, x, y] = /^([hv]?)(\d{1,5}),(\d{1,5})$/.exec(word) ?? [];
    if (way === undefined || (way !== '') !== isEdges) {
      const cure = isEdges ? 'write edges as h0,0 or v0,0' : 'write cells as 0,0';
      throw new TextError(line, column + index, `this cannot be missing; ${cure}`);
    }
    const at = [Number(x), Number(y)];
    return { place: isEdges ? { way, at } : at, column: column + index };
  });
}

/** The lines that `parseBoard` reads. */
export function formatBoard(board: ProblemBoard): string[] {
  const { kind, width, height, marks } = board;
  const missing = board.kind === 'lines' ? board.missing.map(formatEdge) : board.missing.map(formatPlace);
  return [
    `| ${kind === 'cells' ? 'board' : kind}: ${width}x${height}`,
    ...(missing.length > 0 ? [`| missing: ${missing.join(' ')}`] : []),
    ...(board.kind === 'cells' && board.blocks ? [`| blocks: ${board.blocks.join('x')}`] : []),
    ...(board.kind === 'cells' && board.across ? [`| across: ${headingsText(board.across)}`] : []),
    ...(board.kind === 'cells' && board.down ? [`| down: ${headingsText(board.down)}`] : []),
    ...(marks.length > 0 ? [`| marks: ${formatMarks(marks)}`] : []),
  ];
}
