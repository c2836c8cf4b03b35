import { callsRoom } from '#pictures/ripple-effect/game-words.ts';
import { isSolved } from '#puzzles/ripple-effect/game.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { isOfDraft, readText, writeText } from '#ui/kit/address-text.ts';
import { notice } from '#ui/kit/notice.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { gameIn, opening, sheetsOf } from './opening.ts';
import { mountRippleGrid } from './grid.ts';
import { mountKnownPuzzles } from './known-puzzles.ts';
import { mountPad } from './pad.ts';
import { mountPlayCommands } from './play-commands.ts';
import { mountPlayKeys } from './play-keys.ts';
import { mountPlaySettings } from './play-settings.ts';
import { mountRippleQuestions } from './questions.ts';
import { openRippleVisit } from './ripple-visit.ts';
import { readShelf } from './shelf.ts';
import { mountStanding } from './standing.ts';
import { stored } from './stored.ts';
import { showWays } from '#ui/lessons/ripple-effect/ways.ts';
import { mountTimer } from './timer.ts';
import { lineOf } from '#puzzles/ripple-effect/line.ts';
import { writeDraft } from '../kit/draft.ts';
import { mountDraftFile } from '../kit/draft-file.ts';

/** Mounts the page on which Ripple Effect puzzles of a shelf are filled by hand. */
function mountRipplePlay(host: HTMLElement, signal: AbortSignal): void {
  const { part } = wiring(host, signal);
  const message = part('message', HTMLElement);
  const said = part('said', HTMLElement);
  const about = part('about', HTMLElement);
  const draw = onceAFrame(drawNow, signal);
  const shelf = readShelf(host);
  const link = { puzzle: readText(host, 'puzzle'), grid: readText(host, 'grid'), isOfDraft: isOfDraft(host, 'grid') };
  const opened = opening(shelf.puzzles, link, stored, stored('last') ?? shelf.standard);
  shelf.bring(opened);
  const timer = mountTimer(host, signal);
  const file = mountDraftFile(
    host,
    {
      noun: 'game',
      fileName: 'ripple-effect-game.txt',
      text: () => `${lineOf(table.game.puzzle)}\n${writeDraft(table.game, sheetsOf(table.game.puzzle))}`,
      open: (text) => visit.openFile(text),
      say: answer,
    },
    signal,
  );
  const visit = openRippleVisit(
    opened,
    shelf,
    { isLive: stored('live') === 'on' },
    {
      say: tell,
      notice: (words) => notice(host, words),
      opened: (puzzle) => showWays(host, lineOf(puzzle)),
      changed() {
        questions.forget();
        timer.on(table.game.now);
        draw();
      },
      kept({ slug, grid, isKept, isOwn }) {
        file.keeps(isKept);
        writeText(host, 'puzzle', slug);
        writeText(host, 'grid', grid, isKept && isOwn);
      },
      pointed() {
        // A number pressed before the next frame is for this cell.
        showPad();
        draw();
      },
      offer: file.offer,
      time: () => timer.reading,
    },
  );
  const { table } = visit;
  const known = mountKnownPuzzles(draw, signal);
  const grid = mountRippleGrid(host, table, signal);
  const toGrid = (): void => grid.focus(table.picked);
  const pad = mountPad(host, visit.write, toGrid, signal);
  const questions = mountRippleQuestions(host, visit, () => known.of(visit.entry), answer, draw, signal);
  const showStanding = mountStanding(host, visit, grid.svg, signal, answer);
  mountPlayKeys(host, visit, grid, signal, { toPad: pad.focus, hint: questions.hint, say: tell });
  const showSettings = mountPlaySettings(host, visit, timer, signal, { turnLive: questions.turnLive, changed: draw });
  const commands = mountPlayCommands(host, visit, timer, signal, {
    toGrid,
    wentOn() {
      // The button is hidden for an unsolved puzzle, so the grid takes the focus.
      drawNow();
      toGrid();
      grid.scrollIntoView();
    },
    answer,
  });

  function drawNow(): void {
    const { entry, own } = visit;
    const { game } = table;
    grid.show({ title: entry.name, asked: questions.asked(), hasLetters: callsRoom(said.textContent) });
    showSettings();
    setText(about, known.of(entry).about);
    showPad();
    commands.update();
    questions.update();
    showStanding();
    timer.show(entry.slug, isSolved(game), own !== null);
  }

  const showPad = (): void => pad.update(table.game, table.picked, visit.hasPencil);

  function tell(words: string): void {
    say(said, words);
    // Rooms show their letters while the words mention them.
    draw();
  }

  /** Shows an answer next to the grid and scrolls it into view. */
  function answer(words: string): void {
    tell(words);
    message.scrollIntoView({ block: 'nearest' });
  }

  // A page restored from the back/forward cache may be older than the stored game.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) visit.follow();
    },
    { signal },
  );
  for (const { slug, puzzle } of shelf.puzzles) shelf.mark(slug, gameIn(puzzle, stored(slug)));
  drawNow();
}

defineElement('ripple-play', mountRipplePlay);
