import { type Settings, readState, writeState } from '#player/address.ts';
import { duration } from '#player/duration.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { select } from '#puzzles/tetrasticks/selection.ts';
import { mountGrid } from './board-grid.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { firstTouch } from '#ui/kit/first-touch.ts';
import { type BoardRun, type FoundBoard, createBoardRun } from './found-boards.ts';
import { mountFilters } from './gallery-filters.ts';
import type { LeftOut } from './gallery-state.ts';
import {
  boardOf,
  filterOf,
  FIRST_BOARDS,
  galleryChoices,
  galleryUserProblems,
  isFiltered,
  omittedOf,
  sortOf,
  unfiltered,
} from './gallery-state.ts';
import { openedAtTouch } from './opened-at-touch.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { boardLabel, runWords } from './solution-words.ts';
import { forecastAtTouch } from '#ui/figure/forecast-at-touch.ts';
import { showShare } from '#ui/kit/share-bar.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { addressQuery, writeQuery } from '#ui/kit/address.ts';
import { addNotice, notice } from '#ui/kit/element-state.ts';
import { inFigures, inWords } from '#english/english.ts';
import { defineElement } from '#ui/kit/define-element.ts';

/** The milliseconds per frame for making boards from solutions. */
const CATCH_UP_MS = 8;
/** The interval at which the gallery is sorted while boards arrive, in milliseconds. */
const ORDER_MS = 250;
/** The largest share of the time that sorting may take. */
const ORDER_SHARE = 1 / 10;

