/** A recorded run and random access into it. */
export type { Names } from './caption.ts';
export { caption, namesOf } from './caption.ts';
export type { Choice, Counters, CoveredColumn, EventKind, Frame, Move, Zoom } from './frame.ts';
export { POSITION, positionOf, ZOOMS } from './frame.ts';
export type { Chunk, RecordOptions, Recorder, Totals } from './recorder.ts';
export { createRecorder } from './recorder.ts';
export type { Bucket, Checkpoints, Recording } from './recording.ts';
export { createRecording, record } from './recording.ts';
export type { RowState } from './row-state.ts';
export { rowStates } from './row-state.ts';
export type { Write } from './writes.ts';
export type { PlacedNode, TreeNode, TreeNodeKind } from './tree.ts';
export { searchTree } from './tree.ts';
export { treeNodeAt } from './tree-node.ts';
export type { Crowd, Span, SpanNode } from './tree-stretch.ts';
export type { TreeSummary, TreeSurvey, TreeWindow } from './tree-survey.ts';
export { surveyTree } from './tree-survey.ts';
