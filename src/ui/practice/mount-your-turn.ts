import { type Highlight, noHighlight, sameHighlight } from '#pictures/kit/highlight.ts';
import { markedWords } from '#player/narration.ts';
import { type Round, isOver, pressed, scoreOf, START, stepGiven, takenBack, yoursIn } from '#practice/round.ts';
import type { Press } from '#practice/steps.ts';
import { shareOf } from '#practice/share.ts';
import { scoreWords, tracedWords, turnWords } from '#practice/turn-words.ts';
import { randomMatrix, SIZES } from '#practice/random-matrix.ts';
import { highlightOf, mountLinking } from '#ui/figure/linking.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { createMatrixKeys } from '#ui/explore/matrix/matrix-keys.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { announcePerformed } from '#ui/kit/announced.ts';
import { notice } from '#ui/kit/notice.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { type MatrixFor, exerciseFor } from './exercise-turn.ts';
import { mountRung } from './mount-rung.ts';
import { openingSeed } from './rung.ts';
import { drawTurn } from './turn-picture.ts';
import { type Turn, anotherSeed, openingTurn, readTurn, turnText } from './turn.ts';
import { sayTurn } from './say-turn.ts';

/** Mounts the figure in which the reader searches by pressing columns and rows; a wrong press is explained. */
export function mountYourTurn(host: HTMLElement, signal: AbortSignal, matrixFor: MatrixFor = randomMatrix): void {
  const { part, press, on } = wiring(host, signal);
  const svg = part('matrix', SVGSVGElement);
  const stage = part('stage', HTMLElement);
  const said = part('caption', HTMLElement);
  const withSecondary = 'secondary' in host.dataset;
  const opening = openingTurn(withSecondary, openingSeed(host.dataset['rung']));
  const rung = mountRung(host, signal, { next: () => go(stepGiven(exercise, turn.round)), back: stepBack });
  let turn = readAddress();
  let exercise = exerciseFor(turn, rung.given, matrixFor);
  let highlight: Highlight = noHighlight;
  /** Rounds that were left, by the text of their start. */
  const left = new Map<string, Round>();

  const settings = mountSettings(host, signal, set);
  const keys = createMatrixKeys(svg, signal, ({ kind, index }) =>
    carryOut(kind === 'row' ? { kind, row: index } : { kind, column: index }),
  );
  // The whole row is the target; presses on its header are handled by `keys`.
  on(svg, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('.matrix-row, .matrix-column')) return;
    const { row } = highlightOf(target);
    if (row !== null) carryOut({ kind: 'row', row });
  });
  const backUp = press('back-up', () => carryOut({ kind: 'back up' }));
  const solution = press('solution', () => carryOut({ kind: 'solution' }));
  const takeBack = press('take-back', stepBack);
  press('new', () => change({ wish: { ...turn.wish, seed: anotherSeed() } }));
  mountLinking(stage, signal, (next) => {
    if (sameHighlight(next, highlight)) return;
    highlight = next;
    draw();
  });
  rung.begin(isOver(exercise, turn.round));
  show();

  function readAddress(): Turn {
    const text = readText(host, 'matrix');
    const read =
      text === null
        ? opening
        : readTurn(text, withSecondary, (read) => exerciseFor(read, rung.given, matrixFor).steps.length);
    if (!read) notice(host, 'The link’s matrix is damaged, so the figure starts with its own.');
    return read ?? opening;
  }

  function set(name: string, value: string): void {
    if (name === 'detail') change({ detail: value === 'covers' ? 'covers' : 'decisions' });
    const size = SIZES.find((each) => each === value);
    if (name === 'size' && size) change({ wish: { ...turn.wish, size } });
    if (name === 'given') change({}, value);
  }

  /** Changes the matrix, the detail or what is given: the round starts again, or goes on where it was left. */
  function change(to: Partial<Turn>, given: string = rung.given): void {
    const start = (): string => `${rung.given} ${turnText({ ...turn, round: START })}`;
    left.set(start(), turn.round);
    rung.give(given);
    turn = { ...turn, ...to, round: START };
    turn = { ...turn, round: left.get(start()) ?? START };
    exercise = exerciseFor(turn, rung.given, matrixFor);
    rung.begin(isOver(exercise, turn.round));
    keep();
    show();
  }

  function stepBack(): void {
    go(takenBack(exercise, turn.round));
  }

  function carryOut(what: Press): void {
    go(pressed(exercise, turn.round, what));
  }

  function go(round: Round): void {
    const isFirstMiss = turn.round.missed.length === 0 && round.missed.length > 0;
    turn = { ...turn, round };
    rung.note({ isOver: isOver(exercise, round), isFirstMiss });
    keep();
    show();
  }

  /** Writes the turn into the address. */
  function keep(): void {
    const text = turnText(turn);
    writeText(host, 'matrix', text === turnText(opening) ? null : text);
    notice(host, '');
  }

  function show(): void {
    const { round } = turn;
    draw();
    keys.sync();
    say((rung.isTraced ? tracedWords : turnWords)(exercise, round), round.wrong !== null);
    rung.show({ isGiven: exercise.given[round.done] ?? false });
    const { steps, atOnce } = scoreWords(exercise, round);
    setText(host.querySelector('[data-status="steps"] [data-value]'), steps);
    setText(host.querySelector('[data-status="right first time"] [data-value]'), atOnce);
    const over = isOver(exercise, round);
    announcePerformed(host, { share: shareOf(scoreOf(exercise, round), yoursIn(exercise)), isOver: over });
    host.toggleAttribute('data-over', over);
    said.dataset['state'] = over ? 'good' : '';
    for (const button of [backUp, solution]) setDisabled(button, over);
    setDisabled(takeBack, round.done === 0 && !round.wrong);
    settings.update({ size: turn.wish.size, detail: turn.detail, given: rung.given });
  }

  function draw(): void {
    drawTurn(svg, exercise, turn.round, { id: host.id, isLive: true, highlight });
  }

  function say(words: string, isWrong: boolean): void {
    const nodes = markedWords(words).map(({ text, mark }) => {
      const word = document.createElement('span');
      if (mark !== null) word.className = `word-${mark}`;
      word.textContent = text;
      return word;
    });
    sayTurn(host, said, words, isWrong, nodes);
  }
}
