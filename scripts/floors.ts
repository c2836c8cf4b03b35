/**
 * The floors of the house, and the check that keeps each file on its own: `node scripts/floors.ts`.
 * ARCHITECTURE.md says what lives on each floor.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

interface Floor {
  /** Folders and modules under src/ that its code may import. */
  readonly may: readonly string[];
  /** Further ones that it may import types from. */
  readonly types?: readonly string[];
  /** A pure floor lists its packages here and imports nothing else from outside src/. */
  readonly packages?: readonly string[];
}

/** The floors below src/ui. */
const below = [
  ...['dlx', 'english', 'exhibits', 'history', 'puzzles', 'practice', 'activities', 'notebook', 'workers'],
  ...['player', 'pictures', 'scenarios', 'implement'],
];

/** The rooms of src/ui in their order: each may import from those above it in this list. */
const rooms = [
  ...['kit', 'figure', 'explore', 'lessons', 'practice'],
  ...['tools', 'questions', 'notebook', 'implement', 'activity', 'site'],
].map((room) => `ui/${room}`);

export const floors: Readonly<Record<string, Floor>> = {
  dlx: { may: [], packages: [] },
  english: { may: [], packages: [] },
  exhibits: { may: ['dlx', 'english'], packages: [] },
  history: { may: ['dlx', 'english'], packages: [] },
  puzzles: { may: ['dlx', 'english'], packages: [] },
  practice: { may: ['dlx', 'exhibits', 'english', 'history', 'puzzles'], packages: [] },
  activities: { may: ['english', 'practice', 'pictures/file/markup-text'], packages: [] },
  notebook: {
    may: ['dlx', 'english', 'history', 'puzzles'],
    packages: ['sucrase', '@lezer/common', '@lezer/javascript'],
  },
  workers: { may: ['dlx', 'english', 'exhibits', 'history', 'puzzles', 'practice', 'notebook', 'implement'] },
  player: { may: ['dlx', 'exhibits', 'english', 'history', 'workers/protocol'] },
  pictures: {
    may: ['dlx', 'exhibits', 'english', 'history', 'puzzles'],
    types: ['workers', 'player', 'notebook'],
    packages: ['d3-array', 'd3-hierarchy', 'd3-scale', 'd3-selection', '@observablehq/plot'],
  },
  scenarios: { may: ['dlx', 'english', 'history', 'puzzles', 'player', 'pictures'], packages: [] },
  implement: {
    may: ['dlx', 'exhibits', 'english', 'history', 'puzzles', 'practice', 'pictures', 'scenarios'],
    packages: ['sucrase'],
  },
  ...Object.fromEntries(
    rooms.map((room, at) => [room, { may: [...below, ...rooms.slice(0, at), 'styles', 'content'] }]),
  ),
  layouts: { may: ['ui', 'styles'] },
  pages: { may: ['ui', 'layouts'] },
};

/** The floor that a path below src/ stands on, or null. */
function floorOf(path: string): string | null {
  const [folder, room = ''] = segments(path);
  return [folder, `${folder}/${room}`].find((name) => name in floors) ?? null;
}

/** Where an import of our own leads, from the root: by its path, or by a `#` name of package.json; null for a package. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return join('src', specifier.slice(1));
  return /^\.\.?\//.test(specifier) ? join(dirname(file), specifier) : null;
}

/** Why `file` may not import `specifier`, or null if it may. Paths are relative to the root. */
export function trespass(file: string, specifier: string, typeOnly = false): string | null {
  const place = relative('src', file);
  const here = floorOf(place);
  const floor = here === null ? undefined : floors[here];
  if (here === null || !floor) return null;

  const path = targetOf(file, specifier);
  const target = relative('src', path ?? '');
  if (path === null || target.startsWith('..')) {
    if (!floor.packages || floor.packages.includes(specifier)) return null;
    return `src/${here} is pure and may not import ${specifier}.`;
  }
  if (floorOf(target) === here) {
    // A puzzle imports nothing of another; files beside the puzzles' folders are for all of them.
    const [[, room, ...inRoom], [, otherRoom, ...inOtherRoom]] = [segments(place), segments(target)];
    const isStranger = inRoom.length > 0 && inOtherRoom.length > 0 && room !== otherRoom;
    if (here !== 'puzzles' || !isStranger) return null;
    return `The puzzle ${room} may not import from the puzzle ${otherRoom}.`;
  }
  const module = segments(target.replace(/\.\w+(\?.*)?$/, '')).join('/');
  const allowed = [...floor.may, ...(typeOnly ? (floor.types ?? []) : [])];
  if (allowed.some((name) => module === name || module.startsWith(`${name}/`))) return null;
  return `src/${here} may not import ${module}, only from: ${allowed.join(', ') || 'nothing'}.`;
}

function segments(path: string): [string, ...string[]] {
  return path.split(/[\\/]/) as [string, ...string[]];
}

interface Import {
  readonly specifier: string;
  readonly position: number;
  /** `import type`, `export type` and `import('…')` as a type are gone when the code runs. */
  readonly isTypeOnly: boolean;
}

