import { parseHTML } from 'linkedom';
import { type Tree, patch } from './template.ts';

/** Returns the markup of the nodes that a function makes in a temporary document. */
export function staticMarkup(nodes: (document: Document) => readonly Node[]): string {
  const host = holder();
  for (const node of nodes(host.ownerDocument)) host.appendChild(node);
  return host.innerHTML;
}

/** Returns the markup of a template. */
export function builtMarkup(children: readonly Tree[]): string {
  const host = holder();
  patch(host, children);
  return host.innerHTML;
}

/** An empty element of a temporary document. */
function holder(): HTMLElement {
  return parseHTML('<!doctype html><html><body></body></html>').document.createElement('div');
}
