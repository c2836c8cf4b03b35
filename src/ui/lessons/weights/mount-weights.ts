import { drawWeights } from '#pictures/dominoes/draw-weights.ts';
import type { Settings } from '#player/address.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { gridStep } from '#ui/kit/key-steps.ts';
import { isChord, isPress } from '#ui/kit/keys.ts';
import { ownSettings } from '#ui/kit/own-settings.ts';
import { say, setDisabled, setText } from '#ui/kit/parts.ts';
import { setTabStop } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Answer, MachineWeights } from './answers.ts';
import { askWords, BOARDS, boardNamed, readWeights, writeWeights } from './boards.ts';

const KEYS: Readonly<Record<string, number>> = { '+': 1, '-': -1, '−': -1, '0': 0, Delete: 0, Backspace: 0 };

/** A board whose cells the reader weighs; a press asks whether that is a proof, a switch shows what the machine finds. */
export function mountWeights(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const place = part('place', HTMLElement);
  const svg = part('board', SVGSVGElement);
  const said = part('said', HTMLElement);
  const counts = {
    plus: part('plus', HTMLElement),
    minus: part('minus', HTMLElement),
    total: part('total', HTMLElement),
  };
  const choices = { board: BOARDS.map(({ value }) => value), machine: ['off', 'on'] };
  const written = {
    weights: {
      standard: '',
      noun: 'list of weights',
      accepts: (text: string) => BOARDS.some(({ value }) => readWeights(text, boardNamed(value).cells.length)),
    },
  };

  const own = ownSettings(host, choices, written);
  let board = boardNamed(own.now['board']);
  let weights = readWeights(own.now['weights'] ?? '', board.cells.length) ?? blank();
  /** What was asked last; null after a change. */
  let verdict: Answer | null = null;
  let found: MachineWeights | null = null;
  const answers = () => fetchPart(host, 'the judge', () => import('./answers.ts'), signal);

  function blank(): number[] {
    return board.cells.map(() => 0);
  }

  function show(): void {
    const isMachine = own.now['machine'] === 'on' && found !== null;
    const shown = isMachine && found ? found.weights : weights;
    const title = svg.getAttribute('aria-label') ?? '';
    const ringed = isMachine ? [] : (verdict?.ringed ?? []);
    const view = { cells: board.cells, weights: shown, ringed, isLive: !isMachine };
    drawWeights(svg, view, { id: `${host.id}-board`, title });
    setText(counts.plus, String(shown.filter((weight) => weight > 0).length));
    setText(counts.minus, String(shown.filter((weight) => weight < 0).length));
    setText(counts.total, String(shown.reduce((sum, weight) => sum + weight, 0)).replace('-', '−'));
    say(said, isMachine && found ? found.words : (verdict?.words ?? askWords(board)));
    setDisabled(judgeIt, isMachine);
    setDisabled(clear, isMachine || shown.every((weight) => weight === 0));
  }

  function weigh(cell: number, weight: number): void {
    weights = weights.map((before, at) => (at === cell ? weight : before));
    change({});
  }

  function change(changed: Settings): void {
    verdict = null;
    own.set({ ...changed, weights: writeWeights(weights) });
    show();
  }

  async function showMachine(): Promise<void> {
    const { machineWeights } = await answers();
    found = machineWeights(board);
    show();
  }

  function cellOf(target: EventTarget | null): number | null {
    const name = target instanceof Element ? target.getAttribute('data-cell') : null;
    const at = board.cells.findIndex(({ x, y }) => `${x},${y}` === name);
    return at < 0 ? null : at;
  }

  function focusOn(cell: number): void {
    const { x, y } = board.cells[cell]!;
    const next = svg.querySelector<SVGElement>(`[data-cell="${x},${y}"]`);
    if (!next) return;
    setTabStop(svg, '[data-cell]', next);
    next.focus({ preventScroll: true });
  }

  /** +, −, nothing, and + again. */
  function turn(cell: number): void {
    focusOn(cell);
    weigh(cell, [0, 1, -1][(weights[cell] ?? 0) + 1] ?? 0);
  }

  on(place, 'click', ({ target }) => {
    const cell = cellOf(target);
    if (cell !== null) turn(cell);
  });
  on(place, 'keydown', (event) => {
    const cell = cellOf(event.target);
    if (cell === null || isChord(event)) return;
    const weight = KEYS[event.key];
    if (isPress(event)) turn(cell);
    else if (weight !== undefined) weigh(cell, weight);
    else {
      const { x, y } = board.cells[cell]!;
      const next = gridStep(event.key, y * board.width + x, board);
      if (next === null) return;
      const to = board.cells.findIndex((one) => one.y * board.width + one.x === next);
      if (to >= 0) focusOn(to);
      show();
    }
    event.preventDefault();
  });

  const judgeIt = press('judge', () => {
    void answers().then(({ verdictOn }) => {
      verdict = verdictOn(board, weights);
      show();
    });
  });
  const clear = press('clear', () => {
    weights = blank();
    change({});
  });
  mountSettings(host, signal, (name, value) => {
    if (name === 'board') {
      board = boardNamed(value);
      weights = blank();
      found = null;
    }
    change({ [name]: value });
    if (own.now['machine'] === 'on') void showMachine();
  }).update(own.now);
  show();
  if (own.now['machine'] === 'on') void showMachine();
}