/** Mounts the gallery of all solutions of the 5×5 board, for each piece that can be left out. */
function mountGallery(host: HTMLElement, signal: AbortSignal): void {
  const { part, button, press, on } = wiring(host, signal);
  const progress = part('progress', HTMLElement);
  const bar = part('share', HTMLProgressElement);
  const spoken = part('progress-said', HTMLElement);
  const shownWords = part('shown', HTMLElement);
  const title = part('big-title', HTMLElement);
  const panel = part('panel', HTMLElement);
  const choices = Array.from(host.querySelectorAll<HTMLInputElement>('input[data-omitted]'));

  const read = readState(addressQuery(), host.id, galleryChoices, 'decisions', galleryUserProblems);
  let settings: Settings = read.state.settings;
  notice(host, read.problems.join(' '));
  const runs = new Map<LeftOut, BoardRun>();
  /** The boards shown, in order. */
  let selected: readonly FoundBoard[] = [];
  const soon = onceAFrame(draw, signal);
  let nextOrder = 0;
  /** The omitted piece of the boards in the grid; null for those of the build. */
  let inGrid: LeftOut | null = null;
  let said: string | null = null;
  /** The run of the current forecast, and its words. */
  let expectedOf: BoardRun | null = null;
  let expected = '';
  const expect = forecastAtTouch(
    host,
    signal,
    () => fetchPart(host, 'how long a search will be', () => import('#ui/kit/expecting.ts'), signal),
    (words) => {
      expected = words;
      soon();
    },
  );

  const showBoard = openedAtTouch(host, signal);
  const gridPart = part('grid', HTMLElement);
  const grid = mountGrid(gridPart, signal, {
    label: (number) => {
      const board = current().boards[number - 1];
      return board ? boardLabel(board) : `Board ${number}`;
    },
    open: (number) => {
      open(number);
      // The large board may be above the view, in a narrow layout.
      const { top, bottom } = panel.getBoundingClientRect();
      if (bottom < 80 || top > innerHeight - 80) panel.scrollIntoView({ block: 'start' });
    },
  });
  const filters = mountFilters(host, () => settings, signal, change);

  function current(): BoardRun {
    const omitted = omittedOf(settings);
    const known = runs.get(omitted);
    if (known) return known;
    const made = createBoardRun(encode({ omit: omitted, pinned: 'F in one aspect' }), soon);
    runs.set(omitted, made);
    signal.addEventListener('abort', () => made.run.dispose());
    return made;
  }

  /** Updates the page from the run, within the time of one frame. */
  function draw(): void {
    const { run, boards } = current();
    const made = current().catchUp(CATCH_UP_MS);
    const isNew = inGrid !== omittedOf(settings);
    const isSettled = !current().isBehind && run.state !== 'running';
    if (isNew || isSettled || (made > 0 && performance.now() >= nextOrder)) order();
    if (expectedOf !== current()) expect(() => run.recording.matrix, true);
    expectedOf = current();
    setText(progress, runWords(run, expected));
    showShare(bar, run.state === 'running' ? run.recording.share : 0);
    speak(run.state === 'running' ? 'Solving.' : runWords(run));
    setDisabled(button('solve'), run.isToEnd || run.state === 'finished');
    setDisabled(button('cancel'), run.state !== 'running');
    host.toggleAttribute('data-solving', run.state === 'running');
    showTable();
    showFilters();
    showOpened(boards);
    if (current().isBehind) soon();
  }

  /** Filters and sorts the boards, and shows them in the grid. */
  function order(): void {
    const omitted = omittedOf(settings);
    const { boards, run } = current();
    if (boards.length === 0 && inGrid === null && run.state !== 'finished') return;
    if (inGrid !== omitted) grid.clear();
    inGrid = omitted;
    const began = performance.now();
    selected = select(boards, filterOf(settings), sortOf(settings));
    grid.show(selected, boardOf(settings) ?? 1);
    gridPart.classList.toggle('is-watching-x', filterOf(settings).x !== null || sortOf(settings) === 'x');
    filters.update(settings, boards);
    const known = inFigures(boards.length, 'board');
    const more = run.state === 'finished' ? '' : ' so far';
    setText(shownWords, isFiltered(settings) ? `${selected.length} of ${known}${more}` : known + more);
    part('nothing', HTMLElement).hidden = selected.length > 0 || boards.length === 0;
    const now = performance.now();
    nextOrder = now + Math.max(ORDER_MS, (now - began) / ORDER_SHARE);
  }

  function showOpened(boards: readonly FoundBoard[]): void {
    const { run, problem } = current();
    const number = boardOf(settings) ?? 1;
    const board = boards[number - 1];
    const place = selected.findIndex((one) => one.number === number);
    // A filtered-out board has place -1, so that Next goes to the first board.
    setDisabled(button('previous'), place <= 0);
    setDisabled(button('next'), place >= selected.length - 1);
    if (board) {
      const more = run.state === 'finished' ? '' : ' so far';
      setText(title, `Board ${number} of ${inWords(run.recording.totals.solutions)}${more}`);
      const key = `${omittedOf(settings)}${number}`;
      if (panel.dataset['shown'] === key) return;
      panel.dataset['shown'] = key;
      showBoard({ board, problem, omitted: omittedOf(settings) }, false);
    } else if (run.state === 'finished' && boards.length > 0) {
      addNotice(host, `There is no board ${number}: without ${omittedOf(settings)} there are ${boards.length}.`);
      change({ ...settings, board: '' });
    }
  }

  /** Fills the table with the counts of each run that has begun; it comes with the first one that has found all. */
  function showTable(): void {
    for (const [id, { run }] of runs) {
      const row = host.querySelector<HTMLElement>(`tr[data-run="${id}"]`);
      const cell = (name: string, words: string): void =>
        setText(row?.querySelector(`[data-cell="${name}"]`) ?? null, words);
      const { solutions, nodes } = run.recording.totals;
      row?.toggleAttribute('hidden', nodes === 0);
      cell('solutions', inWords(solutions) + (run.state === 'finished' ? '' : ' so far'));
      cell('nodes', inWords(nodes));
      cell('time', duration(run.elapsed));
      if (run.state === 'finished') part('table', HTMLElement).hidden = false;
    }
  }

  /** Filters and order come when a whole search is wanted, or with a link that asks for them. */
  function showFilters(): void {
    const { run, boards } = current();
    const isMore = run.isToEnd || boards.length > FIRST_BOARDS || (boardOf(settings) ?? 0) > FIRST_BOARDS;
    part('filters', HTMLElement).hidden = !isMore && run.state !== 'finished' && !isFiltered(settings);
  }

  /** Announces a change of state; the counts in between are only shown. */
  function speak(words: string): void {
    const state = `${omittedOf(settings)} ${current().run.state}`;
    if (state === said) return;
    if (said !== null) setText(spoken, words);
    said = state;
  }

  function open(number: number): void {
    change({ ...settings, board: String(number) });
  }

  function change(to: Settings): void {
    const before = settings;
    settings = to;
    if (omittedOf(to) !== omittedOf(before)) {
      runs.get(omittedOf(before))?.run.cancel();
      begin();
    }
    const state = { ...read.state, settings, step: null };
    const query = writeState(addressQuery(), host.id, galleryChoices, state, 'decisions', galleryUserProblems);
    writeQuery(host.id, query);
    showChoices();
    order();
    // A change of the omitted piece is announced by `speak`.
    if (omittedOf(to) === omittedOf(before)) {
      const isOther = to['board'] !== before['board'];
      setText(spoken, isOther ? `Board ${boardOf(to) ?? 1} is open.` : shownWords.textContent);
    }
    soon();
  }

  /** Solves for the first boards, or as many as the settings need. */
  function begin(): void {
    const { run } = current();
    const wanted = Math.max(FIRST_BOARDS, boardOf(settings) ?? 0);
    if (isFiltered(settings) || sortOf(settings) !== 'found') run.solve();
    else if (run.recording.totals.solutions < wanted) run.solve(wanted);
    soon();
  }

  function showChoices(): void {
    for (const choice of choices) choice.checked = choice.value === omittedOf(settings);
  }

  /** Opens the previous or next board in the order of the gallery. */
  function step(by: 1 | -1): void {
    const number = boardOf(settings) ?? 1;
    const next = selected[selected.findIndex((one) => one.number === number) + by];
    if (next) open(next.number);
  }

  for (const choice of choices) {
    on(choice, 'change', () =>
      change({
        ...settings,
        omitted: choice.value,
        board: '',
        corners: (settings['corners'] ?? '').replace(choice.value, ''),
      }),
    );
  }
  press('solve', () => current().run.solve());
  press('cancel', () => current().run.cancel());
  press('previous', () => step(-1));
  press('next', () => step(1));
  press('clear-nothing', () => change(unfiltered(settings)));
  press('to-gallery', () => grid.focus(boardOf(settings) ?? 1));

  const omitted = omittedOf(settings);
  if ((settings['corners'] ?? '').includes(omitted)) {
    addNotice(host, `The link asks for ${omitted} at a corner, and ${omitted} is left out.`);
    settings = { ...settings, corners: (settings['corners'] ?? '').replace(omitted, '') };
  }
  showChoices();
  // A link with settings starts the search at once; otherwise the first touch does.
  const query = writeState(
    '',
    host.id,
    galleryChoices,
    { ...read.state, settings, step: null },
    'decisions',
    galleryUserProblems,
  );
  if (query !== '') begin();
  else
    void firstTouch().then(() => {
      if (!signal.aborted) begin();
    });
}

defineElement('solutions-gallery', mountGallery);
