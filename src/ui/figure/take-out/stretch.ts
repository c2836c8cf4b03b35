/** A stretch of a run, chosen by two marks on its timeline or by numbers, and the speed at which it is shown. */
import { stripView } from '#pictures/timeline/view.ts';
import { drawStrip } from '#pictures/timeline/draw.ts';
import { inWords } from '#english/english.ts';
import { make } from '#ui/kit/make.ts';
import type { KnownFigure } from '../known-figures.ts';
import { FILM_SPEEDS } from './film-plan.ts';

export interface Stretch {
  from: number;
  to: number;
  /** Steps per second. */
  speed: number;
}

/**
 * Makes the controls of a stretch: a timeline with two marks, their numbers, and the speed.
 *
 * @param changed called with the mark that has moved, or null for the speed
 */
export function stretchControls(
  { figure }: KnownFigure,
  stretch: Stretch,
  signal: AbortSignal,
  changed: (mark: 'from' | 'to' | null) => void,
): HTMLElement {
  const { player, part, reveal } = figure;
  const { last } = player;
  const lens = part.now();
  // The marks may lie outside the part of the run that the strip of the figure covers.
  const [least, most] = [Math.min(lens.from, stretch.from), Math.max(lens.to, stretch.to)];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'strip');
  drawStrip(svg, stripView(player, { from: least, to: most }, reveal));
  const band = make(document, 'span', { class: 'stretch-band', 'aria-hidden': 'true' });
  const marks = { from: mark('from', 'First step'), to: mark('to', 'Last step') };
  const fields = { from: field('from', 'From step'), to: field('to', 'to step') };
  const speed = make(document, 'select', { autocomplete: 'off' });
  for (const value of FILM_SPEEDS) {
    const words = value === 1 ? '1 step a second' : `${value} steps a second`;
    speed.append(make(document, 'option', { value: String(value) }, words));
  }
  speed.value = String(stretch.speed);
  speed.addEventListener(
    'change',
    () => {
      stretch.speed = Number(speed.value);
      changed(null);
    },
    { signal },
  );

  function mark(name: 'from' | 'to', label: string): HTMLInputElement {
    const about = { type: 'range', class: `stretch-mark is-${name}`, 'aria-label': label, autocomplete: 'off' };
    const range = make(document, 'input', { ...about, min: String(least), max: String(most) });
    range.addEventListener('input', () => set(name, range.valueAsNumber), { signal });
    return range;
  }

  function field(name: 'from' | 'to', label: string): HTMLInputElement {
    const about = { type: 'text', inputmode: 'numeric', size: '7', autocomplete: 'off', 'aria-label': label };
    const input = make(document, 'input', about);
    input.addEventListener(
      'change',
      () => {
        const step = Number(input.value.replaceAll(/[\s,.’']/g, ''));
        if (Number.isInteger(step) && step >= 0 && step <= last) set(name, step);
        else show();
      },
      { signal },
    );
    return input;
  }

  /** Moves a mark; the other one gives way. */
  function set(name: 'from' | 'to', step: number): void {
    stretch[name] = step;
    if (name === 'from') stretch.to = Math.max(stretch.to, step);
    else stretch.from = Math.min(stretch.from, step);
    show();
    changed(name);
  }

  function show(): void {
    const share = (step: number): number => (most > least ? (step - least) / (most - least) : 0);
    for (const name of ['from', 'to'] as const) {
      marks[name].valueAsNumber = stretch[name];
      marks[name].setAttribute('aria-valuetext', `step ${inWords(stretch[name])} of ${inWords(last)}`);
      fields[name].value = inWords(stretch[name]);
    }
    band.style.setProperty('--from', String(share(stretch.from)));
    band.style.setProperty('--to', String(share(stretch.to)));
  }

  show();
  const inLabel = (name: string, control: HTMLElement): HTMLElement =>
    make(document, 'label', { class: 'field' }, make(document, 'span', { class: 'field-name' }, name), control);
  return make(
    document,
    'div',
    { class: 'stack', role: 'group', 'aria-label': 'Stretch of the run' },
    make(document, 'div', { class: 'stretch' }, svg, band, marks.from, marks.to),
    make(
      document,
      'div',
      { class: 'row apart' },
      inLabel('From step', fields.from),
      inLabel('to step', fields.to),
      inLabel('Speed', speed),
    ),
  );
}
