import type { CrosswordDraft } from './draft.ts';

/** A list to begin with: its words fill three lines of four cells in six ways. */
export const SHORT_WORDS: CrosswordDraft = {
  kind: 'full',
  lines: 3,
  columns: 4,
  down: 2,
  seed: 1,
  text: `rope: sailors pull it
area: length times width
tent: a house of cloth
rose: it has thorns
gate: a door in a fence
star: the sun is one
mast: it carries the sail
pear: a fruit with a thin neck
note: a short letter
meat: vegetarians leave it
rat: a large mouse, nearly
ore: metal comes from it
pen: it writes
eat: have lunch
ram: a male sheep
sea: salt water
gas: neither liquid nor solid
art: it hangs in museums
tea: a drink of leaves
ear: you hear with it
map: a town on paper
are: is, of many
tar: it makes roads black
nap: a short sleep
pea: one of many in a pod`,
};
