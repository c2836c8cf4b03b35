/**
 * Runs a reader's program and judges what it leaves: a program is right if its effect is, whatever its text. Of one
 * that goes wrong, the first wrong write is found, and the fault gets its name.
 */
import type { Links } from '#dlx/links.ts';
import type { Topic } from '../ladder.ts';
import type { Case } from '../code/cases.ts';
import { badWords, programFaultWords, sentence } from '../code/fault-words.ts';
import type { Arrays } from '../code/arrays.ts';
import { type BadEntry, badEntry, faultOf } from '../code/fault.ts';
import { afterUndo, linksWith } from '../code/truth.ts';
import { type BraceFault, type Node, readBlocks } from './blocks.ts';
import { type OrderCase, orderCases } from './cases.ts';
import { type Trace, runLines } from './machine.ts';
import { type FaultName, braceName, nameOf } from './names.ts';
import { programs } from './programs.ts';
import { rightWords } from './right-words.ts';

export interface Wrong {
  readonly kind: 'wrong';
  readonly name: FaultName;
  /** What was seen, as sentences. */
  readonly seen: string;
  /** The line that made the first wrong write, or 0. */
  readonly line: number;
  /** Null when the program could not be run. */
  readonly scene: Scene | null;
}

export interface Right {
  readonly kind: 'right';
  readonly words: readonly string[];
  readonly scene: Scene | null;
}

/** What the picture shows: the links, and of a fault the entry that is wrong. */
export interface Scene {
  readonly one: OrderCase;
  readonly links: Links;
  readonly covered: readonly number[];
  readonly bad: BadEntry | null;
}

export type Verdict = Wrong | Right;

interface Found {
  readonly seen: string;
  readonly line: number;
  readonly bad: BadEntry | null;
  /** How many writes the picture shows. */
  readonly writes: number;
  /** The columns that are covered then, when they are not those of the goal. */
  readonly covered?: readonly number[];
}

/** The links that a program of this seed starts from. */
export function startScene(topic: Topic, seed: number): Scene | null {
  const [one] = orderCases(topic, seed);
  return sceneOf(one, one.start.arrays, one.covered[0]);
}

/** Judges the lines of a program, in their order. */
export function judge(topic: Topic, seed: number, texts: readonly string[]): Verdict {
  const blocks = readBlocks(texts);
  if ('kind' in blocks) {
    const name = braceName(topic, texts, blocks);
    return { kind: 'wrong', name, seen: braceWords(blocks), line: blocks.number, scene: null };
  }
  const { nodes } = blocks;
  const cases = orderCases(topic, seed);
  for (const [at, one] of cases.entries()) {
    const trace = runLines(nodes, one.start);
    const found =
      topic === 'search' || topic === 'choose' ? callFault(topic, one, trace) : linkFault(one, nodes, trace);
    if (!found) continue;
    const { line, bad, writes, covered = one.covered[1] } = found;
    const seen =
      (at === 0 ? '' : `It works on the first ${topic === 'unlink' ? 'ring' : 'matrix'}, but not on this one. `) +
      found.seen;
    const scene = sceneOf(one, runLines(nodes, one.start, writes).arrays, covered, bad);
    return { kind: 'wrong', name: nameOf(topic, texts, line), seen, line, scene };
  }
  const [one] = cases;
  const trace = runLines(nodes, one.start);
  const words = rightWords(topic, texts, trace, cases.length - 1);
  return { kind: 'right', words, scene: sceneOf(one, trace.arrays, one.covered[1]) };
}

function braceWords(fault: BraceFault): string {
  const { kind, number } = fault;
  if (kind === 'unclosed') return `Line ${number} opens a block that no line closes.`;
  if (fault.isElse) return `Line ${number} is an else, but the block that is open there is not an if.`;
  return `Line ${number} closes a block, but none is open there.`;
}

/** Unlink, cover, uncover and purify: the links that the program leaves. */
function linkFault(one: OrderCase, nodes: readonly Node[], trace: Trace): Found | null {
  const { end, writes, walkedAt } = trace;
  const final = finalFault(one, nodes, trace);
  if (end === 'done' && !final) return null;
  const first = firstWrong(one, trace);
  const stopped =
    end === 'done'
      ? ''
      : `Line ${end.line}: ${sentence(end.message)}${end.kind === 'endless' ? ', so it was stopped' : ''}. `;
  if (first) {
    const { bad, at } = first;
    const line = writes[at]!.line;
    return {
      seen: `${stopped}Line ${line} makes the first wrong write: ${words(one, bad)}.`,
      line,
      bad,
      writes: at + 1,
    };
  }
  if (!final || end !== 'done') {
    return { seen: stopped.trimEnd(), line: end === 'done' ? 0 : end.line, bad: null, writes: writes.length };
  }
  if (one.out && walkedAt === null) return { seen: 'walk() is never called.', line: 0, bad: null, writes: 0 };
  const isWalk = final.when === 'walk';
  const when = isWalk ? 'When walk() runs, ' : final.when === 'back' ? 'When uncover follows, ' : 'At the end ';
  return {
    seen: `${when}${words(one, final.bad)}. No line has put it right.`,
    line: 0,
    bad: final.bad,
    writes: isWalk ? (walkedAt ?? 0) : writes.length,
  };
}

