import { plainProblem } from '#implement/plain-problem.ts';
import { type ExerciseId, exerciseOf, SOLVER_PARTS } from '#practice/code/exercises.ts';
import type { SolveResult } from '#practice/code/solve-code.ts';
import { capital, counted, inWords, listed, messageOf } from '#english/english.ts';
import { LONG_LIMIT } from '#ui/notebook/box.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { button, part, say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { CodeBox } from './code-box.ts';
import { ownParts } from './own-code.ts';

const COUNTS = ['solutions', 'nodes', 'updates'] as const;

type Count = (typeof COUNTS)[number];

/** The reader's own solver on problems of the site, with its counts beside the site's. */
export function mountOwnRuns(place: HTMLElement, box: CodeBox, signal: AbortSignal): { update(): void } {
  const { press } = wiring(place, signal);
  const said = part(place, 'runs-said', HTMLElement);
  const stop = press('stop-run', () => box.stop());
  const follow = press('follow-run', () => goToFigure());
  let trace: readonly string[] = [];

  for (const row of place.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = row.dataset['problem'] ?? '';
    wiring(row, signal).press('run-own', () => void run(row, name));
  }

  async function run(row: HTMLElement, name: string): Promise<void> {
    const title = row.dataset['title'] ?? name;
    const own = ownParts();
    if (SOLVER_PARTS.every((id) => own[id] === undefined)) {
      say(said, 'None of the solver is yours yet: solve one of its exercises first.');
      return;
    }
    const start = button(row, 'run-own');
    for (const count of COUNTS) show(row, count, '');
    row.removeAttribute('data-verdict');
    say(said, `Running your solver on ${title}…`);
    if (stop) stop.hidden = false;
    if (document.activeElement === start) stop?.focus();
    try {
      const { ownMatrix } = await fetchAtPress('the problem', () => import('#implement/own-problems.ts'));
      const { primary, rows } = plainProblem(ownMatrix(name));
      const { compiled, partsWith } = await fetchAtPress('the compiler', () => import('./test-tools.ts'));
      const read = compiled((compile) => partsWith(ownParts(), compile));
      if ('fault' in read) throw new Error(read.fault.message);
      const withTrace = name === 'knuth';
      const end = await box.run(
        { solve: { parts: read.made, primary, rows, withTrace } },
        LONG_LIMIT,
        // In the table and not in the status, so that a screen reader does not read out every count.
        (solutions) => show(row, 'solutions', `${inWords(solutions)}…`),
      );
      if (end.kind !== 'solved') show(row, 'solutions', '');
      if (end.kind === 'solved') tell(row, title, end, withTrace);
      else if (end.kind === 'too long')
        say(said, `Your solver was still running on ${title} after ${LONG_LIMIT / 1_000} seconds, so it was stopped.`);
      else if (end.kind === 'stopped') say(said, 'Stopped.');
      else
        say(
          said,
          'message' in end ? `Your solver failed: ${end.message}.` : 'Your solver sent too much, so it was stopped.',
        );
    } catch (error) {
      say(said, messageOf(error));
    }
    if (stop) {
      if (document.activeElement === stop) start?.focus();
      stop.hidden = true;
    }
  }

  function tell(row: HTMLElement, title: string, result: SolveResult, withTrace: boolean): void {
    for (const count of COUNTS) show(row, count, inWords(result[count]));
    const others = COUNTS.filter((count) => row.dataset[count] !== String(result[count]));
    row.dataset['verdict'] = others.length === 0 ? 'right' : 'wrong';
    const words =
      others.length === 0
        ? `${capital(title)}: ${counted(result.solutions, 'solution')}, and every count matches the site’s.`
        : `${capital(title)}: your ${others.length === 1 ? 'count' : 'counts'} of ${listed(others)} ${others.length === 1 ? 'differs' : 'differ'} from the site’s.`;
    say(said, words);
    if (withTrace) followable(result.trace);
  }

  /** Offers to follow the run of the 6×7 matrix on the figure. */
  function followable(lines: readonly string[]): void {
    trace = lines;
    if (follow) follow.hidden = lines.length === 0;
  }

  /** The figure compares the run with its own, line by line, and goes to the first step that differs. */
  function goToFigure(): void {
    const figure = document.getElementById(place.dataset['figure'] ?? '');
    if (!figure) return;
    const field = part(figure, 'trace', HTMLTextAreaElement);
    field.value = trace.map(named).join('\n');
    button(figure, 'judge')?.click();
    figure.scrollIntoView({ block: 'start' });
    part(figure, 'step', HTMLInputElement).focus({ preventScroll: true });
  }

  function update(): void {
    const own = ownParts();
    const mine = SOLVER_PARTS.filter((id) => own[id] !== undefined);
    setText(part(place, 'own-parts', HTMLElement), partsWords(mine));
  }

  return { update };
}

function show(row: HTMLElement, count: Count, words: string): void {
  setText(part(row, `own-${count}`, HTMLElement), words === '' ? '–' : words);
}

/** Replaces the header's number by the column's name, as in the figure: `cover 4, …` becomes `cover D, …`. */
function named(line: string): string {
  return line.replace(/ (\d+),/, (_, header: string) => ` ${String.fromCharCode(64 + Number(header))},`);
}

function partsWords(mine: readonly ExerciseId[]): string {
  if (mine.length === 0) return 'None of the solver is yours yet, so there is nothing of yours to run.';
  if (mine.length === SOLVER_PARTS.length) return 'The whole solver is yours.';
  const names = mine.map((id) => `“${exerciseOf(id).title}”`);
  return `Yours: ${listed(names)}. The rest is the site’s.`;
}
