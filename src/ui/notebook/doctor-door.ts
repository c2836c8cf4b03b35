import { messageOf } from '#english/english.ts';
import type { RulesReport } from '#notebook/rules-report.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { afterPaint } from '#ui/kit/after-paint.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { part, setText } from '#ui/kit/parts.ts';
import type { CellDoctor } from './cell-doctor.ts';

/** Loads the doctor with the first problem, or when the reader unfolds the findings. */
export function doctorDoor(place: HTMLElement, signal: AbortSignal) {
  const details = part(place, 'doctor', HTMLDetailsElement);
  let doctor: CellDoctor | null = null;
  /** What to show once the doctor is loaded; at first the problem of the build. */
  let tell: ((to: CellDoctor) => void) | null = (to) => to.showBuilt();

  async function speak(): Promise<void> {
    try {
      const { mountCellDoctor } = await fetchAtPress('the doctor', () => import('./cell-doctor.ts'));
      if (signal.aborted) return;
      doctor ??= mountCellDoctor(place, signal);
      tell?.(doctor);
      tell = null;
    } catch (error) {
      setText(part(details, 'doctor-words', HTMLElement), messageOf(error));
    }
  }

  const opened = (): void => {
    if (details.open && tell) void speak();
  };
  details.addEventListener('toggle', opened, { signal });
  opened();

  return {
    /** Shows what the doctor says of a problem, once the figure has been painted. */
    show(problem: UserProblem, rules: RulesReport | null): void {
      details.hidden = false;
      tell = (to) => to.show(problem, rules);
      afterPaint(() => void speak(), signal);
    },
    /** Hides the doctor when the cell has no problem. */
    hide(): void {
      details.hidden = true;
      tell = null;
      doctor?.clear();
    },
  };
}
