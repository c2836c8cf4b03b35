/** The name of a fault: the wrong line that was used, the line that is missing, or what is wrong with the order. */
import type { Topic } from '../ladder.ts';
import type { BraceFault } from './blocks.ts';
import { closes, opens, readLine } from './line.ts';
import type { RightLine } from './order-program.ts';
import { programs } from './programs.ts';

export interface FaultName {
  readonly kind: 'wrong line' | 'missing line' | 'order' | 'unnamed';
  readonly words: string;
}

/** @param line the line that made the first wrong write, or 0: a wrong line there is named before any other */
export function nameOf(topic: Topic, texts: readonly string[], line: number): FaultName {
  const { others, rules } = programs[topic];
  const wrongs = others.filter(({ insteadOf }) => insteadOf === undefined);
  const wrong = [texts[line - 1], ...texts].flatMap((text) => wrongs.filter((other) => other.text === text))[0];
  if (wrong) return { kind: 'wrong line', words: wrong.words };
  const { missing, spare } = comparedTo(topic, texts);
  if (missing[0]) return { kind: 'missing line', words: missing[0].missing };
  if (spare.length > 0) return { kind: 'order', words: 'Two of your lines do the same thing. One of them is enough.' };
  const broken = rules.find((rule) => rule.isBroken(texts));
  if (broken) return { kind: 'order', words: broken.words };
  return { kind: 'unnamed', words: 'All the lines are right, but their order is not.' };
}

/** The name of a brace that does not fit: the line of a block that is missing, or else the order. */
export function braceName(topic: Topic, texts: readonly string[], fault: BraceFault): FaultName {
  const ofBlock = comparedTo(topic, texts).missing.find(({ text }) => {
    const line = readLine(text);
    return opens(line) || closes(line);
  });
  if (ofBlock) return { kind: 'missing line', words: ofBlock.missing };
  // The braces may well fit, as those of a loop inside the if.
  if (fault.kind === 'unopened' && fault.isElse) {
    return { kind: 'order', words: 'The else has no if: it must come right after the block of an if.' };
  }
  return {
    kind: 'order',
    words: 'The braces do not match: each { needs a } of its own further down.',
  };
}

/** The lines of the right program that these lack, and those that they have beyond it. */
function comparedTo(
  topic: Topic,
  texts: readonly string[],
): { readonly missing: readonly RightLine[]; readonly spare: readonly string[] } {
  const { right, others } = programs[topic];
  const spare = texts.map((text) => others.find((other) => other.text === text)?.insteadOf ?? text);
  const missing = right.filter(({ text }) => {
    const at = spare.indexOf(text);
    if (at >= 0) spare.splice(at, 1);
    return at < 0;
  });
  return { missing, spare };
}
