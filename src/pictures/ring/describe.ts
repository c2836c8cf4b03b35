/** A ring in words: what was written, what both walks find, what each node is. */
import type { RingWrite } from '#exhibits/ring.ts';
import { type Press, type RingNode, type RingView, type Walk, HEAD } from './view.ts';

/** The rule of a press as code, with `x` for the node. */
const RULES: Readonly<Record<Press['does'], string>> = {
  remove: 'R[L[x]] ← R[x]; L[R[x]] ← L[x]',
  restore: 'R[L[x]] ← x; L[R[x]] ← x',
};

/** The same with the names filled in: `R[A] ← C; L[C] ← A`. */
function writesInCode({ nodes }: RingView, { writes }: Press): string {
  const name = (index: number): string => nodes[index]?.name ?? '?';
  const code = ({ side, at, to }: RingWrite): string => `${side}[${name(at)}] ← ${name(to)}`;
  return writes.map(code).join('; ');
}

/** The last press for the lines under the picture. */
interface PressCode {
  /** `Take C out`, or what to do when nothing has been pressed. */
  readonly action: string;
  readonly rule: string;
  /** The rule with the names filled in. */
  readonly filled: string;
}

export function codeOf(view: RingView): PressCode {
  const last = view.presses.at(-1);
  if (!last) return { action: 'The list is as it was built.', rule: '', filled: '' };
  const action = `${last.does === 'remove' ? 'Taken out' : 'Put back'}: x = ${last.node.name}.`;
  return { action, rule: RULES[last.does], filled: writesInCode(view, last) };
}

/** `Take B out` or `Put B back`. */
export function pressWords({ does, node }: Pick<Press, 'does' | 'node'>): string {
  return does === 'remove' ? `Take ${node.name} out` : `Put ${node.name} back`;
}

/** `Forwards A, C, D; backwards D, C, A: they agree.` or what is wrong. */
export function listWords(view: RingView): string {
  const { forwards, backwards, problem } = view;
  const agree =
    forwards.isClosed && backwards.isClosed && forwards.names.join() === [...backwards.names].reverse().join();
  const read = `Forwards ${walkWords(forwards)}; backwards ${walkWords(backwards)}`;
  if (problem === null) return `${read}: they agree.`;
  return `${read}: ${agree ? 'they agree, on the wrong list' : 'they do not agree'}. First bad link: ${problem}.`;
}

function walkWords({ names, isClosed }: Walk): string {
  if (!isClosed) return `${names.join(', ')}, and so on for ever, never reaching the head`;
  return names.length === 0 ? 'nothing' : names.join(', ');
}

/** A node for its label: `B, in the list. L is A, R is C.` */
export function nodeWords({ links }: RingView, node: RingNode): string {
  const to = (side: string): string => links.find((link) => link.from === node && link.side === side)?.to.name ?? '?';
  const standing = node.name === HEAD ? 'The head' : `${node.name}, ${node.isOut ? 'taken out' : 'in the list'}`;
  return `${standing}: L is ${to('L')}, R is ${to('R')}.`;
}

/** The whole picture in words. */
export function describeRing(view: RingView): string {
  const out = view.nodes.filter(({ isOut }) => isOut);
  const ghosts = out.map((node) => nodeWords(view, node)).join(' ');
  return `${listWords(view)}${ghosts === '' ? '' : ` ${ghosts}`}`;
}
