export interface Chooser {
  /** Checks the radio button of this value. */
  choose(value: string): void;
}

/** Wires the radio buttons of a PieceChooser inside `host`: the pictures of pieces, one chosen. */
export function chooser(host: HTMLElement, signal: AbortSignal, chosen: (value: string) => void): Chooser {
  const radios = Array.from(host.querySelectorAll<HTMLInputElement>('[data-part="chooser"] input[type="radio"]'));
  for (const radio of radios) {
    radio.addEventListener('change', () => chosen(radio.value), { signal });
  }
  return {
    choose(value) {
      for (const radio of radios) radio.checked = radio.value === value;
    },
  };
}
