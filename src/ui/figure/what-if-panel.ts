import { namesOf } from '#history/caption.ts';
import type { Frame } from '#history/index.ts';
import { decisionOfNode } from '#history/below.ts';
import { type ColumnChoice, choicesAt } from '#history/choices.ts';
import { withDeviation, withoutDeviation } from '#player/deviations.ts';
import { readWhatIf } from '#player/what-if.ts';
import { noHighlight } from '#pictures/kit/highlight.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import type { MountedFigure } from './mount-figure.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Picture } from './pictures.ts';
import { createComparison } from './what-if-comparison.ts';
import { inFigures } from '#english/english.ts';

/** While frames follow each other faster than this, in milliseconds, the choices wait for the last one. */
const STILL_MS = 60;

const INVITATION = 'Go to a step at which a column is chosen, and choose another column or row.';

/** Wires the panel that WhatIf.astro has written. */
export function createWhatIf(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
  walk: Scenario['walk'],
): Picture {
  const { part, press, on } = wiring(host, signal);
  const panel = part('what-if', HTMLElement);
  const question = part('what-if-question', HTMLElement);
  const columns = part('what-if-column', HTMLSelectElement);
  const rows = part('what-if-row', HTMLSelectElement);
  const compare = createComparison(host, figure, signal, walk);
  /** The frame that the choices belong to. */
  let offered: Frame | null = null;
  let choices: readonly ColumnChoice[] = [];
  let timer = 0;
  let then = -Infinity;
  signal.addEventListener('abort', () => clearTimeout(timer));

  const setting = (): string => figure().settings['whatif'] ?? '';
  const chosen = (): ColumnChoice | undefined => choices.find(({ column }) => column === Number(columns.value));

  function offer(): void {
    const { player, problem } = figure();
    const { frame, playing } = player;
    const isChoice = (frame.event === 'choose' || frame.event === 'dead end') && !playing;
    const { matrix } = problem;
    const name = matrix.columns[frame.column]?.name ?? '';
    setText(question, isChoice ? askedAt(frame, name) : INVITATION);
    // The fields stay where they are, so that nothing moves from step to step.
    columns.disabled = !isChoice;
    setDisabled(goButton, !isChoice);
    offered = isChoice ? frame : null;
    choices = isChoice ? choicesAt(matrix, frame) : [];
    const options = choices.map(({ column, rows: { length }, branches }, index): Option => {
      const size = branches === undefined ? inFigures(length, 'row') : inFigures(branches, 'branch', 'branches');
      const own = index === 0 ? ', as the solver does' : '';
      return [column, `${matrix.columns[column]?.name ?? ''}: ${size}${own}`];
    });
    // The solver's own choice is not another way, so if it is forced, another column is preselected.
    const [own, other = own] = choices;
    const isSolvers = isChoice && !isOwnAt(frame);
    const isForced = isSolvers && (own?.branches ?? own?.rows.length) === 1;
    fill(columns, options, isForced ? (other?.column ?? frame.column) : frame.column);
    offerRows();
  }

  /** True at a node at which the reader has chosen. */
  function isOwnAt({ counters }: Frame): boolean {
    return readWhatIf(setting())?.some(({ node }) => node === counters.nodes) ?? false;
  }

  /** The question about a choice of the solver, or a statement when the choice was the reader's. */
  function askedAt(frame: Frame, name: string): string {
    return isOwnAt(frame)
      ? `Here you make the search branch on ${name}.`
      : `Here the search branches on ${name}. What if it did not?`;
  }

  function offerRows(): void {
    const { problem } = figure();
    const names = namesOf(problem.matrix, problem.rowNames).rows;
    const list = chosen()?.rows ?? [];
    const isHere = offered?.first !== undefined && offered.column === Number(columns.value);
    // In the solver's own column, the solver takes the first row.
    const isTop = chosen() === choices[0] && offered !== null && !isOwnAt(offered);
    fill(
      rows,
      list.map((row, index): Option => [row, `${names[row] ?? row}${index === 0 ? ', the top one' : ''}`]),
      isHere && offered ? offered.first : ((isTop ? list[1] : undefined) ?? -1),
    );
    rows.disabled = list.length === 0;
    // With bounds or costs rows are tried in an order of their own.
    const label = rows.closest('label');
    if (label) label.hidden = figure().player.frame.bounds !== undefined;
    showRow();
  }

  /** While the focus is in the panel, points at the row that would be taken, so that the board shows it. */
  function showRow(): void {
    if (!panel.contains(document.activeElement)) return;
    const isRow = offered !== null && rows.value !== '';
    figure().point(isRow ? { row: Number(rows.value), column: null } : noHighlight);
  }

  function go(): void {
    const { player, set } = figure();
    // The choices shown may be those of a step that has just been left.
    if (offered !== player.frame) {
      offer();
      return;
    }
    const choice = chosen();
    if (!choice) return;
    const { decision, counters } = offered;
    const [top] = choice.rows;
    const row = rows.value === '' ? top : Number(rows.value);
    const isOwn = choice === choices[0] && row === top;
    const { nodes: node } = counters;
    const first = row === undefined || row === top ? {} : { row };
    const next = isOwn
      ? withoutDeviation(setting(), node)
      : withDeviation(setting(), { node, column: choice.column, ...first });
    if (next === setting()) {
      setText(question, isOwn ? 'That is what the solver does.' : 'That is the way you are on.');
    } else set('whatif', next, decision);
  }

  /** Goes back to the solver's way from a node on, and to that node if the search has passed it. */
  function goBack(node: number | undefined): void {
    if (node === undefined) return;
    const { player, set } = figure();
    const { decision } = player.frame;
    const there = decisionOfNode(player.recording, node) ?? decision;
    // The button pressed goes away; the focus stays in the panel.
    set('whatif', withoutDeviation(setting(), node), Math.min(decision, there));
    panel.focus();
  }

  on(columns, 'change', offerRows);
  on(rows, 'change', showRow);
  on(panel, 'focusin', showRow);
  on(panel, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && panel.contains(relatedTarget)) return;
    figure().point(noHighlight);
  });
  const goButton = press('branch-on', go);
  press('what-if-undo', () => goBack(readWhatIf(setting())?.at(-1)?.node));
  press('what-if-back', () => goBack(readWhatIf(setting())?.[0]?.node));

  return ({ problem, frame }) => {
    compare(problem, setting());
    const isSame = offered === frame && !figure().player.playing;
    if (isSame) return;
    clearTimeout(timer);
    const now = performance.now();
    if (now - then > STILL_MS) offer();
    else timer = window.setTimeout(offer, STILL_MS);
    then = now;
  };
}

type Option = readonly [value: number, text: string];

/** Fills a select, and selects `value` if it is among the options. */
function fill(select: HTMLSelectElement, options: readonly Option[], value: number): void {
  select.replaceChildren(...options.map(([of, text]) => new Option(text, String(of))));
  if (options.some(([of]) => of === value)) select.value = String(value);
}
