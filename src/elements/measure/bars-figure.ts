import { momentLine } from '../../pictures/bars/moment.ts';
import { defineElement } from '../page/define-element.ts';
import { part, setText } from '../page/parts.ts';
import { BAR_NAMES, BARS } from './bar-names.ts';

/** What three bars show at a moment of the run; the build has worked it out. */
function mountBars(host: HTMLElement, signal: AbortSignal): void {
  const time = part(host, 'time', HTMLInputElement);
  const moment = part(host, 'moment', SVGPathElement);
  const percents = JSON.parse(host.dataset['percents'] ?? '[]') as number[][];

  function show(): void {
    const at = Number(time.value);
    const share = at / Number(time.max);
    moment.setAttribute('d', momentLine(share));
    time.style.setProperty('--at', String(share));
    const passed = Math.round(share * 100);
    fill('truth', passed);
    const said = BARS.map((bar, index) => {
      const percent = percents[index]?.[at] ?? 0;
      fill(bar, percent);
      return `${BAR_NAMES[bar]} ${percent} %`;
    });
    time.setAttribute('aria-valuetext', `${passed} % of the time: ${said.join('; ')}`);
  }

  function fill(name: string, percent: number): void {
    const bar = part(host, name, HTMLElement);
    setText(bar, `${percent} %`);
    bar.style.setProperty('--share', String(percent / 100));
  }

  time.addEventListener('input', show, { signal });
  show();
}

defineElement('bars-figure', mountBars);
