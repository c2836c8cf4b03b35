import { parseHTML } from 'linkedom';

/** Returns the markup of the nodes that a function makes in a temporary document. */
export function staticMarkup(nodes: (document: Document) => readonly Node[]): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const holder = document.createElement('div');
  for (const node of nodes(document as unknown as Document)) holder.appendChild(node as never);
  return holder.innerHTML;
}
