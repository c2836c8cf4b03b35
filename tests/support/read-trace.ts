import { type BrokenTrace, type OwnRun, readTrace } from '#implement/own-trace/read.ts';
import { piecesOfText } from './made-run.ts';

/** Reads a whole trace, in pieces of so many characters. */
export async function traceIn(text: string, size?: number): Promise<OwnRun | BrokenTrace> {
  const reading = readTrace(piecesOfText(text, size));
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value;
  }
}

/** A trace that can be followed. */
export async function runIn(text: string, size?: number): Promise<OwnRun> {
  const read = await traceIn(text, size);
  if (read.kind === 'run') return read;
  throw new Error(`line ${read.line}: ${read.words}`);
}
