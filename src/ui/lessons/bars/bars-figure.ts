import { momentLine, percentText } from '#pictures/bars/moment.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { BAR_NAMES, BARS } from './bar-names.ts';

/** What three bars show at a moment of the run; the shares are computed at build time. */
function mountBars(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const time = part('time', HTMLInputElement);
  const moment = part('moment', SVGPathElement);
  const percents = JSON.parse(host.dataset['percents'] ?? '[]') as number[][];

  function show(): void {
    const at = Number(time.value);
    const share = at / Number(time.max);
    moment.setAttribute('d', momentLine(share));
    time.style.setProperty('--at', String(share));
    fill('truth', share);
    const said = BARS.map((bar, index) => {
      const shown = (percents[index]?.[at] ?? 0) / 100;
      fill(bar, shown);
      return `${BAR_NAMES[bar]} ${percentText(shown)}`;
    });
    time.setAttribute('aria-valuetext', `After ${percentText(share)} of the time: ${said.join('; ')}`);
  }

  function fill(name: string, share: number): void {
    const bar = part(name, HTMLElement);
    setText(bar, percentText(share));
    bar.style.setProperty('--share', String(share));
  }

  on(time, 'input', show);
  show();
}

defineElement('bars-figure', mountBars);
