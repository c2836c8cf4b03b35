/** An attempt as it is on the page: in the address, in the answers to questions, and in what elements say of themselves. */
import type { Attempt, Mark } from '#activities/attempt.ts';
import { entriesOf, plainEntry, queryOf } from '#player/fragment.ts';
import { addressQuery, onceRead, writeQuery } from '#ui/kit/address.ts';
import { judgeAgain } from '#ui/kit/announced.ts';
import { whenReady } from '#ui/kit/when-ready.ts';

/** The elements in an activity whose state is part of an attempt; the figures of cells come from their code. */
function elementsIn(host: HTMLElement): HTMLElement[] {
  const all = Array.from(host.querySelectorAll<HTMLElement>('[id]'));
  return all.filter((one) => one.localName.includes('-') && !one.parentElement?.closest('notebook-page'));
}

/** The question with a name; null if the activity has none. */
export function questionIn(host: HTMLElement, name: string): HTMLElement | null {
  const all = Array.from(host.querySelectorAll<HTMLElement>('[data-question]'));
  return all.find(({ dataset }) => dataset['question'] === name) ?? null;
}

export function hasElement(host: HTMLElement, id: string): boolean {
  return elementsIn(host).some((element) => element.id === id);
}

/** What the address has for the elements of an activity. */
export function addressIn(host: HTMLElement): Record<string, string> {
  const ids = new Set(elementsIn(host).map(({ id }) => id));
  const entries = entriesOf(addressQuery()).filter(({ name }) => ids.has(name.split('.')[0] ?? ''));
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
}

/** Puts an attempt into the address, and mounts the elements again, which read and check it. */
export function showAddress(host: HTMLElement, address: Attempt['address']): void {
  onceRead(() => {
    if (isSame(addressIn(host), address)) return;
    const elements = elementsIn(host).filter(({ dataset }) => dataset['question'] === undefined);
    const [first] = elements;
    const others = entriesOf(addressQuery()).filter(({ name }) => !hasElement(host, name.split('.')[0] ?? ''));
    if (!first) return;
    writeQuery(
      first.id,
      queryOf([...others, ...Object.entries(address).map(([name, value]) => plainEntry(name, value))]),
    );
    // An editor would be left behind, and cells that have run.
    if (host.querySelector('.cm-editor, notebook-page[data-ready]')) location.reload();
    for (const element of elements) {
      delete element.dataset['ready'];
      // An element that is put in again is mounted again.
      element.parentNode?.insertBefore(element, element.nextSibling);
    }
  });
}

function isSame(one: Attempt['address'], other: Attempt['address']): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}

function fill(question: HTMLElement, answer: string): void {
  const fields = question.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name="answer"]');
  for (const field of fields) {
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === answer;
    else field.value = answer;
  }
}

/**
 * Puts the answers of an attempt into its questions, which judge them again: no mark is believed. A mend is judged when
 * the reader runs its code.
 */
export function showMarks(host: HTMLElement, marks: Readonly<Record<string, Mark>>): void {
  for (const [name, { how, answer }] of Object.entries(marks)) {
    const question = questionIn(host, name);
    if (!question) continue;
    const sheet = question.closest<HTMLElement>('task-sheet');
    whenReady(sheet ?? question, () => {
      // The address has what is in the fields of a sheet, which may have been changed since an answer was right.
      if (!sheet || (how === 'right' && answer !== '')) fill(question, answer);
      judgeAgain(question, how === 'shown');
    });
  }
}
