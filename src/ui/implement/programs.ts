/** The files of content/implement, and what follows from them, worked out once while the site is built. */
import checkPython from '#content/implement/check.py?raw';
import checkTypeScript from '#content/implement/check.ts?raw';
import python from '#content/implement/dlx.py?raw';
import typeScript from '#content/implement/dlx.ts?raw';
import { bugs, harmless } from '#implement/bugs.ts';
import { catchBugs, checksOf } from '#implement/caught.ts';
import { fewestChecks } from '#implement/fewest.ts';
import { listed } from '#english/english.ts';
import { createVectors } from '#implement/vectors.ts';

export const programs = [
  { id: 'typescript', name: 'TypeScript', file: 'dlx.ts', lang: 'ts', text: typeScript },
  { id: 'python', name: 'Python', file: 'dlx.py', lang: 'python', text: python },
] as const;

export const vectors = createVectors();

/** What can be downloaded, by its name. */
export const files: Readonly<Record<string, string>> = {
  'dlx.ts': typeScript,
  'dlx.py': python,
  'check.ts': checkTypeScript,
  'check.py': checkPython,
  'vectors.json': JSON.stringify(vectors),
};

export const checks = checksOf(vectors);

/** Every bug, and then every change that is none, with the verdict of each check. */
export const caught = catchBugs(typeScript, bugs, vectors);
export const uncaught = catchBugs(typeScript, harmless, vectors);

/** Lines that are neither blank nor a comment alone. */
export function linesOfCode(text: string): number {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|"""[\s\S]*?"""/g, '');
  return bare.split('\n').filter((line) => line.trim() !== '').length;
}

/** How many bytes a file has, in kB as a reader counts them. */
export function sizeOf(file: string): string {
  const bytes = new TextEncoder().encode(files[file]).length;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

/** What the counts of the 6×7 matrix are with each bug that ends and changes them, the usual ones first. */
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

/** Which checks are enough to show every bug of the list. */
export const fewestFor = fewestWords();

function fewestWords(): string {
  const names = fewestChecks(caught).map((check) => checks[check]?.name ?? '');
  return `Together, ${listed(names)} show every bug of the list; no smaller choice of checks does.`;
}
