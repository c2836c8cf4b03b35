import type { ColumnKind } from '#dlx/index.ts';
import type { UserBoardProblem } from '#puzzles/user-problem/encode.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { longNames, withShortNames } from '#puzzles/user-problem/short-names.ts';
import { switched } from '#puzzles/user-problem/switched.ts';
import { counted } from '#english/english.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { copyText } from '#ui/kit/copy-text.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { saveFile } from '#ui/kit/save-file.ts';

/**
 * Wires the DLX text of the problem, to copy or save, with the current kinds of its columns. Knuth's programs read only
 * short names (8 bytes), so the page warns about long ones and offers short ones.
 */
export function dlxText(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { part, press } = wiring(host, signal);
  const words = part('dlx-words', HTMLElement);
  let isShort = false;
  let told: unknown = null;

  function problem(): UserProblem {
    const { userProblem, matrix } = figure().problem as UserBoardProblem;
    const kinds = matrix.columns.map(({ kind }): ColumnKind => kind);
    return switched(userProblem, kinds);
  }

  function text(): string {
    const now = problem();
    return formatUserProblem(isShort ? withShortNames(now) : now);
  }

  const toggle = press('short-names', () => {
    isShort = !isShort;
    tell();
  });
  press('copy-dlx', () => void copyText('The text', text()).then((said) => say(words, said)));
  press('save-dlx', () => {
    saveFile('problem.dlx', text());
    say(words, 'Saved as problem.dlx.');
  });

  function tell(): void {
    const long = longNames(problem());
    if (toggle) {
      toggle.hidden = long.length === 0;
      toggle.setAttribute('aria-checked', String(isShort));
    }
    setText(words, wordsOf(long, isShort));
  }

  return ({ problem: { matrix } }) => {
    if (matrix === told) return;
    told = matrix;
    tell();
  };
}

function wordsOf(long: readonly string[], isShort: boolean): string {
  const what = 'DLX text, with drawings and sentences in comment lines.';
  const [first] = long;
  if (first === undefined) return `${what} Knuth’s programs read it as it is.`;
  const names =
    long.length === 1 ? `1 name, “${first}”, is` : `${counted(long.length, 'name')}, such as “${first}”, are`;
  if (!isShort) {
    return (
      `${what} ${names} longer than Knuth’s programs allow: eight bytes for a column, one for a colour. With short ` +
      'names they can read it.'
    );
  }
  return (
    `${what} Short names replace the long ones; comments keep the long names of columns. Knuth’s programs ` +
    'can read it.'
  );
}
