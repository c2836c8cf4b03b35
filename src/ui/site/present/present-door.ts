import { presentedIn } from '#ui/figure/page-view.ts';
import { addressQuery, onceRead } from '#ui/kit/address.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { isChord, isTyping } from '#ui/kit/keys.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Presenter } from './present.ts';

defineElement('present-door', (host, signal) => {
  const { on, press } = wiring(host, signal);
  let presenter: Presenter | null = null;
  let isComing = false;

  async function toggle(from?: string): Promise<void> {
    // A second press before the code is there only asks for the same.
    if (isComing) return;
    isComing = true;
    const { createPresenter } = await fetchPart(host, 'the view for the wall', () => import('./present.ts'), signal);
    isComing = false;
    presenter ??= createPresenter(signal);
    presenter.toggle(from);
  }

  press('present', () => void toggle());
  on(document, 'keydown', (event) => {
    const { target, key, defaultPrevented } = event;
    if (defaultPrevented || isChord(event) || key.toLowerCase() !== 'p') return;
    if (isTyping(target) || (target instanceof Element && target.closest('[data-own-keys]'))) return;
    event.preventDefault();
    void toggle();
  });
  onceRead(() => {
    const from = presentedIn(addressQuery());
    if (from !== null) void toggle(from);
  }, signal);
});