/** A fault of a file: where it is, from 1, and what to do about it. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What a file of src/ imports that it may not, and what it fetches or starts without saying when that fails. */
export function faultsOf(file: string, text: string): Fault[] {
  return codeOf(file, text).flatMap((code) => {
    const source = parse(file, code.text);
    const at = (position: number, message: string): Fault => {
      const { line } = source.getLineAndCharacterOfPosition(position);
      return { file, line: code.line + line, message };
    };
    const trespasses = importsOf(source).flatMap(({ specifier, position, isTypeOnly }) => {
      const message = trespass(file, specifier, isTypeOnly);
      return message ? [at(position, message)] : [];
    });
    const others = [...fetchFaults(file, source), ...spreadFaults(source)];
    return [...trespasses, ...others.map(([position, message]) => at(position, message))];
  });
}

/** Each circle of files that import one another, types included. */
export function circlesOf(files: ReadonlyMap<string, string>): string[] {
  const imports = new Map(
    [...files].map(([file, text]) => {
      const found = codeOf(file, text).flatMap((code) => importsOf(parse(file, code.text)));
      return [file, found.flatMap(({ specifier }) => targetOf(file, specifier) ?? [])];
    }),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  function walk(file: string, path: readonly string[]): void {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) {
      for (const next of imports.get(file) ?? []) walk(next, [...path, file]);
      done.add(file);
    }
  }
  for (const file of files.keys()) walk(file, []);
  return circles;
}

/** The code in a file and the line it begins at, from 1: an .astro file has some in its front matter and in its scripts. */
function codeOf(file: string, text: string): { text: string; line: number }[] {
  if (!file.endsWith('.astro')) return [{ text, line: 1 }];
  const parts = text.matchAll(
    /^---\n(?<front>[\s\S]*?)\n---$|<script(?![^>]*is:inline)[^>]*>(?<script>[\s\S]*?)<\/script>/gm,
  );
  return [...parts].map((part) => {
    const code = part.groups?.['front'] ?? part.groups?.['script'] ?? '';
    const start = part.index + part[0].indexOf(code);
    return { text: code, line: text.slice(0, start).split('\n').length };
  });
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function nodesOf(source: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
}

function importsOf(source: ts.SourceFile): Import[] {
  return nodesOf(source).flatMap((node) => {
    const from = specifierOf(node);
    if (!from || !ts.isStringLiteralLike(from)) return [];
    const isTypeOnly =
      ts.isImportTypeNode(node) ||
      (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(node) && node.isTypeOnly);
    return [{ specifier: from.text, position: from.getStart(), isTypeOnly }];
  });
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (isDynamicImport(node)) return node.arguments[0];
  // A worker is imported by its address.
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL') return node.arguments?.[0];
  return undefined;
}

function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** The functions that fetch a part, say when it is missing and try again. */
const FETCHERS = /^(fetchPart|fetchAtPress|defineAtSight|defineCard)$/;

/** What is fetched later may not come, and a worker may not start. Two modules say so, and try again at the next press.
 * No reader has asked for what keeps pages for reading offline. */
function fetchFaults(file: string, source: ts.SourceFile): [position: number, message: string][] {
  if (!/^src\/ui\//.test(file.replaceAll('\\', '/')) || /ui.(?:kit.worker|site.offline.keep\.inline)\.ts$/.test(file))
    return [];
  return nodesOf(source).flatMap((node): [number, string][] => {
    if (isDynamicImport(node) && !isFetched(node))
      return [
        [
          node.getStart(),
          'Fetch it with fetchPart (ui/kit/fetch-part.ts), so that the reader hears when it is missing.',
        ],
      ];
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Worker'))
      return [[node.getStart(), 'Start it in ui/kit/worker.ts, so that the reader hears when it does not start.']];
    return [];
  });
}

/** A literal that is spread into another only keeps its entries on one line. */
function spreadFaults(source: ts.SourceFile): [position: number, message: string][] {
  return nodesOf(source).flatMap((node): [number, string][] =>
    ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)
      ? [[node.getStart(), 'Write its entries out: they are entries of the object around it.']]
      : [],
  );
}

function isFetched(node: ts.Node): boolean {
  if (ts.isSourceFile(node)) return false;
  const isFetcher = ts.isCallExpression(node) && FETCHERS.test(node.expression.getText());
  return isFetcher || isFetched(node.parent);
}

/** More than this, and a file has two subjects. Tables of words and figures need no more than that either. */
const MOST_LINES = 400;

if (import.meta.main) {
  const names = globSync('src/**/*.{ts,astro,css}').sort();
  const files = new Map(names.map((file) => [file, readFileSync(file, 'utf8')]));
  const code = new Map([...files].filter(([file]) => !file.endsWith('.css')));
  const faults = [...code].flatMap(([file, text]) => faultsOf(file, text));
  const said = [
    ...faults.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ...circlesOf(code).map((circle) => `A circle of imports: ${circle}`),
    ...[...files]
      .filter(([, text]) => text.split('\n').length - 1 > MOST_LINES)
      .map(([file]) => `${file}: more than ${MOST_LINES} lines; find its second subject and give it a file.`),
  ];
  for (const line of said) console.error(line);
  process.exitCode = said.length > 0 ? 1 : 0;
}
