/** The programs of `/implement/` with the calls of the adapters in them, as a reader puts them there; and their traces. */
import { transform } from 'sucrase';
import type { PlainProblem } from '../plain-problem.ts';

type Calls = readonly (readonly [piece: RegExp, put: string])[];

/** Puts calls before or after pieces of a program; a bug may have taken a piece away. */
const withCalls = (program: string, calls: Calls): string =>
  calls.reduce((text, [piece, put]) => text.replace(piece, put), program);

/** `dlx.ts`, or it with one of its bugs. */
export function tellingScript(program: string): string {
  return withCalls(program, [
    [
      /function (cover|uncover)\(c: number\): void \{/g,
      'function $1(c: number): void {\n    $1Now(c);\n    tell.$1(c);\n  }\n\n  function $1Now(c: number): void {',
    ],
    [/( *)solutions\.push\(/, '$1tell.solution();\n$1solutions.push('],
    [/( *)cover\(c\);\n( *for \(let r)/, '$1tell.choose(c);\n$1cover(c);\n$2'],
    [/( *)O\[k\] = r;/, '$1tell.take(N[r]);\n$1O[k] = r;'],
    [/( *)search\(k \+ 1\);/, '$1search(k + 1);\n$1tell.undo(N[r]);'],
    [/( *)return \{ L, R/, '$1tell.start(primary, rows, { S, L, R, U, D, counts });\n$1return { L, R'],
  ]);
}

/** `dlx.py`, or it with one of its bugs. */
export function tellingPython(program: string): string {
  return withCalls(program, [
    [/def (cover|uncover)\(c\):/g, 'def $1(c):\n        $1_now(c)\n        tell.$1(c)\n\n    def $1_now(c):'],
    [/( *)solutions\.append\(/, '$1tell.solution()\n$1solutions.append('],
    [/( *)cover\(c\)\n( *for r in)/, '$1tell.choose(c)\n$1cover(c)\n$2'],
    [/( *)O\[k\] = r\n/, '$1tell.take(N[r])\n$1O[k] = r\n'],
    [/( *)search\(k \+ 1\)\n/, '$1search(k + 1)\n$1tell.undo(N[r])\n'],
    [
      /( *)return SimpleNamespace/,
      '$1tell.start(primary, rows, counts, S=S, L=L, R=R, U=U, D=D)\n$1return SimpleNamespace',
    ],
  ]);
}

/** In lines, and turns of loops: a program with a bug may never end. */
const MOST_LINES = 20_000;
const MOST_TURNS = 200_000;

/** Runs a program like `dlx.ts` with the adapter `tell.js`, and returns the first lines that it prints. */
export function toldLines(program: string, adapter: string, { primary, rows }: PlainProblem): string[] {
  const lines: string[] = [];
  let turns = 0;
  const turn = (): true => {
    turns += 1;
    if (turns > MOST_TURNS || lines.length > MOST_LINES) throw new RangeError('without end');
    return true;
  };
  const bare = (text: string): string => text.replaceAll(/^export /gm, '');
  const watched = bare(tellingScript(program)).replace(/for \((let \w+ = [^;]+); ([^;]+);/g, 'for ($1; turn() && $2;');
  const { code } = transform(watched, { transforms: ['typescript'], disableESTransforms: true });
  const names = 'start, choose, cover, take, undo, uncover, solution';
  const tell = `const tell = (() => { ${bare(adapter)} return { ${names} }; })();`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the texts are our own files, with bugs of our own
  const make = new Function('console', 'turn', `"use strict"; ${tell} ${code}\nreturn dancingLinks;`) as (
    console: { log(line: string): void },
    turn: () => true,
  ) => (primary: readonly boolean[], rows: readonly (readonly number[])[]) => { search(): void };
  try {
    make({ log: (line) => lines.push(line) }, turn)(primary, rows).search();
  } catch (error) {
    // A program with a bug may run on, or out of its arrays; what it has printed stands.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  }
  return lines;
}
