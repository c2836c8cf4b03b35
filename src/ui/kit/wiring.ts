import { button, optionalPart, part } from './parts.ts';

type Target = Window | Document | Element;

/** The events of a target, by their names. */
type EventsOf<T extends Target> = T extends Window
  ? WindowEventMap
  : T extends Document
    ? DocumentEventMap
    : HTMLElementEventMap;

/** Listens for an event until the signal aborts; a missing target is ignored. */
interface Listen {
  <T extends Target, K extends keyof EventsOf<T> & string>(
    target: T | null | undefined,
    type: K,
    act: (event: EventsOf<T>[K]) => void,
    options?: AddEventListenerOptions,
  ): void;
  (
    target: EventTarget | null | undefined,
    type: string,
    act: (event: Event) => void,
    options?: AddEventListenerOptions,
  ): void;
}

/** The parts of a figure (`parts.ts`) and what it listens to. */
interface Wiring {
  /** @throws Error naming the part, when the markup lacks it */
  part<T extends Element>(name: string, type: new () => T): T;
  optionalPart<T extends Element>(name: string, type: new () => T): T | null;
  button(name: string): HTMLButtonElement | null;
  /** Calls back when a button is pressed, and returns it, if the figure has it. */
  press(name: string, act: () => void): HTMLButtonElement | null;
  readonly on: Listen;
}

/** Wires the markup of a figure, or of a part of it; its listeners end with the signal. */
export function wiring(host: Element, signal: AbortSignal): Wiring {
  const on = (
    target: EventTarget | null | undefined,
    type: string,
    act: (event: never) => void,
    options?: AddEventListenerOptions,
  ): void => target?.addEventListener(type, act as EventListener, { ...options, signal });

  return {
    part: (name, type) => part(host, name, type),
    optionalPart: (name, type) => optionalPart(host, name, type),
    button: (name) => button(host, name),
    press(name, act) {
      const found = button(host, name);
      on(found, 'click', act);
      return found;
    },
    on,
  };
}
