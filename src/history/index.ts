/** A recorded run and random access into it. */
export type { Chunk, Totals } from './chunk.ts';
export type {
  Choice,
  ColourWrite,
  Counters,
  CoveredColumn,
  EventKind,
  Frame,
  Move,
  PointerWrite,
  Reveal,
  Write,
  Zoom,
} from './frame.ts';
export { ZOOMS } from './frame.ts';
export { record } from './record.ts';
export type { RecordOptions, Recorder } from './recorder.ts';
export { createRecorder } from './record.ts';
export type { Recording } from './recording.ts';
export { createRecording } from './recording.ts';
export type { RowState } from './row-state.ts';
export { rowStates } from './row-state.ts';
