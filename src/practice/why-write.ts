/** Why a link is written: one short sentence, with the name of the node that leaves or comes back. */
import { COLUMN, columnOf, headerOf, ROW } from '#dlx/links.ts';
import { capital } from '#english/english.ts';
import { placeOf } from './write-names.ts';
import { whyTweaked } from './tweak-reasons.ts';
import { type Writing, type WritingRound, twinOf } from './writing.ts';

/** The reason for the last write of a round. */
export function whyWritten(writing: Writing, { written }: WritingRound): string {
  const { kind, steps, names, start } = writing;
  const at = written.at(-1) ?? -1;
  const step = steps[at];
  if (!step) return '';
  const { move, write } = step;
  const column = names.columns[move.column] ?? '';
  const subject = placeOf(write.subject, start, names);
  const isHeader = write.subject <= headerOf(names.columns.length - 1);
  const isSecond = written.includes(twinOf(writing, at) ?? -1);
  const own = whyTweaked(writing, step, isSecond);
  if (own !== null) return own;
  if (move.kind === 'uncover') {
    if (!isSecond)
      return `${capital(subject)} still points at its old neighbours, so it says which links must lead to it.`;
    return `Both neighbours point at it again: ${subject} is back.`;
  }
  const way = { left: 'to the left', right: 'to the right', up: 'up', down: 'down' }[write.link];
  if (isHeader) {
    if (!isSecond) return `A walk ${way} round the ring no longer meets ${subject}.`;
    const left = kind === 'cover' ? `, so the search cannot choose ${column}` : '';
    return `Now no walk round the ring meets ${subject}${left}; its own two links stay.`;
  }
  const row = names.rows[start.nodes[write.subject + ROW] ?? 0] ?? '';
  const list = names.columns[columnOf(start.nodes[write.subject + COLUMN] ?? 0)] ?? '';
  return isSecond
    ? `Now a walk ${way} misses row ${row} too: ${list} has lost it, and the node’s own two links stay.`
    : `Row ${row} has a 1 in ${column}, so it leaves ${list}: a walk ${way} no longer meets it.`;
}
