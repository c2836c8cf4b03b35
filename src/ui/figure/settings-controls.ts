import type { Settings } from '#player/address.ts';
import { afterPaint } from '#ui/kit/after-paint.ts';

export interface SettingsControls {
  /** Shows these settings. */
  update(settings: Settings): void;
}

/**
 * Wires the controls marked `data-setting="name"`: a select gives its value; a switch gives
 * `data-on` or `data-off`; a button with `data-value` gives that. `changed` gets one name and value.
 */
export function mountSettings(
  host: HTMLElement,
  changed: (name: string, value: string) => void,
  signal: AbortSignal,
): SettingsControls {
  const controls = Array.from(host.querySelectorAll<HTMLElement>('[data-setting]'));
  for (const control of controls) {
    const name = control.dataset['setting'] ?? '';
    if (control instanceof HTMLSelectElement) {
      control.addEventListener('change', () => changed(name, control.value), { signal });
    } else if (control.getAttribute('role') === 'switch') {
      control.addEventListener(
        'click',
        () => {
          const on = control.getAttribute('aria-checked') !== 'true';
          control.setAttribute('aria-checked', String(on));
          const value = (on ? control.dataset['on'] : control.dataset['off']) ?? '';
          afterPaint(() => changed(name, value), signal);
        },
        { signal },
      );
    } else {
      control.addEventListener('click', () => changed(name, control.dataset['value'] ?? ''), {
        signal,
      });
    }
  }
  return {
    update(settings) {
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
