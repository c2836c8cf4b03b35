import type { Topic } from '#practice/ladder.ts';
import { readOrder } from '#practice/order/mix.ts';
import { type Program, emptyProgram } from '#practice/order/program.ts';
import { readText } from '#ui/kit/address-text.ts';
import { MOST_SEED } from '../turn.ts';

/** The program that the address asks for; one that cannot be read is damaged, and leaves an empty program. */
export function openedProgram(
  host: HTMLElement,
  topic: Topic,
): { readonly seed: number; readonly program: Program; readonly isDamaged: boolean } {
  const wanted = Number(readText(host, 'seed') ?? 1);
  const isSeed = Number.isInteger(wanted) && wanted >= 1 && wanted <= MOST_SEED;
  const seed = isSeed ? wanted : 1;
  const program = emptyProgram(topic, seed);
  const text = readText(host, 'lines');
  const order = text === null ? [] : readOrder(text, program.mix.length);
  if (!isSeed || !order) return { seed, program, isDamaged: true };
  return { seed, program: { ...program, order }, isDamaged: false };
}
