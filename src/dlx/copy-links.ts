import type { Links } from './link-arrays.ts';

/** An independent copy of the links. */
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
