/** The gallery, of which a reader may see the moments of one notion only. */
import { counted } from '#english/english.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { part } from '#ui/kit/parts.ts';

defineElement('moment-gallery', (host, signal) => {
  const chooser = part(host, 'notion', HTMLSelectElement);
  const moments = [...host.querySelectorAll<HTMLElement>('[data-notions]')];

  function show(): void {
    const notion = chooser.value;
    host.toggleAttribute('data-chosen', notion !== '');
    for (const moment of moments) {
      moment.hidden = notion !== '' && !moment.dataset['notions']?.split(',').includes(notion);
    }
    const count = moments.filter(({ hidden }) => !hidden).length;
    part(host, 'count', HTMLElement).textContent = counted(count, 'moment');
  }

  chooser.addEventListener('change', show, { signal });
});
