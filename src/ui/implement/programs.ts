/** The files of content/implement, and what follows from them, computed once at build time. */
import checkPython from '#content/implement/check.py?raw';
import checkTypeScript from '#content/implement/check.ts?raw';
import python from '#content/implement/dlx.py?raw';
import typeScript from '#content/implement/dlx.ts?raw';
import boundedPython from '#content/implement/bounded.py?raw';
import boundedTypeScript from '#content/implement/bounded.ts?raw';
import { boundedBugs } from '#implement/bounded-bugs.ts';
import { createBoundedProblems } from '#implement/bounded-problems.ts';
import { bugs, harmless } from '#implement/bugs.ts';
import { catchBugs, checksOf, countCheck, judgeBugs } from '#implement/caught.ts';
import { fewestChecks } from '#implement/fewest.ts';
import { listed } from '#english/english.ts';
import { createVectors } from '#implement/vectors.ts';
import { adapters } from './trace/adapters.ts';

export const programs = [
  { id: 'typescript', name: 'TypeScript', file: 'dlx.ts', lang: 'ts', text: typeScript },
  { id: 'python', name: 'Python', file: 'dlx.py', lang: 'python', text: python },
] as const;

/** The same with bounds: a column is covered as often as it says. */
export const boundedPrograms = [
  { id: 'typescript', name: 'TypeScript', file: 'bounded.ts', lang: 'ts', text: boundedTypeScript },
  { id: 'python', name: 'Python', file: 'bounded.py', lang: 'python', text: boundedPython },
] as const;

export const vectors = createVectors();

/** The problems on which programs with bounds are compared. */
export const boundedProblems = createBoundedProblems();

/** The files to download, by name. */
export const files: Readonly<Record<string, string>> = {
  'dlx.ts': typeScript,
  'dlx.py': python,
  'bounded.ts': boundedTypeScript,
  'bounded.py': boundedPython,
  'check.ts': checkTypeScript,
  'check.py': checkPython,
  'vectors.json': JSON.stringify(vectors),
  'bounds.json': JSON.stringify({ problems: boundedProblems }),
  ...Object.fromEntries(adapters.map(({ file, text }) => [file, text])),
};

export const checks = checksOf(vectors);

/** Every bug, and in `uncaught` every harmless change, with the verdict of each check. */
export const caught = catchBugs(typeScript, bugs, vectors);
export const uncaught = catchBugs(typeScript, harmless, vectors);

export const boundedCaught = judgeBugs(boundedTypeScript, boundedBugs, boundedProblems.map(countCheck));

/** The number of lines that are not blank, without block comments and Python docstrings. */
export function linesOfCode(text: string): number {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|"""[\s\S]*?"""/g, '');
  return bare.split('\n').filter((line) => line.trim() !== '').length;
}

/** The size of a file in kB of 1,000 bytes, at least 1 kB. */
export function sizeOf(file: string): string {
  const bytes = new TextEncoder().encode(files[file]).length;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

/** The wrong counts of the 6×7 matrix, each with the bugs that give it, in the order of the list of bugs. */
export const wrongCounts = groupedByCounts();

function groupedByCounts(): { found: string; names: string[] }[] {
  const index = checks.findIndex(({ id }) => id === 'knuth');
  const groups = new Map<string, string[]>();
  for (const { bug, verdicts } of caught) {
    const verdict = verdicts[index];
    if (verdict?.kind !== 'differs') continue;
    groups.set(verdict.found, [...(groups.get(verdict.found) ?? []), bug.name]);
  }
  return [...groups].map(([found, names]) => ({ found, names }));
}

/** A sentence that names a smallest set of checks that shows every bug in the table. */
export const fewestFor = fewestWords();

function fewestWords(): string {
  const names = fewestChecks(caught).map((check) => checks[check]?.name ?? '');
  return `Together, ${listed(names)} show every bug in the table; no smaller set of checks does.`;
}
