/**
 * Numbers beside nouns and verbs, in sentences that the code puts together: `1 row has`, never `1 rows have`. A number
 * that may be 1 goes through `inFigures` or `counted`, or stands in a branch of a condition on 1.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { fromTo } from '#english/english.ts';
import { estimateWords } from '#pictures/walks/view.ts';
import { dueWords } from '#ui/practice/due-place.ts';
import { smallCoversWords } from '#ui/lessons/small-covers/small-covers-run.ts';
import { countWords, matchesHead } from '#ui/tools/wall/wall-words.ts';
import { countWords as gainCount, factorWords } from '#ui/tools/too-slow/gain-words.ts';
import { sizeWords } from '#ui/tools/too-slow/advice-words.ts';

/** Where a plural stands beside a number that is never 1: `file noun`, by why that is so. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'limits, and what is above a limit':
    'notebook.ts cells, words/text.ts are, crossword/text.ts are, limits.ts are, chart.ts are, rows-text.ts rows, judge-trace.ts lines, custom-board-text.ts pieces, ' +
    'create.ts cells, crossword.ts rows, word-search.ts rows, rota.ts days, film-plan.ts frames, ' +
    'moment-words.ts rows, cell-view.ts seconds, draw-list.ts rows, problem-editor.ts characters, ' +
    'markdown.ts characters, copy-link.ts characters, trace-text.ts characters, scorm-host.inline.ts characters, ' +
    'text.ts characters, limits.ts characters, sketch-text.ts characters, game-text.ts characters, ' +
    'compile.ts characters, notebook.ts characters',
  'an estimate, or a tree too large to draw':
    'advice-words.ts walks, advice-words.ts nodes, advice-words.ts updates, advice-words.ts years, ' +
    'forecast-words.ts nodes, sketch-words.ts nodes, walks/view.ts walks, walks/view.ts nodes, tree/draw.ts nodes, ' +
    'lanes/draw.ts updates',
  'counts of a board or matrix that the site chooses':
    'solutions-gallery.ts are, wall-words.ts boards, won.ts boards, pin-words.ts solutions, pin-words.ts boards, PlayBoard.astro pieces, boards.ts cells, ' +
    'last-board.ts edges, off-by-one-problem.ts rows, ' +
    'off-by-one-problem.ts solutions, obstacle.ts edges, ways.ts nodes, ways.ts columns, ways.ts numbers, ' +
    'ways.ts links, story.ts edges, row-by-row/columns.ts columns, ' +
    'row-by-row/columns.ts rows, blocks.ts columns, fewer-words.ts cells, queens/describe.ts squares, ' +
    'queens/fault-words.ts queens, parity/describe.ts ways, fine-grid/steps.ts edges, fine-grid/steps.ts squares, ' +
    'fine-grid/steps.ts cells, draw-weights.ts cells, dominoes/draw.ts cells, ' +
    'number-grid.ts lines, number-grid.ts cells, examples.ts queens, answers.ts numbers',
  'tasks draw at least 2 of each':
    'model-tasks.ts are, kind-tasks.ts talks, kind-tasks.ts hours, kind-tasks.ts rooms, matrix-tasks.ts rows, matrix-tasks.ts columns, ' +
    'model-tasks.ts hours, model-tasks.ts queens, model-tasks.ts places, search-tasks.ts numbers, ' +
    'step-tasks.ts columns, step-tasks.ts numbers, tree-tasks.ts rows, tree-tasks.ts parts',
  'the same function has answered for 1 before':
    'advice-words.ts rows, lacking.ts words, lacking.ts letters, user-problem/encode.ts rows, equal-rows.ts times, ' +
    'design-words.ts givens, hand.ts aspects, design-words.ts cells, what-comes.ts columns, which-column.ts columns, ' +
    'sketch-words.ts ways, fewer-words.ts solutions, hint-words.ts places, hint-words.ts numbers, places/view.ts times',
  'a decimal number': 'race-words.ts times, Comparison.astro times',
  'not a number':
    'in-parts.ts marks, builder.ts rows, draw-regions.ts edges, fault-words.ts numbers, short-line.ts updates',
  'for whoever writes the code': 'atlas.ts crossings, same-rest.ts rows, typescript.ts lines',
};

const parsed = globSync('src/**/*.{ts,astro}')
  // Their numbers are those of fixed puzzles, and snapshots hold their sentences.
  .filter((file) => !/(?:^|\/)questions\//.test(file))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const code = file.endsWith('.astro') ? (/^---$([^]*?)^---$/m.exec(text)?.[1] ?? '') : text;
    return { file, source: ts.createSourceFile(`${file}.ts`, code, ts.ScriptTarget.Latest, true) };
  });

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
}

