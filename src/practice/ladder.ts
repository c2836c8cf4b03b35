/** The ladder: its topics from its foot. */
export const TOPICS = [
  'unlink',
  'build',
  'cover',
  'uncover',
  'search',
  'choose',
  'purify',
  'tweak',
  'untweak',
] as const;
export type Topic = (typeof TOPICS)[number];
export const RUNGS = ['watch', 'fill', 'order', 'write'] as const;
export type Rung = (typeof RUNGS)[number];
/** What is only read, or made before the first step, has no steps to watch and to fill in. */
export type ShortTopic = 'build' | 'choose';

export function isShort(topic: Topic): topic is ShortTopic {
  return topic === 'build' || topic === 'choose';
}

/** The rungs of a topic, from its foot. */
export function rungsOf(topic: Topic): readonly Rung[] {
  return isShort(topic) ? RUNGS.slice(2) : RUNGS;
}

/** The name under which the device keeps how a rung went: `ladder.cover.order`. */
export const rungName = (topic: Topic, rung: Rung): string => `ladder.${topic}.${rung}`;
