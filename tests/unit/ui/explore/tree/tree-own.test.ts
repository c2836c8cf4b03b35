import { expect, it } from 'vitest';
import { rememberOwn } from '#ui/explore/tree/tree-own.ts';
import { icicleLayout } from '#pictures/tree/icicle.ts';
import { paintTree } from '#pictures/tree/paint.ts';
import { treeTokens } from '#pictures/tree/palette.ts';
import { createSvgPen } from '#pictures/kit/svg-pen.ts';
import { createRecorder, createRecording, record, ZOOMS } from '#history/index.ts';
import { surveyTree } from '#history/tree-survey.ts';
import { queens } from '../../../../matrices/queens.ts';

it.each(ZOOMS)('a mark stands where its node begins, at the zoom %s', (zoom) => {
  const run = record(queens(5));
  const last = run.lastStep(zoom);
  const survey = surveyTree(run, zoom);
  const window = { from: 0, to: last, pixels: last * 4 };
  survey.refine(window, () => false);
  const { spans } = survey.summary(window);
  const writtenOf = rememberOwn();
  for (let node = 1; node <= run.totals.nodes; node += 1) {
    const marks = writtenOf(run, zoom, `${node}.0`);
    expect(marks).toHaveLength(1);
    const { level, from, decision } = marks[0]!;
    expect(spans.filter((span) => span.level === level && span.from === from)).toHaveLength(1);
    expect(run.seek(decision).counters.nodes).toBe(node);
  }
});

it('a node is marked as soon as the run comes to it', () => {
  const recorder = createRecorder(queens(8));
  const recording = createRecording(queens(8));
  recording.append(recorder.advance(100));
  const writtenOf = rememberOwn();
  const setting = '1.0-1100.3.4';
  expect(writtenOf(recording, 'decisions', setting)).toHaveLength(1);
  recording.append(recorder.advance(100_000));
  expect(writtenOf(recording, 'decisions', setting)).toHaveLength(2);
  expect(writtenOf(recording, 'decisions', '')).toEqual([]);
});

it('the picture has a question mark for each of them in view', () => {
  const run = record(queens(5));
  const window = { from: 0, to: run.lastStep(), pixels: 900 };
  const layout = icicleLayout({ width: 960, height: 336 }, run.totals.profile.length);
  const palette = { ...treeTokens, crowd: '', hatching: '', ahead: '', font: 'mono' };
  const marksOf = (setting: string): number => {
    const pen = createSvgPen();
    const view = {
      summary: surveyTree(run, 'decisions').summary(window),
      names: { columns: [], rows: [] },
      cursor: 3,
      depth: 1,
      row: null,
      pointed: null,
      hasFocus: false,
      own: rememberOwn()(run, 'decisions', setting),
    };
    paintTree(pen, view, layout, palette);
    return pen.marks().filter(({ text }) => text === '?').length;
  };
  expect(marksOf('')).toBe(0);
  expect(marksOf('1.0-9.2.3')).toBe(2);
});