/** `rows`, `branches`, …: whatever the code counts. A word that is a verb too is left out. */
const VERBS = new Set(['covers', 'names', 'points', 'ends', 'calls', 'have', 'writes']);
const plurals = new Set<string>();
for (const { source } of parsed) {
  each(source, (node) => {
    if (!ts.isCallExpression(node) || !/^(?:inFigures|counted)$/.test(node.expression.getText())) return;
    const [, noun, more] = node.arguments;
    if (!noun || !ts.isStringLiteral(noun)) return;
    plurals.add((more && ts.isStringLiteral(more) ? more.text : `${noun.text}s`).split(' ').at(-1) ?? '');
  });
}
const NOUNS = [...plurals].filter((noun) => !VERBS.has(noun)).join('|');

/** A plural right behind a number, or with one word between that is no verb. */
const PLURAL = new RegExp(
  `^ (?!(?:to|its|and|or|has|have|into|takes|where|that|with|each|is|are|in|at|from|does|writes|both|gives) )` +
    `(?:[a-z]+ )??(${NOUNS}|are)\\b`,
);
// What gives a number, and no name, where only a verb follows.
const COUNTS = /inFigures|counted|inWords|\.length|\.size\b/;

/** True when it stands in a branch of a condition on 1. */
function isDecided(node: ts.Node): boolean {
  for (let at = node; !ts.isStatement(at) && !ts.isFunctionLike(at.parent); at = at.parent) {
    if (ts.isConditionalExpression(at.parent) && /[=>] 1n?\b/.test(at.parent.condition.getText())) return true;
  }
  return false;
}

test('a number that may be 1 is not followed by a plural', () => {
  const reasons = Object.values(NEVER_ONE).flatMap((entries) => entries.split(', '));
  const used = new Set<string>();
  const found: string[] = [];
  for (const { file, source } of parsed) {
    each(source, (node) => {
      if (!ts.isTemplateSpan(node) || !ts.isTemplateExpression(node.parent)) return;
      const { templateSpans, head } = node.parent;
      const before = (templateSpans[templateSpans.indexOf(node) - 1]?.literal ?? head).text;
      const number = node.expression.getText();
      const [, behind] = PLURAL.exec(node.literal.text.replaceAll(/\s+/g, ' ')) ?? [];
      const noun = behind ?? (/\bthere are $/i.test(before) ? 'are' : undefined);
      // A size such as 3×1 or “3 by 1 cells”; a constant; what agrees already.
      if (noun === undefined || /(?:×| by )$/.test(before) || /\b[A-Z][A-Z_]{2,}\b/.test(number)) return;
      if (noun === 'are' ? !COUNTS.test(number) : /^(?:inFigures|counted)\(|=== 1 \?/.test(number)) return;
      if (isDecided(node.parent)) return;
      const reason = reasons.find((one) => `${file} ${noun}`.endsWith(`/${one}`));
      if (reason === undefined) found.push(`${basename(file)} ${noun}: {${number}}${node.literal.text}`);
      else used.add(reason);
    });
  }
  expect(found, 'use inFigures or counted, or add it to NEVER_ONE with its reason').toEqual([]);
  const unused = reasons.filter((one) => !used.has(one));
  expect(unused, 'reasons that nothing needs').toEqual([]);
});

const sentences: Readonly<Record<string, (count: number) => string>> = {
  fromTo: (count) => fromTo(count, count + 1),
  estimateWords: (count) => estimateWords({ walks: count, nodes: { mean: count, error: 0 } } as never),
  dueWords: (count) => `${dueWords(count, 0, null)} ${dueWords(count, 3, null)}`,
  smallCoversWords: (nodes) =>
    smallCoversWords({ pieces: 'UV', isSecondary: true, nodes, found: new Set(Array(nodes).keys().map(String)) }),
  wallCount: (count) => countWords({ all: count, withPart: count, found: count }),
  matchesHead: (count) => matchesHead(count || 1, count || 1),
  gainWords: (count) => `${gainCount(count, 'nodes')}, ${factorWords(count * 3, 3)}`,
  sizeWords: (count) => sizeWords({ error: 0, walks: 0, nodes: count, updates: count, solutions: count }),
};

/** What is wrong with a sentence about this many. */
const WRONG = [
  new RegExp(`(?<![\\d,.])1 (?:[a-z]+ )?(?:${NOUNS})\\b`),
  /(?<![\d,.])1 (?:of them |[a-z]+ )?(?:are|have|were|fit)\b/,
  /(?<![\d,.])(?:2|1,234) (?:[a-z]+s )?(?:is|has|was|fits)\b/,
  new RegExp(`(?<![\\d,.])(?:0|2|1,234) (?:${NOUNS.replaceAll(/s(?=\||$)/g, '')})(?![\\w-])`),
  /\b(\d+) (?:to|or) \1\b/,
  /\b1234\b/,
];

const isWrong = (said: string): boolean => WRONG.some((rule) => rule.test(said));

test.each(Object.entries(sentences))('%s is English for 0, 1, 2 and 1,234', (_, say) => {
  expect([0, 1, 2, 1_234].map(say).filter(isWrong)).toEqual([]);
});

test('the rules find what is wrong', () => {
  const wrong = ['1 rows are left', '1 of them are left', '2 rows is left', '2 row', '1 to 1', 'about 1234'];
  expect(wrong.filter(isWrong)).toEqual(wrong);
});
