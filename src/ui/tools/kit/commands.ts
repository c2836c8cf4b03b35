import { setDisabled } from '#ui/kit/parts.ts';

/** The action of a button, and when it is disabled. */
export interface Command {
  act(): unknown;
  isOff?(): boolean;
}

/** Wires commands to buttons by `data-do`; a page need not have a button for each. */
export function mountCommands(
  host: HTMLElement,
  signal: AbortSignal,
  commands: Readonly<Record<string, Command | (() => unknown)>>,
) {
  const all = Object.entries(commands).flatMap(([name, command]) => {
    const { act, isOff } = typeof command === 'function' ? { act: command } : command;
    const buttons = [...host.querySelectorAll<HTMLButtonElement>(`button[data-do="${name}"]`)];
    for (const button of buttons) button.addEventListener('click', () => void act(), { signal });
    return isOff ? [{ buttons, isOff }] : [];
  });
  return {
    /** Disables the buttons whose command is off, and enables the others. */
    update(): void {
      for (const { buttons, isOff } of all) {
        for (const button of buttons) setDisabled(button, isOff());
      }
    },
  };
}
