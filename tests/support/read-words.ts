/** What readers read, taken from the sources: prose of pages and documents, and texts that the code puts together. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface ReadWords {
  readonly file: string;
  /** The line in the file, from 1. */
  readonly line: number;
  /** A text, in one line; `{}` stands for what is computed. */
  readonly text: string;
}

/** What nobody reads as prose: styles and scripts of a page, comments, code, imports, and the targets of links. */
const NOT_READ =
  /^---$[^]*?^---$|^```[^]*?^```$|<(style|script|code|pre)\b[^]*?<\/\1>|\{\/\*[^]*?\*\/\}|<!--[^]*?-->|^import .*$|`[^`\n]*`|\]\([^)\s]*\)/gm;

/** Attributes that a reader meets; all others belong to the page. */
const ATTRIBUTE =
  /\s(?!(?:title|label|legend|idea|description|text|words|name|aria-label|placeholder|alt|from|how|start)=)[\w:-]+=(?:"[^"]*"|\{[^{}]*\})/g;

/** An expression that holds no markup. */
const EXPRESSION = /\{[^{}<]*\}/g;

/** A text of two words or more, or a word that begins like a label. */
const IS_SAID = /[\p{L}\d})%…,.;:] [\p{L}\d{(“…%×]|^[A-Z][a-z]/u;

/** The texts of a file: a paragraph each of a page or document, and a literal each of a module. */
export function readWords(file: string): ReadWords[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.ts') || file.endsWith('.json')) return literals(file, text);
  const heads = file.endsWith('.astro')
    ? literals(file, /^---$([^]*?)^---$/m.exec(text)?.[1] ?? '')
    : titles(file, text);
  return [...heads, ...paragraphs(file, text)];
}

/** The front matter of a document, a line each. */
function titles(file: string, text: string): ReadWords[] {
  const head = /^---$([^]*?)^---$/m.exec(text)?.[1] ?? '';
  return head.split('\n').map((line, at) => ({ file, line: at + 1, text: line }));
}

function paragraphs(file: string, text: string): ReadWords[] {
  // As many lines as before, so that a paragraph keeps its number.
  const blank = (match: string): string => match.replaceAll(/[^\n]+/g, ' ');
  const kept = text
    .replaceAll(NOT_READ, blank)
    .replaceAll(ATTRIBUTE, blank)
    .replaceAll(EXPRESSION, (match) => `{${'\n'.repeat(match.split('\n').length - 1)}}`);
  let line = 1;
  return kept.split(/(?<=\n)[ \t]*\n/).flatMap((part) => {
    const at = line;
    line += part.split('\n').length;
    const said = part.replaceAll(/\s+/g, ' ').trim();
    return said === '' ? [] : { file, line: at, text: said };
  });
}

function literals(file: string, text: string): ReadWords[] {
  const source = ts.createSourceFile(
    `${file}.ts`,
    file.endsWith('.json') ? `(${text})` : text,
    ts.ScriptTarget.Latest,
    true,
  );
  const found: ReadWords[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const said = saidBy(node);
    if (said !== null && IS_SAID.test(said)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ file, line: line + 1, text: said.replaceAll(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function saidBy(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}
