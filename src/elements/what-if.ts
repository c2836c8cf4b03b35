import type { Below } from '../history/index.ts';
import { countBelow } from '../history/index.ts';
import { readWhatIf, whatIfChooser, withDeviation } from '../player/what-if.ts';
import type { MountedFigure } from './mount-figure.ts';
import { onPress, part, setText } from './parts.ts';
import type { Picture } from './pictures.ts';

/**
 * What if? At any node the reader may branch on another column, or go to where another row of the
 * column is taken; the real solver goes on from there, and both ways are compared.
 */
export function whatIf(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): Picture {
  const question = part(host, 'what-if-question', HTMLElement);
  const form = part(host, 'what-if-form', HTMLElement);
  const columns = part(host, 'what-if-column', HTMLSelectElement);
  const rows = part(host, 'what-if-row', HTMLSelectElement);
  const comparison = part(host, 'what-if-comparison', HTMLElement);
  const back = part(host, 'what-if-back', HTMLButtonElement);
  let compared = '';

  const setting = (): string => figure().settings['whatif'] ?? '';

  onPress(
    host,
    'branch-on',
    () => {
      const { nodes } = figure().player.frame.counters;
      figure().set(
        'whatif',
        withDeviation(setting(), { node: nodes, column: Number(columns.value) }),
      );
    },
    signal,
  );
  onPress(
    host,
    'take-row',
    () => {
      const { player } = figure();
      const decision = whereTaken(figure(), Number(rows.value));
      if (decision !== null) figure().goTo(player.recording.seek(decision).decision, 'decisions');
    },
    signal,
  );
  back.addEventListener('click', () => figure().set('whatif', ''), { signal });

  return ({ problem }, frame) => {
    const { matrix, rowNames } = problem;
    const name = (column: number): string => matrix.columns[column]?.name ?? '';
    const isChoice = frame.event === 'choose' || frame.event === 'dead end';
    form.hidden = !isChoice;
    setText(
      question,
      isChoice
        ? `Here the search branches on ${name(frame.column)}. What if it did not?`
        : 'Go to a step at which a column is chosen, and choose another.',
    );
    if (isChoice) {
      // The sizes that the choice was made by are those before the column was covered.
      const { sizes } = figure().player.recording.seek(frame.decision - 1);
      const taken = new Set(frame.covered.map(({ column }) => column));
      const open = matrix.columns
        .map((_, column) => column)
        .filter((column) => matrix.columns[column]?.kind === 'primary' && !taken.has(column));
      fill(columns, open.map((column) => [String(column), `${name(column)}, ${rowsIn(sizes[column] ?? 0)}`])); // prettier-ignore
      const candidates = matrix.rows
        .map((_, row) => row)
        .filter((row) => matrix.rows[row]?.includes(frame.column) && isFree(row));
      fill(
        rows,
        candidates.map((row) => [String(row), rowNames[row] ?? String(row)]),
      );
    }
    compare();

    function isFree(row: number): boolean {
      const others = frame.covered.filter(({ column }) => column !== frame.column);
      return !others.some(({ column }) => matrix.rows[row]?.includes(column));
    }

    function compare(): void {
      const text = setting();
      const key = `${text} ${matrix.columns.map(({ kind }) => kind.charAt(0)).join('')}`;
      back.hidden = text === '';
      if (key === compared) return;
      compared = key;
      const all = readWhatIf(text) ?? [];
      const last = all.at(-1);
      if (!last) {
        setText(comparison, '');
        return;
      }
      const own = all.slice(0, -1).map(({ node, column }) => `${node}.${column}`).join('-'); // prettier-ignore
      const yours = countBelow(matrix, whatIfChooser(text), last.node);
      const solver = countBelow(matrix, whatIfChooser(own), last.node);
      setText(
        comparison,
        `At node ${last.node} you branch on ${name(last.column)}. From there on: ${inWords(yours)}. The solver’s own way: ${inWords(solver)}.`,
      );
    }
  };
}

/** The decision at which a row of the column branched on is taken, in the run as it is. */
function whereTaken({ player }: MountedFigure, row: number): number | null {
  const { recording, frame } = player;
  const level = frame.path.length;
  const column = frame.branch;
  for (let decision = frame.decision + 1; decision <= recording.lastStep(); decision += 1) {
    const next = recording.seek(decision);
    if (next.event === 'try' && next.path.length === level + 1 && next.row === row) return decision;
    const isLeft =
      next.path.length < level || (next.path.length === level && next.branch !== column);
    if (isLeft && next.event === 'retreat') return null;
  }
  return null;
}

function fill(select: HTMLSelectElement, options: readonly (readonly [string, string])[]): void {
  const key = options.map(([, text]) => text).join('|');
  if (select.dataset['options'] === key) return;
  select.dataset['options'] = key;
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
}

function inWords({ nodes, updates, solutions, isWhole }: Below): string {
  const more = isWhole ? '' : 'more than ';
  return `${more}${counted(nodes, 'node')}, ${counted(updates, 'update')}, ${counted(solutions, 'solution')}`;
}

function rowsIn(size: number): string {
  return counted(size, 'row');
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
