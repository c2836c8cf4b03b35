import { make } from './make.ts';

/** The actions of the bars under a large matrix and a long tree. */
export interface ZoomWishes {
  /** One press: 1 zooms in, −1 out. */
  zoom(direction: 1 | -1): void;
  whole(): void;
  /** Only where something can be followed. */
  follow?(isOn: boolean): void;
}

export interface ZoomTools {
  readonly follow: HTMLButtonElement;
  /** Zoom out, zoom in, and the whole. */
  readonly buttons: readonly HTMLButtonElement[];
  /** Disables the buttons that would change nothing. */
  update(state: { readonly isWhole: boolean; readonly isClosest: boolean; readonly isFollowing?: boolean }): void;
}

/** Paths in an 18 by 18 box, as the site's other icons. */
const icons = {
  out: 'M4.5 9h9',
  in: 'M4.5 9h9M9 4.5v9',
  whole: 'M3.5 7V3.5H7M11 3.5h3.5V7M14.5 11v3.5H11M7 14.5H3.5V11',
} as const;

/** Makes the tools; `whole` is the name of the button that shows everything. */
export function zoomTools(wishes: ZoomWishes, whole: string): ZoomTools {
  const out = iconButton('Zoom out', icons.out, () => wishes.zoom(-1));
  const closer = iconButton('Zoom in', icons.in, () => wishes.zoom(1));
  const follow = make(document, 'button', { type: 'button', class: 'switch', role: 'switch' }, 'Follow the search');
  follow.addEventListener('click', () => {
    wishes.follow?.(follow.getAttribute('aria-checked') !== 'true');
  });
  const all = iconButton(whole, icons.whole, () => wishes.whole());
  return {
    follow,
    buttons: [out, closer, all],
    update({ isWhole, isClosest, isFollowing = false }) {
      disable(out, isWhole, closer);
      disable(all, isWhole, closer);
      disable(closer, isClosest, out);
      follow.setAttribute('aria-checked', String(isFollowing));
    },
  };
}

/** A button with a picture and a name, which is its tooltip and not read twice. */
export function iconButton(name: string, path: string, action: () => void): HTMLButtonElement {
  const button = make(document, 'button', { type: 'button', class: 'icon-button', title: name });
  button.innerHTML = `<svg viewBox="0 0 18 18" aria-hidden="true"><path d="${path}"/></svg>`;
  button.addEventListener('click', action);
  return button;
}

/** Disables or enables a button; one that is disabled with the focus passes it to `next`. */
function disable(button: HTMLButtonElement, isDisabled: boolean, next: HTMLButtonElement): void {
  if (button.disabled === isDisabled) return;
  const hadFocus = document.activeElement === button;
  button.disabled = isDisabled;
  if (isDisabled && hadFocus) next.focus();
}
