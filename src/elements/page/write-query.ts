/**
 * Writes the query of the address in place: the history of the tab is the reader's. The fragment is
 * that of the figure touched last, so that the address leads to it.
 *
 * @param state what this entry of the history keeps beside its address
 */
export function writeQuery(figure: string, query: string, state: unknown = history.state): void {
  history.replaceState(state, '', `${location.pathname}${query}#${figure}`);
}
