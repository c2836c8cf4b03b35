/** The ladder: its topics from its foot, four rungs each. */
export const TOPICS = ['unlink', 'cover', 'uncover', 'search', 'purify', 'tweak', 'untweak'] as const;
export type Topic = (typeof TOPICS)[number];
export const RUNGS = ['watch', 'fill', 'order', 'write'] as const;
export type Rung = (typeof RUNGS)[number];
/** The name under which the device keeps how a rung went: `ladder.cover.order`. */
export const rungName = (topic: Topic, rung: Rung): string => `ladder.${topic}.${rung}`;
