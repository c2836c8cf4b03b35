import type { Rung, Topic } from './ladder.ts';

export const TOPIC_TITLES: Readonly<Record<Topic, string>> = {
  unlink: 'Unlink and relink',
  build: 'Build',
  cover: 'Cover',
  uncover: 'Uncover',
  search: 'Search',
  choose: 'Choose',
  purify: 'Purify',
  tweak: 'Tweak',
  untweak: 'Untweak',
};

/** What the reader does on a rung. */
export const RUNG_TITLES: Readonly<Record<Rung, string>> = {
  watch: 'Watch',
  fill: 'Fill in',
  order: 'Put in order',
  write: 'Write',
};
