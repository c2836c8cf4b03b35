import type { Links } from './link-arrays.ts';

/** The same links once more, which go their own way from then on. */
export function copyOf(links: Links): Links {
  const { nodes, left, right, empties } = links;
  return {
    ...links,
    nodes: nodes.slice(),
    left: left.slice(),
    right: right.slice(),
    empties: empties.slice(),
    ...links.colours?.copy(),
  };
}
