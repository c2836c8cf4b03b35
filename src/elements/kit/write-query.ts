/**
 * Writes the query of the address in place: the history of the tab is the reader's. The fragment is
 * that of the figure touched last, so that the address leads to it.
 */
export function writeQuery(figure: string, query: string): void {
  history.replaceState(history.state, '', `${location.pathname}${query}#${figure}`);
}
