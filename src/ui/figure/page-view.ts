/** How a page shows its figures, as its address has it: on the wall, and with what comes next hidden. */
import { isToComeHidden } from './to-come.ts';

/** The item on the wall: the id of a figure, or a number. */
const PRESENT = 'page.present';
/** The plan of an hour that the item belongs to, and its place there: `school.2`. */
const PLAN = 'page.plan';
/** A script in the head of each page reads it too, before the first paint (`ui/site/theme.inline.ts`). */
const TO_COME = 'page.to-come';

/** The item that a page's address puts on the wall, or null. */
export function presentedIn(query: string): string | null {
  return new URLSearchParams(query).get(PRESENT);
}

/** A place in the plan of an hour (`ui/site/teach/plans.ts`). */
export interface PlanPlace {
  /** The id of the plan. */
  readonly plan: string;
  /** Which of all that it shows, from 0. */
  readonly at: number;
}

/** The place in a plan that a page's address names, or null. */
export function plannedIn(query: string): PlanPlace | null {
  const [, plan, at] = /^([a-z-]+)\.(\d{1,2})$/.exec(new URLSearchParams(query).get(PLAN) ?? '') ?? [];
  return plan === undefined ? null : { plan, at: Number(at) };
}

/** What the fragment of a link says of the page: an item on the wall, at its place in a plan, what comes next hidden. */
export function plannedView(item: string, { plan, at }: PlanPlace): Record<string, string> {
  return { [PRESENT]: item, [PLAN]: `${plan}.${at}`, [TO_COME]: 'hidden' };
}

/** A query with this item on the wall, or with none. */
export function withPresented(query: string, item: string | null): string {
  const entries = new URLSearchParams(query);
  if (item === null) for (const name of [PRESENT, PLAN]) entries.delete(name);
  else entries.set(PRESENT, item);
  const text = entries.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a figure fills the window, on the wall or in the large view. */
export function isPresented(figure: HTMLElement | null): boolean {
  return Boolean(figure?.querySelector('.fills-window'));
}

/** What a link to a figure says of the page, for a class that is to see it as it is seen now. */
export function withPageView(query: string, figure: HTMLElement | null): string {
  const entries = new URLSearchParams(query);
  if (figure && isPresented(figure)) entries.set(PRESENT, figure.id);
  if (isToComeHidden()) entries.set(TO_COME, 'hidden');
  return `?${entries.toString()}`;
}
