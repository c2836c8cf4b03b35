/** The programs of `/implement/` with the calls of the adapters in them, as a reader puts them there. */
import { readFileSync } from 'node:fs';

const folder = new URL('../../content/implement/', import.meta.url);
export const contentOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

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
