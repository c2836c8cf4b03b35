import { setDisabled } from '#ui/kit/parts.ts';

/** What a button does, and when it cannot. A key that does the same says why not. */
export interface Command {
  act(): unknown;
  isOff?(): boolean;
}

export interface Commands {
  /** Disables the buttons that can do nothing now, and enables the others. */
  update(): void;
}

/** Commands by the `data-do` of their buttons; a page may lack some of them. */
export function mountCommands(
  host: HTMLElement,
  commands: Readonly<Record<string, Command | (() => unknown)>>,
  signal: AbortSignal,
): Commands {
  const all = Object.entries(commands).flatMap(([name, command]) => {
    const { act, isOff } = typeof command === 'function' ? { act: command } : command;
    const buttons = [...host.querySelectorAll<HTMLButtonElement>(`button[data-do="${name}"]`)];
    for (const button of buttons) button.addEventListener('click', () => void act(), { signal });
    return isOff ? [{ buttons, isOff }] : [];
  });
  return {
    update() {
      for (const { buttons, isOff } of all) {
        for (const button of buttons) setDisabled(button, isOff());
      }
    },
  };
}
