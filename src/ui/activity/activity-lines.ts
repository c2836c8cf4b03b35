import { seedIn } from '#activities/seed.ts';
import { frameLines } from '#ui/figure/frame-lines.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { copyText } from '#ui/kit/copy-text.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** Shows the lines of the chosen activity, and makes its package. */
function mountLines(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const [activity, tasks] = [part('activity', HTMLSelectElement), part('tasks', HTMLSelectElement)];
  const seed = part('seed', HTMLInputElement);
  const said = part('said', HTMLElement);
  const [splice, plain] = [part('splice', HTMLElement), part('link', HTMLElement)];

  /** The chosen activity; a fault where its seed is none. */
  function chosen(): { id: string; title: string; score: string; address: string; fault: string } {
    const { value: id, dataset } = activity.selectedOptions[0] ?? activity;
    const isSame = 'seeded' in dataset && tasks.value === 'same';
    const given = seedIn(seed.value);
    const address = new URL(
      `${host.dataset['folder'] ?? ''}${id}/${isSame ? `?seed=${given ?? 1}` : ''}`,
      location.href,
    );
    return {
      id,
      title: dataset['title'] ?? '',
      score: dataset['score'] ?? '',
      address: address.href,
      fault:
        isSame && given === null
          ? `A seed is a whole number from 1 to ${seed.max}; until you write one, seed 1 is used.`
          : '',
    };
  }

  /** Chooses the activity of the address, such as that of a link in a plan of weeks. Returns what is wrong with it. */
  function readAddress(): string {
    const asked = readText(host, 'activity');
    if (asked === null) return '';
    if (Array.from(activity.options).every(({ value }) => value !== asked))
      return 'The link names an activity that is not in this list.';
    activity.value = asked;
    goThere();
    return '';
  }

  /** A link of a plan reloads the page, and what the browser then restores may be another place. */
  function goThere(): void {
    if (!location.hash.startsWith(`#${host.id}?`)) return;
    const scroll = (): void => host.scrollIntoView();
    if (document.readyState === 'complete') requestAnimationFrame(scroll);
    else addEventListener('load', () => requestAnimationFrame(scroll), { once: true, signal });
  }

  function show(more = ''): void {
    const { title, score, address, fault } = chosen();
    const isSeeded = 'seeded' in (activity.selectedOptions[0]?.dataset ?? {});
    part('tasks-field', HTMLElement).hidden = !isSeeded;
    part('seed-field', HTMLElement).hidden = !isSeeded || tasks.value !== 'same';
    setText(part('score', HTMLElement), `The score is ${score}.`);
    setText(splice, frameLines(address, title));
    setText(plain, address);
    part('try', HTMLAnchorElement).href = address;
    say(said, fault || more);
  }

  for (const control of [activity, tasks, seed]) on(control, 'change', () => show());
  on(activity, 'change', () => writeText(host, 'activity', activity.value));
  press('copy-splice', () => void copyText('The code', splice.textContent).then((words) => say(said, words)));
  press('copy-link', () => void copyText('The link', plain.textContent).then((words) => say(said, words)));
  press('save-package', () => void save());
  show(readAddress());

  async function save(): Promise<void> {
    const { id, title, address } = chosen();
    try {
      const [{ savePackage }, script] = await Promise.all([
        fetchAtPress('the code that makes the package', () => import('./save-package.ts')),
        fetch(host.dataset['host'] ?? '').then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error()))),
      ]);
      say(said, `${savePackage({ id, title, address }, script)} is saved. Add it to your course as a SCORM activity.`);
    } catch {
      say(said, 'The package could not be made, because a part of it could not be fetched. Press again to retry.');
    }
  }
}

defineElement('activity-lines', mountLines);
