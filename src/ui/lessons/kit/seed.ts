import { shortened } from '#english/english.ts';
import { seedSetting } from '#player/seed.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** The field for a seed: a wrong entry is reported in the notice, and the seed before it stays. */
export function mountSeed(
  field: HTMLInputElement,
  notice: HTMLElement,
  standing: string,
  signal: AbortSignal,
  changed: (seed: string) => void,
): void {
  const { on } = wiring(field, signal);
  let seed = standing;
  field.value = seed;
  on(field, 'change', () => {
    const text = field.value.trim();
    const accepts = seedSetting['seed']?.accepts(text) ?? false;
    notice.textContent = accepts
      ? ''
      : `A seed is a whole number of up to six digits; “${shortened(field.value)}” is not one, so the seed stays ${seed}.`;
    notice.hidden = accepts;
    const isNew = accepts && String(Number(text)) !== seed;
    if (isNew) seed = String(Number(text));
    field.value = seed;
    if (isNew) changed(seed);
  });
}
