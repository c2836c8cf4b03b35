import type { Settings } from '#player/address.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { mountGrid } from './board-grid.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { firstTouch } from '#ui/kit/first-touch.ts';
import { type BoardRun, createBoardRun } from './found-boards.ts';
import { galleryAddress } from './gallery-address.ts';
import { openGalleryBoards } from './gallery-boards.ts';
import { mountFilters } from './gallery-filters.ts';
import { mountGalleryOpened } from './gallery-opened.ts';
import { mountGalleryProgress } from './gallery-progress.ts';
import { filterOf, isFiltered, omittedOf, sortOf, unfiltered, withoutCorner } from './gallery-state.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { boardLabel } from './solution-words.ts';
import { forecastAtTouch } from '#ui/figure/forecast-at-touch.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { addressQuery, writeQuery } from '#ui/kit/address.ts';
import { addNotice } from '#ui/kit/notice.ts';
import { inFigures } from '#english/english.ts';
import { defineElement } from '#ui/kit/define-element.ts';

/** Mounts the gallery of all solutions of the 5×5 board, for each piece that can be left out. */
function mountGallery(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const shownWords = part('shown', HTMLElement);
  const gridPart = part('grid', HTMLElement);
  const choices = Array.from(host.querySelectorAll<HTMLInputElement>('input[data-omitted]'));
  const soon = onceAFrame(draw, signal);
  const address = galleryAddress(host);
  const boards = openGalleryBoards(
    address.settings,
    (omitted) => {
      const made = createBoardRun(encode({ omit: omitted, pinned: 'F in one aspect' }), soon);
      signal.addEventListener('abort', () => made.run.dispose());
      return made;
    },
    () => performance.now(),
  );
  const progress = mountGalleryProgress(host, signal, boards);
  /** The run of the current forecast, and its words. */
  let expectedOf: BoardRun | null = null;
  let expected = '';
  const expect = forecastAtTouch(
    host,
    signal,
    () => fetchPart(host, 'the estimate of how long a search takes', () => import('#ui/kit/forecast.ts'), signal),
    (words) => {
      expected = words;
      soon();
    },
  );
  const opened = mountGalleryOpened(host, signal, boards, open);
  const grid = mountGrid(gridPart, signal, {
    label: (number) => {
      const board = boards.current.boards[number - 1];
      return board ? boardLabel(board) : `Board ${number}`;
    },
    open: (number) => {
      open(number);
      opened.scrollIntoView();
    },
  });
  const filters = mountFilters(host, () => boards.settings, signal, change);

  /** Updates the page from the run, within the time of one frame. */
  function draw(): void {
    if (boards.catchUp()) boards.sort(showSelected);
    const { current } = boards;
    if (expectedOf !== current) expect(() => current.run.recording.matrix, true);
    expectedOf = current;
    progress.show(expected);
    part('filters', HTMLElement).hidden = !boards.hasFilters;
    opened.show();
    if (boards.isMissing) {
      const without = omittedOf(boards.settings);
      addNotice(host, `There is no board ${boards.opened}: without ${without} there are ${current.boards.length}.`);
      change({ ...boards.settings, board: '' });
    }
    if (current.isBehind) soon();
  }

  function showSelected(isOther: boolean): void {
    const { settings, selected, current } = boards;
    if (isOther) grid.clear();
    grid.show(selected, boards.opened);
    gridPart.classList.toggle('is-watching-x', filterOf(settings).x !== null || sortOf(settings) === 'x');
    filters.update(settings, current.boards);
    const known = inFigures(current.boards.length, 'board') + boards.soFar;
    setText(shownWords, isFiltered(settings) ? `${selected.length} of ${known}` : known);
    part('nothing', HTMLElement).hidden = selected.length > 0 || current.boards.length === 0;
  }

  function open(number: number): void {
    change({ ...boards.settings, board: String(number) });
  }

  function change(to: Settings): void {
    const { settings: before } = boards;
    boards.change(to);
    writeQuery(host.id, address.queryOf(to, addressQuery()));
    showChoices();
    boards.sort(showSelected);
    // A change of the omitted piece is announced with the state of its run.
    if (omittedOf(to) === omittedOf(before)) {
      const isOther = to['board'] !== before['board'];
      progress.say(isOther ? `Board ${boards.opened} is open.` : shownWords.textContent);
    }
    soon();
  }

  function showChoices(): void {
    for (const choice of choices) choice.checked = choice.value === omittedOf(boards.settings);
  }

  for (const choice of choices) {
    on(choice, 'change', () => {
      change({ ...withoutCorner(boards.settings, choice.value), omitted: choice.value, board: '' });
    });
  }
  press('clear-nothing', () => change(unfiltered(boards.settings)));
  press('to-gallery', () => grid.focus(boards.opened));

  function begin(): void {
    boards.begin();
    soon();
  }

  showChoices();
  // A link with settings starts the search at once; otherwise the first touch does.
  if (address.queryOf(boards.settings, '') !== '') begin();
  else
    void firstTouch().then(() => {
      if (!signal.aborted) begin();
    });
}

defineElement('solutions-gallery', mountGallery);
