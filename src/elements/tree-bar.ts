/** The bar under the tree of a long run: zoom, see the whole, stay with the moment shown. */
export interface TreeBarWishes {
  zoom(factor: number): void;
  whole(): void;
  follow(isOn: boolean): void;
}

export interface TreeBar {
  update(state: {
    readonly isWhole: boolean;
    readonly isClosest: boolean;
    readonly isFollowing: boolean;
  }): void;
}

/** Paths in an 18 by 18 box, as the site's other icons. */
const icons = {
  out: 'M4.5 9h9',
  in: 'M4.5 9h9M9 4.5v9',
  whole: 'M3.5 7V3.5H7M11 3.5h3.5V7M14.5 11v3.5H11M7 14.5H3.5V11',
} as const;

const STEP = 2;

/** Fills an empty bar. */
export function mountTreeBar(
  bar: HTMLElement,
  wishes: TreeBarWishes,
  signal: AbortSignal,
): TreeBar {
  const out = iconButton('Zoom out', icons.out, () => wishes.zoom(1 / STEP));
  const closer = iconButton('Zoom in', icons.in, () => wishes.zoom(STEP));
  const whole = iconButton('Whole run', icons.whole, wishes.whole);
  const follow = document.createElement('button');
  follow.type = 'button';
  follow.className = 'switch';
  follow.setAttribute('role', 'switch');
  follow.textContent = 'Follow the search';
  follow.addEventListener('click', () => {
    wishes.follow(follow.getAttribute('aria-checked') !== 'true');
  });
  bar.replaceChildren(follow, out, closer, whole);
  signal.addEventListener('abort', () => bar.replaceChildren());
  return {
    update({ isWhole, isClosest, isFollowing }) {
      disable(out, isWhole, closer);
      disable(closer, isClosest, out);
      follow.setAttribute('aria-checked', String(isFollowing));
    },
  };
}

/** A button that is about to go out of use hands the focus on. */
function disable(button: HTMLButtonElement, isDisabled: boolean, next: HTMLButtonElement): void {
  if (button.disabled === isDisabled) return;
  const hadFocus = document.activeElement === button;
  button.disabled = isDisabled;
  if (isDisabled && hadFocus) next.focus();
}

function iconButton(name: string, path: string, action: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.setAttribute('aria-label', name);
  button.title = name;
  button.innerHTML = `<svg viewBox="0 0 18 18" aria-hidden="true"><path d="${path}"/></svg>`;
  button.addEventListener('click', action);
  return button;
}
