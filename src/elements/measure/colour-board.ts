import { mountSettings } from '../figure/settings-controls.ts';
import { defineElement } from '../page/define-element.ts';
import { part, setText } from '../page/parts.ts';

/** The board without two corners, and the colours that settle it: they are there, and hidden until asked for. */
function mountColours(host: HTMLElement, signal: AbortSignal): void {
  const said = part(host, 'said', HTMLElement);
  const words = host.querySelector('desc');
  const told = { off: host.dataset['plain'] ?? '', on: host.dataset['coloured'] ?? '' };

  function show(colours: string): void {
    const isOn = colours === 'on';
    host.classList.toggle('is-plain', !isOn);
    setText(said, isOn ? told.on : told.off);
    if (words) setText(words, isOn ? told.on : told.off);
  }

  const controls = mountSettings(host, (_, value) => show(value), signal);
  controls.update({ colours: 'off' });
  show('off');
}

defineElement('colour-board', mountColours);
