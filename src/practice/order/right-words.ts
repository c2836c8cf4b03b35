/** What is said of a program that is right. */
import { counted, inWords, times } from '#english/english.ts';
import type { Topic } from '../ladder.ts';
import type { Trace } from './machine.ts';
import { programs } from './programs.ts';

/** @param others how many other matrices it was run on */
export function rightWords(topic: Topic, texts: readonly string[], trace: Trace, others: number): string[] {
  const used = programs[topic].others.filter(({ text }) => texts.includes(text));
  const remarks = used.map(({ text, words, insteadOf }) =>
    insteadOf === undefined ? `“${text}” is not needed: without it the program does the same.` : words,
  );
  return [
    `Right. ${doneWords(topic, trace)}`,
    `It is right on ${inWords(others)} other ${topic === 'unlink' ? 'rings' : 'matrices'} too.`,
    ...remarks,
  ];
}

function doneWords(topic: Topic, { writes, calls, solutions, given }: Trace): string {
  const count = (arrays: string): number => writes.filter(({ array }) => arrays.includes(array)).length;
  const links = counted(count('LRUD'), 'link');
  const sizes = counted(count('S'), 'size');
  switch (topic) {
    case 'unlink':
      return `It wrote ${links}: the walk did not meet x, and now every link is as it was.`;
    case 'search': {
      const covers = times(calls.filter(({ kind }) => kind === 'cover').length);
      const found = counted(solutions.length, 'solution');
      return `It called cover ${covers}, took each call back and found ${found}: call for call as the site’s own search does.`;
    }
    case 'choose':
      return `It returned ${given}, the header of the column that the site’s own search branches on.`;
    case 'purify': {
      const colours = counted(writes.filter(({ array }) => array === 'colour').length, 'colour');
      return `It wrote ${links}, ${sizes} and ${colours}, just like the site’s own purify.`;
    }
    default:
      return `It wrote ${links} and ${sizes}, just like the site’s own ${topic}.`;
  }
}
