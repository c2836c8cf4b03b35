import { positionOf } from '#history/frame.ts';
import type { SuggestedColumn, Suggestion } from '#scenarios/scenario.ts';
import { optionalPart, part } from '#ui/kit/parts.ts';
import type { Figure } from './figure.ts';

/** Goes to the first dead end: to the first of its steps, not to the last, at a finer zoom than decisions. */
function goToDeadEnd(figure: Figure): void {
  const { player } = figure;
  const { recording, zoom } = player;
  if (recording.totals.deadEnds === 0) {
    // Without a dead end, the end of the search shows that there is none.
    if (recording.finished) player.seek(player.last);
    figure.settled();
    return;
  }
  const before = recording.seek(recording.deadEndStep(1) - 1);
  player.seek(positionOf(before, zoom) + 1);
  figure.settled();
}

/** Switches one column; all others get the kinds that the settings give them. */
function switchAlone(figure: Figure, { column, kind, settings }: SuggestedColumn): void {
  for (const [name, value] of Object.entries(settings)) figure.set(name, value);
  if (figure.state.kinds.size > 0) figure.resetColumns();
  const { columns } = figure.problem.matrix;
  figure.switchColumn(
    columns.findIndex(({ name }) => name === column),
    kind,
  );
}

/** Does what a suggestion says, and scrolls to what it changes. */
export function press(host: HTMLElement, figure: Figure, suggestion: Suggestion): void {
  follow(figure, suggestion);
  // What a press changes may be under a timeline that stays at the foot of the screen.
  const timeline = optionalPart(host, 'timeline', HTMLElement);
  if (!timeline || getComputedStyle(timeline).position !== 'sticky') return;
  for (const name of ['step', 'stage']) part(host, name, HTMLElement).scrollIntoView({ block: 'nearest' });
}

function follow(figure: Figure, { does }: Suggestion): void {
  const { player, settings } = figure;
  if (typeof does === 'object' && 'column' in does) {
    switchAlone(figure, does);
    return;
  }
  if (typeof does === 'object') {
    const { setting, value } = does;
    figure.set(setting, settings[setting] === value ? figure.standardOf(setting) : value);
    return;
  }
  switch (does) {
    case 'first dead end':
      goToDeadEnd(figure);
      return;
    case 'next solution': {
      const { solutions } = player.recording.totals;
      const isLast = player.recording.finished && player.solution >= solutions;
      if (!isLast) figure.toNextSolution();
      else {
        // Without a solution, the end of the search shows that there is none.
        if (!player.toSolution(1)) player.seek(player.last);
        figure.settled();
      }
      return;
    }
    case 'start':
      player.seek(0);
      figure.settled();
      return;
    case 'watch the first decision': {
      const { recording, zoom } = player;
      player.seek(0);
      player.play(positionOf(recording.seek(Math.min(1, recording.lastStep())), zoom));
      figure.settled();
      return;
    }
    case 'watch':
      player.play();
      figure.settled();
  }
}
