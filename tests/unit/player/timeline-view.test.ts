import { describe, expect, test } from 'vitest';
import { parse } from '#dlx/index.ts';
import { caption, namesOf } from '#history/caption.ts';
import { type Recording, type Zoom, createRecorder, createRecording, record } from '#history/index.ts';
import { shareOf } from '#player/controls.ts';
import { type TimelineView, timelineView } from '#player/timeline-view.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';

const knuth = record(parse(KNUTH));

function timelineAt(recording: Recording, step: number, zoom: Zoom = 'decisions'): TimelineView {
  const last = recording.lastStep(zoom);
  const frame = recording.seek(step, zoom);
  const moment = { recording, zoom, step, last, frame, playing: false, speed: 5 };
  return timelineView(moment, caption(frame, namesOf(recording.matrix), []));
}

const blockedAt = (...at: Parameters<typeof timelineAt>): string[] =>
  Object.entries(timelineAt(...at).blocked).flatMap(([name, why]) => (why === null ? [] : [name]));

describe('a timeline', () => {
  test('says where it stands: with its slider, and in words', () => {
    expect(timelineAt(knuth, 5)).toMatchObject({
      slider: {
        min: 0,
        max: 17,
        value: 5,
        words: 'step 5 of 17: Column E must be covered, but no row is left for it: dead end.',
      },
      position: 'step 5 of 17',
      digits: 2,
      speed: { value: 3, words: '5 steps a second' },
      isPlaying: false,
    });
    expect(timelineAt(knuth, 10, 'covers').position).toBe('step 10 of 43');
  });

  test('blocks the buttons that lead nowhere, and says why', () => {
    expect(blockedAt(knuth, 0)).toEqual(['first', 'previous', 'previous-dead-end']);
    expect(blockedAt(knuth, 4)).toEqual(['previous-dead-end']);
    expect(blockedAt(knuth, 17)).toEqual(['next', 'last', 'next-dead-end']);
    expect(timelineAt(knuth, 0).blocked.first).toBe('This is the first step.');
    expect(timelineAt(knuth, 17).blocked.next).toBe('This is the last step.');
    expect(timelineAt(knuth, 17).blocked['next-dead-end']).toBe('There is no dead end after this step.');
  });

  test('on a dead end leads to the one before, and to the one after', () => {
    const first = knuth.deadEndStep(1);
    const last = knuth.deadEndStep(knuth.totals.deadEnds);
    expect(timelineAt(knuth, first).blocked['previous-dead-end']).not.toBeNull();
    expect(timelineAt(knuth, first + 1).blocked['previous-dead-end']).toBeNull();
    expect(timelineAt(knuth, last).blocked['next-dead-end']).not.toBeNull();
    expect(timelineAt(knuth, last - 1).blocked['next-dead-end']).toBeNull();
  });

  test('has jumps from twelve steps on, and a lens from four hundred', () => {
    const frame = knuth.seek(0);
    const at = { recording: knuth, zoom: 'decisions', step: 0, frame, playing: false, speed: 5 } as const;
    const views = [11, 12, 399, 400].map((last) => timelineView({ ...at, last }, ''));
    expect(views.map(({ hasJumps }) => hasJumps)).toEqual([false, true, true, true]);
    expect(views.map(({ hasLens }) => hasLens)).toEqual([false, false, false, true]);
  });

  test('of a run of which nothing is known stands still', () => {
    const nothing = createRecording(queens(8));
    expect(timelineAt(nothing, 0)).toMatchObject({ position: 'step 0, searched so far: 0', digits: 1 });
    expect(blockedAt(nothing, 0)).toHaveLength(6);
    const some = createRecording(queens(8));
    some.append(createRecorder(queens(8)).advance(5_000));
    expect(timelineAt(some, some.lastStep()).blocked.next).toBe('This is the last step so far.');
  });
});

test('where a slider stands, from 0 to 1', () => {
  const at = (min: number, max: number, value: number): number => shareOf({ min, max, value });
  expect([at(0, 10, 5), at(100, 200, 100), at(100, 200, 200), at(0, 0, 0)]).toEqual([0.5, 0, 1, 0]);
});
