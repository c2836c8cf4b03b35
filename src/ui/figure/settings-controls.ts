import type { Settings } from '#player/address.ts';
import { afterPaint } from '#ui/kit/after-paint.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * Wires the controls marked `data-setting="name"`: a select gives its value; a switch gives
 * `data-on` or `data-off`; a button with `data-value` gives that. `changed` gets one name and value.
 */
export function mountSettings(host: HTMLElement, signal: AbortSignal, changed: (name: string, value: string) => void) {
  const { on } = wiring(host, signal);
  const controls = Array.from(host.querySelectorAll<HTMLElement>('[data-setting]'));
  for (const control of controls) {
    const name = control.dataset['setting'] ?? '';
    if (control instanceof HTMLSelectElement) {
      on(control, 'change', () => changed(name, control.value));
    } else if (control.getAttribute('role') === 'switch') {
      on(control, 'click', () => {
        const isOn = control.getAttribute('aria-checked') !== 'true';
        control.setAttribute('aria-checked', String(isOn));
        const value = (isOn ? control.dataset['on'] : control.dataset['off']) ?? '';
        afterPaint(() => changed(name, value), signal);
      });
    } else {
      on(control, 'click', () => changed(name, control.dataset['value'] ?? ''));
    }
  }
  return {
    /** Shows these settings. */
    update(settings: Settings): void {
      for (const control of controls) {
        const value = settings[control.dataset['setting'] ?? ''] ?? '';
        if (control instanceof HTMLSelectElement) control.value = value;
        else if (control.getAttribute('role') === 'switch') {
          control.setAttribute('aria-checked', String(value === control.dataset['on']));
        } else control.classList.toggle('is-current', value === control.dataset['value']);
      }
    },
  };
}
