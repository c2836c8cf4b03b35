/**
 * Replaces what an exercise says, even by the same, so that it is announced again; the words of the built page are no
 * news.
 *
 * @param nodes the words as the page shows them
 */
export function sayTurn(
  host: HTMLElement,
  said: HTMLElement,
  words: string,
  isWrong: boolean,
  nodes: readonly (Node | string)[] = [words],
): void {
  if (!('ready' in host.dataset) && said.textContent === words) return;
  said.toggleAttribute('data-wrong', isWrong);
  said.replaceChildren(...nodes);
}
