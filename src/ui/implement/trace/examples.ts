/** Traces to begin with: what our own program prints, as it is and with two bugs of the table. */
import script from '#content/implement/dlx.ts?raw';
import adapter from '#content/implement/tell/tell.js?raw';
import { bugs, withBug } from '#implement/bugs.ts';
import { toldLines } from '#implement/own-trace/told-program.ts';
import { plainProblem } from '#implement/plain-problem.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';

// Without the links, which would make long lines; the sizes say enough.
const short = adapter.replace('if (L && isSmall)', 'if (false)');

function traceOf(bug: string | null): string {
  const found = bugs.find(({ id }) => id === bug);
  const program = found ? withBug(script, found) : script;
  return toldLines(program, short, plainProblem(knuth().matrix)).join('\n');
}

export const examples = [
  { id: 'first', name: 'Another tree', text: traceOf('leftmost') },
  { id: 'order', name: 'A wrong undo', text: traceOf('same-order') },
  { id: 'right', name: 'The same as ours', text: traceOf(null) },
] as const;
