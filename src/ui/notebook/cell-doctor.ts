import { examineWith } from '#notebook/rule-findings.ts';
import type { RulesReport } from '#notebook/rules-report.ts';
import { readReport } from '#notebook/rules-report.ts';
import { isGrave, isProof, isUrgent } from '#puzzles/user-problem/doctor/finding.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { optionalPart, part, setText } from '#ui/kit/parts.ts';
import { mountFindings } from '#ui/tools/own-problem/findings.ts';
import { DOCTOR, findingCount, NOTHING_FOUND } from '#ui/tools/own-problem/finding-words.ts';
import { sendPlace, sendProof } from './cell-problems.ts';

const PROVED =
  'There is no solution, and the doctor says why, so the search has been stopped. Solve continues it anyway.';

export interface CellDoctor {
  /** Lists the findings on a problem, with those of the rules of its cell. */
  show(problem: UserProblem, rules: RulesReport | null): void;
  /** Does so for the problem from the build. */
  showBuilt(): void;
  /** Removes the findings. */
  clear(): void;
}

/**
 * Wires the doctor of a cell. Faults and questions are always visible, the other findings are folded. “Show” points at rows and
 * columns in the figure of the cell.
 */
export function mountCellDoctor(place: HTMLElement, signal: AbortSignal): CellDoctor {
  const details = part(place, 'doctor', HTMLElement);
  const title = part(details, 'doctor-title', HTMLElement);
  const count = part(details, 'doctor-count', HTMLElement);
  const words = part(details, 'doctor-words', HTMLElement);
  const figure = (): HTMLElement | null => place.querySelector('cell-figure');
  const findings = mountFindings(place, signal, (at) => {
    const host = figure();
    if (host) sendPlace(host, at);
  });

  function show(problem: UserProblem, rules: RulesReport | null): void {
    const { findings: all, words: more } = examineWith(problem, rules);
    const told = [...(all.length === 0 ? [NOTHING_FOUND] : []), ...more];
    findings.show(all);
    const host = figure();
    if (host && all.some(isProof)) sendProof(host, PROVED);
    const others = all.filter((one) => !isUrgent(one)).length;
    const isElse = others < all.length;
    setText(
      title,
      !isElse ? 'What the doctor says:' : others > 0 ? 'What else the doctor says:' : 'What the doctor has looked at',
    );
    setText(count, isElse && others === 0 ? '' : findingCount(others, all.some(isGrave)));
    setText(words, [DOCTOR, ...told].join(' '));
    details.hidden = isElse && others === 0 && told.length === 0;
  }

  return {
    show,
    clear: () => findings.show([]),
    showBuilt() {
      const standard = optionalPart(place, 'standard', HTMLElement);
      if (!standard) return;
      const rules = readReport(JSON.parse(details.dataset['rules'] ?? 'null'));
      show(parseUserProblem(JSON.parse(standard.textContent) as string), rules);
    },
  };
}
