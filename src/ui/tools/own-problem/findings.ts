import type { Highlight } from '#pictures/kit/highlight.ts';
import type { Finding } from '#puzzles/user-problem/doctor/finding.ts';
import { isGrave, isUrgent } from '#puzzles/user-problem/doctor/finding.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

interface Findings {
  /** Lists the findings on a problem. */
  show(findings: readonly Finding[]): void;
}

/**
 * Wires the list of findings: a sentence each, with a button that highlights the rows and columns in question one by
 * one. Faults and questions go into their own list, if the page has one.
 *
 * @param pin highlights a row or column in the figure; null removes the highlight
 */
export function mountFindings(
  host: HTMLElement,
  signal: AbortSignal,
  pin: (place: Highlight | null) => void,
): Findings {
  const { part, optionalPart, on } = wiring(host, signal);
  const list = part('findings', HTMLElement);
  const urgentList = optionalPart('urgent-findings', HTMLElement);
  const buttons = (): HTMLButtonElement[] =>
    [urgentList, list].flatMap((one) => [...(one?.querySelectorAll('button') ?? [])]);
  let findings: readonly Finding[] = [];
  /** How many places of each finding have been shown. */
  let shown: number[] = [];

  function pressed({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    const index = button ? buttons().indexOf(button) : -1;
    const finding = findings[index];
    if (!button || !finding) return;
    const places = placesOf(finding);
    const next = shown[index] ?? 0;
    // After the last place the highlight is removed, and the next press starts over.
    const place = places[next] ?? null;
    pin(place);
    shown = findings.map((_, at) => (at === index && place ? next + 1 : 0));
    tell();
  }

  for (const one of [urgentList, list]) on(one, 'click', pressed);

  /** Labels all buttons with their progress. */
  function tell(): void {
    buttons().forEach((button, index) => {
      const [finding, count] = [findings[index], shown[index] ?? 0];
      const most = finding ? placesOf(finding).length : 0;
      const words = count === 0 ? 'Show' : count < most ? `Next (${count} of ${most})` : 'Hide';
      setText(button, words);
    });
  }

  return {
    show(found) {
      const urgent = urgentList ? found.filter(isUrgent) : [];
      const others = found.filter((one) => !urgent.includes(one));
      findings = [...urgent, ...others];
      shown = findings.map(() => 0);
      pin(null);
      urgentList?.replaceChildren(...urgent.map(itemOf));
      if (urgentList) urgentList.hidden = urgent.length === 0;
      list.replaceChildren(...others.map(itemOf));
      tell();
    },
  };
}

function itemOf(finding: Finding): HTMLElement {
  const item = document.createElement('li');
  const { sentence } = finding;
  item.classList.toggle('is-grave', isGrave(finding));
  const words = document.createElement('span');
  words.textContent = sentence;
  const button = document.createElement('button');
  button.hidden = placesOf(finding).length === 0;
  button.type = 'button';
  button.className = 'button';
  button.setAttribute('aria-description', sentence);
  item.append(words, button);
  return item;
}

/** The places that a finding shows, press by press: its columns, then its rows. */
function placesOf({ rows, columns }: Finding): Highlight[] {
  return [...columns.map((column) => ({ row: null, column })), ...rows.map((row) => ({ row, column: null }))].slice(
    0,
    40,
  );
}
