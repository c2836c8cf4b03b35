import { inWords } from '#english/english.ts';
import type { Exercise } from '#practice/code/exercises.ts';
import { WAY_WORDS } from '#practice/code/way-back.ts';
import { TIME_LIMIT } from '#ui/notebook/box.ts';
import type { Place } from '#ui/notebook/code-place.ts';
import { make } from '#ui/kit/make.ts';
import { part, say, setText } from '#ui/kit/parts.ts';
import { tick } from '#ui/kit/tick.ts';
import type { CodeBox } from './code-box.ts';
import type { Failure, failureOf } from './failure.ts';
import { passedCode } from './own-code.ts';

/** How a test in the sandbox has ended. */
export type TestEnd = Awaited<ReturnType<CodeBox['run']>>;

export interface ExerciseVerdict {
  /** Writes a line of status, which the next verdict takes away. */
  note(words: string): void;
  /** Says that a test has begun. */
  testing(): void;
  /** Takes away what the last test has said, and says it in these words, if any. */
  none(...words: readonly string[]): void;
  /** The code cannot be compiled: a place of it is marked. */
  unreadable(fault: { readonly message: string; readonly line: number; readonly column: number }): void;
  /** Shows how a test has ended; `read` reads what the sandbox has observed of one that failed. */
  show(end: TestEnd, read: typeof failureOf): void;
  /** Shows whether the exercise has been passed, and by this code. */
  showTick(text: string): void;
}

/** What a test says of an exercise: its words, its picture, what the code has printed, and the tick. */
export function exerciseVerdict(
  place: HTMLElement,
  { id }: Pick<Exercise, 'id'>,
  mark: (at: Place | null, message: string) => void,
): ExerciseVerdict {
  const status = part(place, 'status', HTMLElement);
  const verdict = part(place, 'verdict', HTMLElement);
  const picture = part(place, 'damage', HTMLElement);
  const svg = part(place, 'damage-torus', SVGSVGElement);
  const lines = part(place, 'lines', HTMLElement);

  function tell(how: 'none' | 'right' | 'wrong', ...words: readonly string[]): void {
    place.dataset['verdict'] = how;
    setText(status, '');
    picture.hidden = true;
    lines.hidden = true;
    mark(null, '');
    verdict.replaceChildren(...words.map(lineOf));
  }

  function show(end: TestEnd, read: typeof failureOf): void {
    switch (end.kind) {
      case 'passed':
        tell(
          'right',
          `Passed: right in ${inWords(end.cases)} cases, ${triedOn(id)}.`,
          ...end.ways.map((way) => WAY_WORDS[way]),
        );
        showLines(end.lines);
        return;
      case 'failed':
        showFailure(read(id, end), end.lines);
        return;
      case 'stopped':
        tell('none', 'Stopped.');
        return;
      case 'too long':
        tell(
          'wrong',
          `The code was still running after ${TIME_LIMIT / 1_000} seconds, so it was stopped: perhaps one of its loops never ends. ` +
            'Each loop round a ring should end where it began.',
        );
        return;
      default: {
        const message = 'message' in end ? end.message : 'The code sent too much, so it was stopped';
        tell('wrong', `${message}.`);
      }
    }
  }

  function showFailure(failure: Failure | null, said: readonly string[]): void {
    if (!failure) {
      tell('wrong', 'What came out of the sandbox could not be read. Press Test again.');
      return;
    }
    const { words, broken, draw } = failure;
    tell('wrong', ...words);
    if (broken) mark({ line: broken.line, column: 1 }, broken.message);
    picture.hidden = !draw(svg);
    showLines(said);
  }

  function showLines(said: readonly string[]): void {
    lines.hidden = said.length === 0;
    setText(lines.querySelector('pre'), said.join('\n'));
  }

  return {
    note: (words) => setText(status, words),
    testing() {
      tell('none');
      say(status, 'Testing…');
    },
    none: (...words) => tell('none', ...words),
    unreadable({ message, line, column }) {
      tell('wrong', `Line ${line}: ${message}.`);
      mark({ line, column: Math.max(1, column) }, message);
    },
    show,
    showTick(text) {
      const isDone = passedCode(id) !== null;
      part(place, 'tick', HTMLElement).replaceChildren(...(isDone ? [tick('solved')] : []));
      if (isDone && text === passedCode(id) && verdict.childElementCount === 0) {
        place.dataset['verdict'] = 'right';
        verdict.replaceChildren(lineOf('Passed.'));
      } else if (isDone && place.dataset['verdict'] === 'none') {
        setText(status, 'The code that passed is kept in your solver. The cell has changed since.');
      }
    },
  };
}

/** What the cases of an exercise are made of. The 6×7 matrix has no colours. */
function triedOn(id: Exercise['id']): string {
  if (id === 'unlink') return 'in the ring of the 6×7 matrix and in 200 random rings';
  return `on ${id === 'purify' ? '' : 'the 6×7 matrix and on '}200 random matrices`;
}

function lineOf(words: string): HTMLElement {
  return make(document, 'p', { class: 'verdict-line' }, words);
}
