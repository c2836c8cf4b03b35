import { positionOf } from '../../history/index.ts';
import type { Scenario, Suggestion } from '../../scenarios/scenario.ts';
import type { Settings } from '../../player/address.ts';
import { optionalPart, part, setText } from '../page/parts.ts';
import type { Figure } from './figure.ts';

export interface Suggestions {
  /** Says what a press would do now. */
  update(settings: Settings, solution: number): void;
}

/** Wires the things to try: each does what a control of the figure would do. */
export function mountSuggestions(
  host: HTMLElement,
  figure: Figure,
  { suggestions = [] }: Scenario,
  signal: AbortSignal,
): Suggestions {
  const place = optionalPart(host, 'suggestions', HTMLElement);
  const [stage, step] = [part(host, 'stage', HTMLElement), part(host, 'step', HTMLElement)];
  // What a press changes may lie under the dock there.
  const narrow = matchMedia('(max-width: 40rem)');
  const buttons = [...(place?.querySelectorAll<HTMLElement>('[data-suggestion]') ?? [])];
  buttons.forEach((button, index) => {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    button.addEventListener(
      'click',
      () => {
        follow(figure, suggestion);
        if (!narrow.matches) return;
        for (const seen of [step, stage]) seen.scrollIntoView({ block: 'nearest' });
      },
      { signal },
    );
  });
  return {
    update(settings, solution) {
      buttons.forEach((button, index) => {
        const { words = '', again = words, does } = suggestions[index] ?? {};
        const isDone = typeof does === 'object' && settings[does.setting] === does.value;
        setText(button, isDone ? does.otherwise : solution > 0 ? again : words);
      });
    },
  };
}

/** Goes to where the first dead end is met, and not to where all that it takes has been done. */
function goToDeadEnd(figure: Figure): void {
  const { player } = figure;
  const { recording, zoom } = player;
  if (recording.totals.deadEnds === 0) return;
  const before = recording.seek(recording.deadEndStep(1) - 1);
  player.seek(positionOf(before, zoom) + 1);
  figure.moved();
}

function follow(figure: Figure, { does }: Suggestion): void {
  const { player, settings } = figure;
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
        // Where there is none, the end of the search says so.
        if (!player.toSolution(1)) player.seek(player.last);
        figure.moved();
      }
      return;
    }
    case 'start':
      player.seek(0);
      figure.moved();
      return;
    case 'watch the first decision': {
      const { recording, zoom } = player;
      player.seek(0);
      player.play(positionOf(recording.seek(Math.min(1, recording.lastStep())), zoom));
      figure.moved();
      return;
    }
    case 'watch':
      player.play();
      figure.moved();
  }
}
