/** A node of a long run at which the reader has chosen, and not the solver. */
import type { OwnMark } from '#pictures/tree/icicle-view.ts';
import type { Recording, Zoom } from '#history/index.ts';
import { decisionOfNode } from '#history/below.ts';
import { positionOf } from '#history/frame.ts';
import { readWhatIf } from '#player/what-if.ts';

export interface OwnNode extends OwnMark {
  /** The decision that enters the node. */
  readonly decision: number;
}

/**
 * Returns a function that finds the nodes named by a setting, as far as the run has reached them; a node that has been
 * found is kept.
 */
export function rememberOwn(): (recording: Recording, zoom: Zoom, setting: string) => OwnNode[] {
  let of: readonly unknown[] = [];
  let found = new Map<number, OwnNode>();
  return (recording, zoom, setting) => {
    const now = [recording, zoom, setting];
    if (now.some((part, index) => part !== of[index])) {
      of = now;
      found = new Map();
    }
    return (readWhatIf(setting) ?? []).flatMap(({ node }) => {
      const known = found.get(node) ?? ownNode(recording, zoom, node);
      if (!known) return [];
      found.set(node, known);
      return [known];
    });
  };
}

function ownNode(recording: Recording, zoom: Zoom, node: number): OwnNode | null {
  const decision = decisionOfNode(recording, node);
  if (decision === null) return null;
  const level = recording.seek(decision).path.length;
  // The event before the one that enters a node takes its row, and the node is open from there on.
  const from = level === 0 ? 0 : positionOf(recording.seek(decision - 2), zoom) + 1;
  return { level, from, decision };
}
