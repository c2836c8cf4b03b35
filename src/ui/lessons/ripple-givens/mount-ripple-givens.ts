import { drawGivens } from '#pictures/ripple-effect/draw-givens.ts';
import { searchedWords } from '#pictures/ripple-effect/fewer-words.ts';
import { agreedView } from '#pictures/ripple-effect/hand-view.ts';
import { givenCells, ladder, searchAll, withGivens } from '#puzzles/ripple-effect/fewer-givens.ts';
import { mountCells } from '#ui/kit/cell-keys.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { notice } from '#ui/kit/notice.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { GIVENS_OPENING, GIVENS_PUZZLES } from './givens-standard.ts';
import { siteRipple } from '#scenarios/ripple-library.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { make } from '#ui/kit/make.ts';
import { inWords } from '#english/english.ts';

/** A puzzle whose givens are taken away, with the result of a search at each change. */
export function mountRippleGivens(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const svg = part('board', SVGSVGElement);
  const title = svg.getAttribute('aria-label') ?? '';
  const range = part('range', HTMLInputElement);
  const left = part('left', HTMLElement);
  const chips = part('chips', HTMLElement);
  const words = part('words', HTMLElement);
  const table = part('table', HTMLElement);
  let slug: string = GIVENS_PUZZLES[0];
  let puzzle = siteRipple(slug);
  let kept: readonly number[] = givenCells(puzzle).slice(0, GIVENS_OPENING);
  let pointed = -1;
  /** The visited lines of the table, by puzzle and givens; only these show their results. */
  const seen = new Set<string>();
  let searched = searchAll(withGivens(puzzle, kept));

  const controls = mountSettings(host, signal, (_, value) => choose(value));
  readAddress();
  drawTable();
  draw();
  on(range, 'input', () => keep(givenCells(puzzle).slice(0, Number(range.value))));
  on(chips, 'click', ({ target }) => {
    const chip = target instanceof Element ? target.closest('[data-given]') : null;
    press(Number(chip?.getAttribute('data-given') ?? -1));
  });
  mountCells(host, () => puzzle, signal, { press });
  for (const place of [chips, svg.parentElement ?? host]) {
    for (const type of ['pointerover', 'focusin', 'pointerleave', 'focusout'] as const) {
      const isThere = type === 'pointerover' || type === 'focusin';
      on(place, type, ({ target }) => point(isThere ? givenAt(target) : -1));
    }
  }

  /** Takes a given away, or puts it back. */
  function press(cell: number): void {
    const all = givenCells(puzzle);
    if (all.includes(cell)) keep(all.filter((each) => kept.includes(each) !== (each === cell)));
  }

  /** The cell of the given under a button or in a cell of the grid, or -1. */
  function givenAt(target: EventTarget | null): number {
    const place = target instanceof Element ? target.closest('[data-given], .cell') : null;
    const text = place?.getAttribute('data-given') ?? place?.getAttribute('data-column') ?? '-1';
    return givenCells(puzzle).includes(Number(text)) ? Number(text) : -1;
  }

  /** Marks the given that is pointed at, in the grid and among the buttons. */
  function point(cell: number): void {
    if (cell === pointed) return;
    pointed = cell;
    drawBoard();
    for (const chip of chips.querySelectorAll('button')) {
      chip.classList.toggle('is-pointed', Number(chip.dataset['given']) === cell);
    }
  }

  function readAddress(): void {
    const text = readText(host, 'left');
    if (text === null) return;
    const [name = '', bits = ''] = text.split('.');
    const known = GIVENS_PUZZLES.find((each) => each === name);
    const cells = known ? givenCells(siteRipple(known)) : [];
    if (!known || !/^[01]+$/.test(bits) || bits.length !== cells.length) {
      notice(host, 'The link’s list of givens is damaged, so the figure starts from its default.');
      return;
    }
    slug = known;
    puzzle = siteRipple(slug);
    kept = cells.filter((_, index) => bits[index] === '1');
  }

  function choose(name: string): void {
    slug = name;
    puzzle = siteRipple(slug);
    drawTable();
    keep(givenCells(puzzle));
  }

  function keep(cells: readonly number[]): void {
    kept = cells;
    draw();
    const all = givenCells(puzzle);
    const isOpening = slug === GIVENS_PUZZLES[0] && isLadder(all, GIVENS_OPENING);
    const bits = all.map((cell) => (kept.includes(cell) ? 1 : 0)).join('');
    writeText(host, 'left', isOpening ? null : `${slug}.${bits}`);
    notice(host, '');
  }

  /** True when exactly the first `count` givens are left. */
  function isLadder(all: readonly number[], count: number): boolean {
    return kept.length === count && kept.every((cell, index) => cell === all[index]);
  }

  function draw(): void {
    const all = givenCells(puzzle);
    searched = searchAll(withGivens(puzzle, kept));
    drawBoard();
    controls.update({ puzzle: slug });
    range.max = String(all.length);
    range.value = String(kept.length);
    range.style.setProperty('--at', String(kept.length / all.length));
    const text = `${kept.length} of ${all.length}`;
    range.setAttribute('aria-valuetext', text);
    setText(left, text);
    setText(words, searchedWords(searched));
    drawChips(all);
    for (const line of table.querySelectorAll<HTMLElement>('tr[data-left]')) {
      const name = `${slug} ${line.dataset['left']}`;
      if (isLadder(all, Number(line.dataset['left']))) {
        seen.add(name);
        line.setAttribute('aria-current', 'true');
      } else line.removeAttribute('aria-current');
      line.toggleAttribute('data-seen', seen.has(name));
    }
  }

  function drawBoard(): void {
    const { givens } = puzzle;
    drawGivens(svg, agreedView(searched.problem, searched.solutions), {
      id: `${host.id}-board`,
      title,
      givens,
      pointed,
      isLive: true,
    });
  }

  function drawChips(all: readonly number[]): void {
    if (chips.children.length !== all.length || chips.dataset['of'] !== slug) {
      chips.dataset['of'] = slug;
      chips.replaceChildren(
        ...all.map((cell) => {
          const at = `(${(cell % puzzle.width) + 1},${Math.floor(cell / puzzle.width) + 1})`;
          const chip = { type: 'button', class: 'button', 'data-given': String(cell) };
          return make(document, 'button', chip, `${puzzle.givens[cell] ?? ''} at ${at}`);
        }),
      );
    }
    for (const chip of chips.querySelectorAll('button')) {
      chip.setAttribute('aria-pressed', String(kept.includes(Number(chip.dataset['given']))));
    }
  }

  function drawTable(): void {
    const rungs = ladder(puzzle);
    const most = Math.max(...rungs.map(({ nodes }) => nodes));
    const body = table.querySelector('tbody');
    body?.replaceChildren(
      ...rungs.map(({ solutions, nodes, deadEnds }, away) => {
        const given = rungs.length - 1 - away;
        const cells = [solutions.length, nodes, deadEnds].map((value) => make(document, 'td', {}, inWords(value)));
        const head = make(document, 'th', { scope: 'row' }, inWords(given));
        const line = make(document, 'tr', { 'data-left': String(given) }, head, ...cells);
        line.style.setProperty('--part', String(nodes / most));
        return line;
      }),
    );
  }
}
