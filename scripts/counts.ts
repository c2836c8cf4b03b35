/**
 * What can be counted of the house: `npm run counts`. Lines by folder, files under ten lines, functions over 120 lines
 * and of these their own, names that are exported from more than one file, which may mean two things, and names that a
 * file had to import under another, because there they would.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A file of so few lines is rarely worth its name, and a function of so many has more than one subject. */
const FEW = 10;
const MANY = 120;
/** What each puzzle, or each board, exports by the same name: an import says of which it is. */
const OF_EACH: ReadonlySet<string> = new Set(['encode', 'decode', 'parse', 'draw']);

interface Source {
  readonly file: string;
  readonly text: string;
  readonly lines: number;
}

const sources = ['src', 'tests', 'scripts'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,astro,css,mdx}`).map((file): Source => {
    const text = readFileSync(file, 'utf8');
    return { file, text, lines: text.split('\n').length - 1 };
  }),
);
const modules = sources
  .filter(({ file }) => file.startsWith('src/') && /(?<!\.d)\.ts$/.test(file))
  .map((source) => ({ ...source, tree: ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true) }));

print('Lines, by folder', tally(sources));
print(
  `Files of src under ${FEW} lines`,
  modules.filter(({ lines }) => lines < FEW).map(({ file, lines }) => `${lines}  ${file}`),
);
print(
  `Functions of src over ${MANY} lines`,
  modules.flatMap((source) => longFunctions(source)),
);
print('Names that several files of src export', sharedNames());
print('Names of src imported under another', renamedImports());

function print(title: string, lines: readonly string[]): void {
  console.log(`\n${title}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}

/** The lines of each folder: of src by floor and room, of the others as a whole. */
function tally(all: readonly Source[]): string[] {
  const sums = new Map<string, number>();
  for (const { file, lines } of all) {
    const [top = '', floor = '', room = ''] = file.split('/');
    const folder = top !== 'src' ? top : floor === 'ui' ? `src/ui/${room}` : `src/${floor}`;
    for (const name of new Set([top, folder])) sums.set(name, (sums.get(name) ?? 0) + lines);
  }
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, lines]) => `${String(lines).padStart(7)}  ${name}`);
}

function longFunctions({ file, tree }: (typeof modules)[number]): string[] {
  const long: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lineAt = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;
      const first = lineAt(node.getStart());
      const lines = lineAt(node.end) - first + 1;
      if (lines > MANY) {
        const own = lines - linesOfInner(node.body, lineAt);
        long.push(`${lines}, ${own} its own  ${file}:${first + 1} ${node.name?.getText() ?? ''}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return long;
}

/** The lines of the functions inside: a closure that only holds short functions has few lines of its own. */
function linesOfInner(body: ts.Node, lineAt: (position: number) => number): number {
  let lines = 0;
  ts.forEachChild(body, function visit(node) {
    if (ts.isFunctionLike(node)) lines += lineAt(node.end) - lineAt(node.getStart());
    else ts.forEachChild(node, visit);
  });
  return lines;
}

function sharedNames(): string[] {
  const files = new Map<string, string[]>();
  for (const { file, tree } of modules) {
    for (const name of exportedNames(tree)) files.set(name, [...(files.get(name) ?? []), file]);
  }
  return [...files]
    .filter(([, where]) => where.length > 1)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, where]) => `${name}: ${where.map((file) => file.replace(/^src\//, '')).join(', ')}`);
}

function renamedImports(): string[] {
  return modules.flatMap(({ file, tree }) =>
    tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
      const named = importClause?.namedBindings;
      if (!named || !ts.isNamedImports(named)) return [];
      return named.elements.flatMap(({ propertyName, name }) =>
        propertyName && !OF_EACH.has(propertyName.text) ? [`${propertyName.text} as ${name.text}  ${file}`] : [],
      );
    }),
  );
}

/** The names that a file declares and exports; what it only passes on is not its own. */
function exportedNames(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of tree.statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) names.add(name.text);
    } else if ('name' in statement && ts.isIdentifier(statement.name)) {
      names.add(statement.name.text);
    }
  }
  return names;
}