interface FinalFault {
  readonly bad: BadEntry;
  readonly when: 'walk' | 'end' | 'back';
}

/** The first entry that is wrong in what is left, or at the walk. */
function finalFault(one: OrderCase, nodes: readonly Node[], { arrays, walkedAt, writes }: Trace): FinalFault | null {
  const { out, goal, topic, matrix, start } = one;
  if (out) {
    const then = runLines(nodes, start, walkedAt ?? writes.length).arrays;
    const bad = badEntry(then, out, new Set());
    if (bad) return { bad, when: 'walk' };
  }
  // A node that has left keeps links that depend on the order in which its neighbours left; in one row it has none.
  const gone = new Set(
    topic === 'tweak'
      ? []
      : goal.C.keys().filter((node) => goal.U[goal.D[node]!] !== node || goal.D[goal.U[node]!] !== node),
  );
  const bad = badEntry(arrays, goal, gone);
  if (bad) return { bad, when: 'end' };
  if (topic !== 'cover') return null;
  const back = afterUndo({ matrix, act: { call: 'cover', header: start.names['c'] ?? 0 } }, arrays);
  const lost = back && badEntry(back, start.arrays, new Set());
  return lost ? { bad: lost, when: 'back' } : null;
}

/** The first write of a value that its entry never has while the right program runs. */
function firstWrong(
  one: OrderCase,
  { writes, walkedAt }: Trace,
): { readonly bad: BadEntry; readonly at: number } | null {
  const { goal, out, start } = one;
  const allowed = new Set(rightTraces(one).flatMap((trace) => trace.writes.map(written)));
  for (const [at, write] of writes.entries()) {
    const { array, node, to: is } = write;
    if (allowed.has(written(write)) || start.arrays[array][node] === is) continue;
    const wanted = out && at < (walkedAt ?? Infinity) ? out : goal;
    return { bad: { array, node, is, should: wanted[array][node]! }, at };
  }
  return null;
}

const written = ({ array, node, to }: Trace['writes'][number]): string => `${array}${node}:${to}`;

/** The right program, and those that walk the other way and are right as well. */
function rightTraces({ topic, start }: OrderCase): Trace[] {
  const { right, others } = programs[topic];
  const texts = right.map(({ text }) => text);
  const swaps = others.flatMap(({ text, insteadOf }) => (insteadOf === undefined ? [] : [{ text, insteadOf }]));
  const all = [texts, ...swaps.map((swap) => texts.map((text) => (text === swap.insteadOf ? swap.text : text)))];
  return all.flatMap((lines) => {
    const blocks = readBlocks(lines);
    return 'kind' in blocks ? [] : [runLines(blocks.nodes, start)];
  });
}

/** Search: its covers and uncovers, its solutions, and the nodes it counts. Choose: the header that it returns. */
function callFault(call: 'search' | 'choose', one: OrderCase, trace: Trace): Found | null {
  const { calls, end } = trace;
  const before = one.covered[0].map((column) => column + 1);
  const asked: Case = { ...one, isKnuth: false, before, act: { call } };
  const fault = faultOf(asked, {
    ...trace,
    updates: 0,
    end: end === 'done' ? 'done' : end.kind === 'broken' ? { message: end.message, line: end.line } : 'endless',
  });
  if (!fault) return null;
  const last = end === 'done' ? 0 : end.line;
  const at = fault.kind === 'call' ? calls[fault.at] : undefined;
  const line = at?.line ?? last;
  const place = at ? `Line ${line} makes the first wrong call. ` : '';
  const covered = new Set<number>();
  for (const { kind, header } of fault.kind === 'call' ? calls.slice(0, fault.at) : calls) {
    if (kind === 'cover') covered.add(header - 1);
    else covered.delete(header - 1);
  }
  const seen = place + programFaultWords(asked, fault);
  const writes = at?.writes ?? trace.writes.length;
  if (call === 'search') return { seen, line, bad: null, writes, covered: [...covered] };
  // The column to choose is lit.
  const bad = fault.kind === 'chosen' ? { array: 'S' as const, node: fault.should, is: 0, should: 0 } : null;
  return { seen, line, bad: fault.kind === 'entry' ? fault.bad : bad, writes };
}

function words(one: OrderCase, bad: BadEntry): string {
  return badWords(one, bad).replaceAll('-1', '−1');
}

/** Null when an entry leads to no node. */
function sceneOf(
  one: OrderCase,
  arrays: Arrays,
  covered: readonly number[],
  bad: BadEntry | null = null,
): Scene | null {
  const links = linksWith(one.matrix, arrays);
  return links && { one, links, covered, bad };
}
