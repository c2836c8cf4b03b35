import type { Given } from '#practice/fading.ts';
import type { ShortTopic, Topic } from '#practice/ladder.ts';

/** A rung of the ladder on which the reader watches a trace, or fills in its steps; it is also the id of its figure. */
export interface RungProps {
  readonly topic: Exclude<Topic, ShortTopic>;
  readonly name: 'watch' | 'fill';
  /** Whether size and given steps are no choice, as where the figure is an activity that is scored. */
  readonly isFixed?: boolean;
}

/** What a figure opens with, and what its element needs to know of that. */
export function rungData(rung: RungProps | undefined): { given: Given; seed: number; data: Record<string, string> } {
  if (!rung) return { given: 'none', seed: 1, data: {} };
  const { topic, name } = rung;
  const given = name === 'watch' ? 'all' : 'half';
  return {
    given,
    seed: openingSeed(name),
    data: { 'data-topic': topic, 'data-rung': name, 'data-given': given },
  };
}

/** The two figures of a page begin with different matrices, of seeds that no new matrix has. */
export function openingSeed(name: string | undefined): number {
  return name === 'fill' ? 4 : 1;
}
