/** A recorded run and random access into it. */
export type { Below, BelowCounter, NodeStart } from './below.ts';
export { createBelow, decisionOfNode, startOfNode } from './below.ts';
export type { Names } from './caption.ts';
export { caption, namesOf } from './caption.ts';
export type { Checkpoints } from './checkpoints.ts';
export type { ColumnChoice } from './choices.ts';
export { choicesAt } from './choices.ts';
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
export { POSITION, positionOf, ZOOMS } from './frame.ts';
export type { Bucket } from './overview.ts';
export type { Chunk, Totals } from './chunk.ts';
export type { Recorder } from './record-walk.ts';
export type { RecordOptions } from './recorder.ts';
export { createRecorder } from './recorder.ts';
export type { Recording } from './recording.ts';
export { record } from './record.ts';
export { createRecording } from './recording.ts';
export type { RowState } from './row-state.ts';
export { rowStates } from './row-state.ts';
export type { PlacedNode, TreeNode, TreeNodeKind } from './tree.ts';
export { searchTree } from './tree.ts';
export { treeNodeAt } from './tree-node.ts';
export type { Crowd, Span, SpanNode } from './tree-stretch.ts';
export type { TreeWindow } from './tree-assembly.ts';
export type { TreeSummary, TreeSurvey } from './tree-survey.ts';
export { surveyTree } from './tree-survey.ts';
