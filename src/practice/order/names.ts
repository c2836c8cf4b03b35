/** The name of a fault: the wrong line that was used, the line that is missing, or what is wrong with the order. */
import type { Topic } from '../ladder.ts';
import { programs } from './programs.ts';

export interface FaultName {
  readonly kind: 'wrong line' | 'missing line' | 'order' | 'unnamed';
  readonly words: string;
}

/** @param line the line that made the first wrong write, or 0: a wrong line there is named before any other */
export function nameOf(topic: Topic, texts: readonly string[], line: number): FaultName {
  const { right, others, rules } = programs[topic];
  const wrongs = others.filter(({ insteadOf }) => insteadOf === undefined);
  const wrong = [texts[line - 1], ...texts].flatMap((text) => wrongs.filter((other) => other.text === text))[0];
  if (wrong) return { kind: 'wrong line', words: wrong.words };
  const left = texts.map((text) => others.find((other) => other.text === text)?.insteadOf ?? text);
  for (const { text, missing } of right) {
    const at = left.indexOf(text);
    if (at < 0) return { kind: 'missing line', words: missing };
    left.splice(at, 1);
  }
  const [twice] = left;
  if (twice !== undefined) return { kind: 'order', words: 'Two lines do the same walk. One of them is enough.' };
  const broken = rules.find((rule) => rule.isBroken(texts));
  if (broken) return { kind: 'order', words: broken.words };
  return { kind: 'unnamed', words: 'Every line is right, and their order is not.' };
}
