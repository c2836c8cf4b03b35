/**
 * The floors of the house, and the lint rule that keeps each file on its own.
 * ARCHITECTURE.md says what lives on each floor.
 */
import { dirname, relative, resolve } from 'node:path';
import type { Rule } from 'eslint';

interface Floor {
  /** Folders and modules under src/ that its code may import. */
  readonly may: readonly string[];
  /** Further ones that it may import types from. */
  readonly types?: readonly string[];
  /** A pure floor lists its packages here and imports nothing else from outside src/. */
  readonly packages?: readonly string[];
}

export const floors: Readonly<Record<string, Floor>> = {
  dlx: { may: [], packages: [] },
  words: { may: [], packages: [] },
  history: { may: ['dlx', 'words'], packages: [] },
  puzzles: { may: ['dlx', 'words'], packages: [] },
  practice: { may: ['dlx', 'words', 'history', 'puzzles'], packages: [] },
  notebook: {
    may: ['dlx', 'words', 'puzzles'],
    packages: ['sucrase', '@lezer/common', '@lezer/javascript'],
  },
  workers: { may: ['dlx', 'history', 'puzzles', 'practice', 'notebook'] },
  player: { may: ['dlx', 'words', 'history', 'workers/protocol'] },
  pictures: {
    may: ['dlx', 'words', 'history', 'puzzles'],
    types: ['workers', 'player', 'notebook'],
    packages: ['d3', '@observablehq/plot'],
  },
  scenarios: { may: ['dlx', 'words', 'history', 'puzzles', 'player', 'pictures'], packages: [] },
  implement: {
    may: ['dlx', 'words', 'history', 'puzzles', 'practice', 'pictures', 'scenarios'],
    packages: ['sucrase'],
  },
  elements: {
    may: [
      ...['dlx', 'words', 'history', 'puzzles', 'practice', 'notebook', 'workers', 'player'],
      ...['pictures', 'scenarios', 'implement'],
    ],
  },
  components: {
    may: [
      ...['dlx', 'words', 'history', 'puzzles', 'practice', 'notebook', 'player', 'pictures'],
      ...['scenarios', 'implement', 'elements'],
    ],
  },
  layouts: { may: ['components'] },
  pages: { may: ['components', 'layouts'] },
};

/** Why `file` may not import `specifier`, or null if it may. Paths are relative to the root. */
export function trespass(file: string, specifier: string, typeOnly = false): string | null {
  const [here = '', room, ...inRoom] = segments(relative('src', file));
  const floor = floors[here];
  if (!floor) return null;

  const target = relative('src', resolve(dirname(file), specifier));
  const [there = '', otherRoom, ...inOtherRoom] = segments(target);
  const isLocal = /^\.\.?\//.test(specifier) && there in floors;
  if (!isLocal) {
    if (!floor.packages || floor.packages.includes(specifier)) return null;
    return `src/${here} is pure and may not import ${specifier}.`;
  }
  if (there === here) {
    // One puzzle knows nothing of another; files beside the puzzles' folders are for all of them.
    const isStranger = inRoom.length > 0 && inOtherRoom.length > 0 && room !== otherRoom;
    if (here !== 'puzzles' || !isStranger) return null;
    return `The puzzle ${room} may not import from the puzzle ${otherRoom}.`;
  }
  const module = segments(target.replace(/\.\w+(\?.*)?$/, '')).join('/');
  const allowed = [...floor.may, ...(typeOnly ? (floor.types ?? []) : [])];
  if (allowed.some((name) => module === name || module.startsWith(`${name}/`))) return null;
  return `src/${here} may not import ${module}, only from: ${allowed.join(', ') || 'nothing'}.`;
}

function segments(path: string): string[] {
  return path.split(/[\\/]/);
}

const imports = [
  'ImportDeclaration > Literal.source',
  'ExportAllDeclaration > Literal.source',
  'ExportNamedDeclaration > Literal.source',
  'ImportExpression > Literal.source',
  'TSImportType Literal',
  // A worker is imported by its address.
  'NewExpression[callee.name="URL"] > Literal.arguments:first-child',
].join(', ');

export const floorsRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.physicalFilename);
    return {
      [imports](node: Rule.Node) {
        if (node.type !== 'Literal' || typeof node.value !== 'string') return;
        const message = trespass(file, node.value, isTypeOnly(node.parent));
        if (message) context.report({ node, message });
      },
    };
  },
};

/** `import type`, `export type` and `import('…')` as a type are gone when the code runs. */
function isTypeOnly(node: object): boolean {
  const { type, importKind, exportKind } = node as Record<string, unknown>;
  return importKind === 'type' || exportKind === 'type' || String(type).startsWith('TS');
}
