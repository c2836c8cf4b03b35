import type { Settings } from '#player/address.ts';
import { pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { Found, SelectionTally } from '#puzzles/tetrasticks/selection.ts';
import { talliesOfCorners, talliesOfMeetings, talliesOfStraight, talliesOfX } from '#puzzles/tetrasticks/selection.ts';
import { filterOf, isFiltered, omittedOf, unfiltered } from './gallery-state.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { inFigures } from '#english/english.ts';

export interface GalleryFilters {
  /** Shows these settings, and at each choice how many of the boards match it. */
  update(settings: Settings, boards: readonly Found[]): void;
}

/** Wires the controls that filter and sort the boards. */
export function mountFilters(
  host: HTMLElement,
  settings: () => Settings,
  signal: AbortSignal,
  changed: (settings: Settings) => void,
): GalleryFilters {
  const { part, press, on } = wiring(host, signal);
  const filters = part('filters', HTMLElement);
  const straight = part('straight', HTMLSelectElement);
  const meetings = part('meetings', HTMLSelectElement);
  const sort = part('sort', HTMLSelectElement);
  const places = inputs('x');
  const corners = inputs('corners');

  function inputs(name: string): HTMLInputElement[] {
    return Array.from(filters.querySelectorAll<HTMLInputElement>(`input[data-filter="${name}"]`));
  }

  const set = (name: string, value: string): void => changed({ ...settings(), [name]: value });
  for (const [name, control] of Object.entries({ straight, meetings, sort })) {
    on(control, 'change', () => set(name, control.value));
  }
  for (const place of places) {
    on(place, 'change', () => set('x', place.value));
  }
  for (const corner of corners) {
    const letters = (): string => corners.flatMap(({ checked, value }) => (checked ? value : [])).join('');
    on(corner, 'change', () => set('corners', letters()));
  }
  const clear = press('clear', () => changed(unfiltered(settings())));

  return {
    update(now, boards) {
      const filter = filterOf(now);
      const ofX = countsOf(talliesOfX(boards, filter));
      for (const place of places) {
        place.checked = place.value === now['x'];
        if (place.value === 'any') continue;
        const count = ofX.get(place.value) ?? 0;
        const [x = 0, y = 0] = [...place.value].map(Number);
        place.setAttribute('aria-label', `X at ${pointText({ x, y })}: ${inFigures(count, 'board')}`);
        setText(place.nextElementSibling, count === 0 ? '·' : String(count));
        place.parentElement?.classList.toggle('is-none', count === 0);
      }
      const ofCorners = countsOf(talliesOfCorners(boards, filter));
      for (const corner of corners) {
        const count = ofCorners.get(corner.value) ?? 0;
        corner.checked = (now['corners'] ?? '').includes(corner.value);
        const isOut = corner.value === omittedOf(now);
        corner.parentElement?.toggleAttribute('hidden', isOut && !corner.checked);
        corner.setAttribute('aria-label', `${corner.value}: ${inFigures(count, 'board')}`);
        corner.parentElement?.classList.toggle('is-none', count === 0);
      }
      fill(straight, now['straight'] ?? '', countsOf(talliesOfStraight(boards, filter)));
      fill(meetings, now['meetings'] ?? '', countsOf(talliesOfMeetings(boards, filter)));
      sort.value = now['sort'] ?? '';
      setDisabled(clear, !isFiltered(now));
    },
  };
}

function countsOf(tallies: readonly SelectionTally[]): Map<string, number> {
  return new Map(tallies.map(({ value, count }) => [value, count]));
}

/** Labels each option with its number of boards, and hides options without any. */
function fill(select: HTMLSelectElement, value: string, counts: ReadonlyMap<string, number>): void {
  for (const option of select.options) {
    if (option.value === 'any') continue;
    const count = counts.get(option.value) ?? 0;
    option.hidden = count === 0 && option.value !== value;
    setText(option, `${option.value} (${inFigures(count, 'board')})`);
  }
  select.value = value;
}
