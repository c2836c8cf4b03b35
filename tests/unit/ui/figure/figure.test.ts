import { describe, expect, test } from 'vitest';
import { noHighlight } from '#pictures/kit/highlight.ts';
import { knuth } from '#scenarios/knuth.ts';
import { queens } from '#scenarios/queens.ts';
import { figureOn, manyQueens } from './figure-on.ts';

const few = { settings: { n: '5' } };
const columnKinds = (on: ReturnType<typeof figureOn>): string =>
  on.figure.problem.matrix.columns.map(({ kind }) => kind[0]).join('');

describe('a figure opens', () => {
  test('on the moment of its scenario, and leaves the address alone', () => {
    const { figure, draw, log } = figureOn(knuth);
    const { caption, moment, controls, notice, searchOn } = draw();
    expect(figure.player.zoom).toBe('covers');
    expect(moment?.run.frame.step).toBe(0);
    expect(moment?.timeline.position).toBe('step 0 of 43');
    expect(moment?.timeline.slider.words).toBe(`step 0 of 43: ${caption ?? ''}`);
    expect(controls?.solve.progress).toBe('Solved: 6 nodes, 1 solution in all.');
    expect({ notice, searchOn }).toEqual({ notice: '', searchOn: null });
    expect(log.written).toEqual([]);
  });

  test('with what was drawn at build time, until a long run has come to the opening', () => {
    const { figure, draw, turn, settle, log } = figureOn(manyQueens);
    expect(draw()).toEqual({
      notice: '',
      searchOn: null,
      caption: null,
      controls: null,
      moment: null,
    });
    expect(figure.state.step, 'there is no step to speak of').toBeNull();
    turn();
    settle();
    expect(draw().moment?.run.frame.step).toBe(9);
    expect(figure.state.step).toBe(9);
    expect(log).toMatchObject({ posted: ['start'], written: [] });
  });

  test('another problem than the one drawn at build time is shown from its start', () => {
    const { draw, settle } = figureOn(manyQueens, {
      settings: { diagonals: 'primary with slack' },
    });
    const { caption, moment } = draw();
    expect(moment?.run.frame.step).toBe(0);
    expect(caption).toBe('Nothing is covered yet.');
    settle();
    expect(draw().moment?.run.frame.step).toBe(9);
  });

  test('with a word on each part of the address that cannot be used', () => {
    const kinds = new Map([[999, 'off' as const]]);
    const { draw } = figureOn(manyQueens, { ...few, kinds }, { problems: ['One is damaged.'] });
    expect(draw().notice).toMatch(/^One is damaged\. The link switches column 999,/);
  });
});

describe('a figure of a problem without a solution', () => {
  test('rests once that is proved, says so, and searches again when it is asked to', () => {
    const { figure, draw, turn, settle } = figureOn(manyQueens);
    turn();
    figure.rest('None, and this is proved.');
    settle();
    const { controls } = draw();
    expect(controls?.solve).toMatchObject({ isRunning: false, solution: 'No solution' });
    expect(controls?.solve.progress).toBe('None, and this is proved.');
    figure.solve();
    const again = draw().controls?.solve;
    expect(again?.isRunning).toBe(true);
    expect(again?.progress).toMatch(/^Solving/);
    figure.rest('None, and this is proved.');
    figure.set('n', '5');
    expect(draw().controls?.solve.progress).toMatch(/^Solved/);
    figure.rest('None, and this is proved.');
    expect(draw().controls?.solve.progress, 'a run that is over needs no rest').toMatch(/^Solved/);
  });
});

describe('a link', () => {
  test('leads to its step as soon as the run is there, and the run rests', () => {
    const { figure, draw, turn, settle, log } = figureOn(manyQueens, { step: 150_000 }, { canCancel: true });
    turn();
    expect(draw()).toMatchObject({
      caption: 'Searching for step 150,000, which the link asks for… Stop ends the search.',
      moment: null,
      controls: { solve: { isRunning: true } },
    });
    expect(figure.state.step, 'the address keeps it').toBe(150_000);
    settle();
    expect(draw().moment?.timeline.position).toMatch(/^step 150,000, searched so far: [\d,]+$/);
    expect(figure.view.controls?.run.state).toBe('paused');
    expect(log.written).toEqual([]);
  });

  test('to a step that a run does not have says how many it has, and shows the opening', () => {
    const { draw } = figureOn(knuth, { step: 999_999_999_999_999 });
    const { notice, searchOn, moment } = draw();
    expect(notice).toBe(
      'The link asks for step 999,999,999,999,999, but the run has only 43. The figure shows its usual moment instead.',
    );
    expect(searchOn).toBeNull();
    expect(moment?.run.frame.step).toBe(0);
  });

  test('to a step far off asks before it searches', () => {
    const step = 999_999_999_999_999;
    const { figure, draw, settle, turn, log } = figureOn(manyQueens, { step }, { canCancel: true });
    settle();
    expect(log.posted, 'nothing but the search for the opening').toEqual(['start']);
    expect(draw()).toMatchObject({
      notice:
        'The link asks for step 999,999,999,999,999. Searching that far may take a while, and it is not known yet ' +
        'whether the run has that many steps. The figure shows its usual moment.',
      searchOn: 'Search as far as step 999,999,999,999,999',
      moment: { run: { frame: { step: 9 } } },
    });
    expect(log.written, 'the link stays').toEqual([]);

    figure.searchOn();
    expect(log.posted).toEqual(['start', 'resume']);
    expect(log.written.at(-1)?.step).toBe(step);
    turn();
    expect(draw()).toMatchObject({ notice: '', searchOn: null });
    expect(draw().caption).toMatch(/^Searching for step 999,999,999,999,999, which the link asks for…/);
    settle();
    expect(draw()).toMatchObject({ searchOn: null, moment: { run: { frame: { step: 9 } } } });
    const last = figure.player.last.toLocaleString('en');
    expect(figure.view.notice).toContain(`, but the run has only ${last}. The figure shows its usual`);
  });

  test('whose search is stopped can be gone on with, and stays in the address', () => {
    const { figure, draw, turn, log } = figureOn(manyQueens, { step: 999_000 });
    turn();
    turn();
    figure.cancel();
    const { notice, searchOn, moment } = draw();
    expect(notice).toMatch(/^The search was stopped before step 999,000, which the link asks for\./);
    expect(searchOn).toBe('Search as far as step 999,000');
    expect(moment?.run.frame.step).toBe(figure.player.last);
    expect(log.written).toEqual([]);
    figure.searchOn();
    expect(figure.state.step).toBe(999_000);
    expect(log.posted).toEqual(['start', 'cancel', 'resume']);
  });

  test('takes nobody away who has gone somewhere else meanwhile', () => {
    const { figure, settle, log } = figureOn(manyQueens, { step: 150_000 });
    figure.goTo(0, 'decisions');
    settle();
    expect(figure.player.step).toBe(0);
    expect(log.written.at(-1)?.step).toBe(0);
  });

  test('is spoken of no more when the problem is another', () => {
    const { figure, draw } = figureOn(manyQueens, { step: 20_000_001 });
    expect(draw().searchOn).not.toBeNull();
    figure.set('n', '5');
    expect(draw()).toMatchObject({ notice: '', searchOn: null });
  });
});

describe('a setting', () => {
  test('solves anew and goes where the scenario says', () => {
    const { figure, draw, log } = figureOn(manyQueens, few);
    figure.pin({ row: 3, column: null });
    figure.set('diagonals', 'primary');
    // Nothing is found, and the first dead end says why.
    expect(figure.player.frame.event).toBe('dead end');
    const { step } = figure.player;
    expect(figure.pinned).toBeNull();
    expect(draw()).toMatchObject({
      controls: { settings: { diagonals: 'primary' } },
      moment: { run: { highlight: noHighlight } },
    });
    expect(log.written.at(-1)).toMatchObject({ settings: { diagonals: 'primary' }, step });
    expect(figure.player.recording.totals.solutions).toBe(0);
    figure.set('diagonals', 'off');
    expect(draw().controls?.solve.solution).toBe('Cover 1 of 120');
  });

  test('says where it has led, until the reader goes on', () => {
    const { figure, draw, settle } = figureOn(manyQueens, few);
    expect(figure.went, 'nothing has changed yet').toBe('');
    figure.set('diagonals', 'primary');
    const at = figure.player.step;
    expect(draw().moment?.meaning).toBe(
      `“Diagonals” is “primary” now, so this is another search: you are at its step ${at}, a dead end.`,
    );
    figure.set('diagonals', 'off');
    expect(draw().moment?.meaning).toMatch(/you are at its step \d+, with cover 1\.$/);
    figure.goTo(1, 'decisions');
    expect(draw().moment?.meaning).toBe('');
    figure.switchColumn(0, 'secondary');
    settle();
    expect(draw().moment?.meaning).toMatch(
      /^Column r0 is secondary now, .* you are at its step 1, the same number as before\.$/,
    );
  });

  test('leads back to the opening when all is as it was', () => {
    const { figure, settle } = figureOn({ ...manyQueens, choices: queens.choices });
    const { step } = figure.player;
    expect(step).toBe(9);
    figure.set('n', '4');
    expect(figure.player.step).toBe(0);
    expect(figure.went).toBe('“Board” is “4×4” now, so this is another search: you are at its start.');
    figure.set('n', '5');
    settle();
    expect(figure.player.step).toBe(step);
  });

  test('that changes how a run is shown leaves the run, and a link that is on its way', () => {
    const { figure, log } = figureOn(manyQueens, { step: 150_000 });
    const { recording } = figure.player;
    figure.set('animate', 'on');
    expect(figure.player.recording).toBe(recording);
    expect(log.written).toMatchObject([{ settings: { animate: 'on' }, step: 150_000 }]);
  });

  test('that is not allowed changes nothing', () => {
    const { figure, log } = figureOn(manyQueens, few);
    const { changes } = log;
    figure.set('n', '1000');
    figure.set('colour', 'red');
    expect(log).toMatchObject({ changes, written: [] });
  });

  test('closes the solver of the problem before', () => {
    const { figure, settle, log } = figureOn(manyQueens);
    settle();
    figure.set('n', '5');
    expect(log.closed).toBe(1);
    figure.set('n', '11');
    figure.end();
    expect(log.closed).toBe(2);
  });

  test('at a decision keeps what is shown until the other way has come that far', () => {
    const { figure, draw, settle, log } = figureOn(manyQueens);
    settle();
    draw();
    figure.goTo(120_000, 'decisions');
    figure.solve();
    settle();
    figure.goTo(120_000, 'decisions');
    figure.set('whatif', '1.3', 120_000);
    expect(draw()).toMatchObject({ caption: 'Searching for this step…', moment: null });
    settle();
    expect(draw().moment?.run.frame.step).toBe(120_000);
    expect(log.written.at(-1)).toMatchObject({ settings: { whatif: '1.3' }, step: 120_000 });
    expect(figure.view.controls?.run.state, 'it was known to its end before').toBe('finished');
  });
});

describe('an answer to a change', () => {
  test('is due until what has been solved is shown', () => {
    const { figure, draw, settle } = figureOn(manyQueens, few, { hasAnswer: true });
    expect(draw().moment?.isQuiet).toBe(false);
    figure.set('n', '11');
    expect(draw().moment?.isQuiet).toBe(true);
    expect(draw().moment?.isQuiet, 'the run goes on').toBe(true);
    settle();
    expect(draw().moment?.isQuiet, 'now it is said').toBe(true);
    expect(draw().moment?.isQuiet).toBe(false);
  });

  test('is not waited for on a page that has none', () => {
    const { figure, draw } = figureOn(manyQueens, few);
    figure.set('n', '3');
    expect(draw().moment?.isQuiet).toBe(false);
  });
});

describe('a column', () => {
  test('goes from kind to kind, and all go back', () => {
    const on = figureOn(knuth);
    const { figure, draw, log } = on;
    const seen = [0, 1, 2].map(() => {
      figure.pressColumn(0);
      return columnKinds(on);
    });
    expect(seen).toEqual(['spppppp', 'opppppp', 'ppppppp']);
    expect(draw().moment?.canReset).toBe(false);
    figure.switchColumn(6, 'off');
    expect(draw().moment?.canReset).toBe(true);
    expect([...(log.written.at(-1)?.kinds ?? [])]).toEqual([[6, 'off']]);
    figure.resetColumns();
    expect(columnKinds(on)).toBe('ppppppp');
    expect(log.written.at(-1)?.kinds.size).toBe(0);
    figure.pressColumn(99);
    expect(columnKinds(on)).toBe('ppppppp');
  });

  test('keeps its kind, and is an answer, while the figure asks', () => {
    const on = figureOn(knuth);
    const { figure } = on;
    const heard: number[] = [];
    expect(figure.isAsking).toBe(false);
    figure.answered = (column) => heard.push(column);
    expect(figure.isAsking).toBe(true);
    figure.pressColumn(2);
    figure.pressColumn(3, () => figure.switchColumn(3, 'off'));
    expect(heard).toEqual([2, 3]);
    expect(columnKinds(on)).toBe('ppppppp');
    figure.answered = null;
    figure.pressColumn(3, () => figure.switchColumn(3, 'off'));
    expect(columnKinds(on)).toBe('pppoppp');
  });

  test('keeps the step where the scenario says so', () => {
    const { figure } = figureOn(knuth, { step: 7 });
    figure.pressColumn(0);
    expect(figure.player.step).toBe(7);
  });

  test('keeps the step of a long run too, once it has come that far', () => {
    const { figure, draw, settle } = figureOn(manyQueens);
    figure.solve();
    settle();
    figure.goTo(300, 'decisions');
    figure.pressColumn(figure.problem.matrix.columns.length - 1);
    settle();
    expect(draw().moment?.run.frame.step).toBe(300);
  });
});

describe('pointing', () => {
  test('a pinned row is in the address, and a link brings it back', () => {
    const { figure, log } = figureOn(knuth);
    figure.pin({ row: 3, column: null });
    expect(log.written.at(-1)).toMatchObject({ pinned: 3 });
    figure.pin(null);
    expect(log.written.at(-1)).not.toHaveProperty('pinned');
    expect(figureOn(knuth, { pinned: 3 }).figure.pinned).toEqual({ row: 3, column: null });
    for (const pinned of [6, NaN]) {
      const beyond = figureOn(knuth, { pinned });
      expect(beyond.figure.pinned).toBeNull();
      expect(beyond.draw().notice).toBe('The link pins a row that the matrix does not have.');
    }
  });

  test('lights up a row or a column, says what it is, and falls back on what is pinned', () => {
    const { figure, draw, log } = figureOn(knuth);
    figure.point({ row: 0, column: null });
    expect(draw().moment?.meaning).toBe(figure.problem.describeRow(0));
    const { changes } = log;
    figure.point({ row: 0, column: null });
    expect(log.changes, 'nothing new').toBe(changes);
    figure.pin({ row: null, column: 2 });
    figure.point({ row: 1, column: null });
    figure.point(noHighlight);
    expect(draw().moment?.run.highlight).toEqual({ row: null, column: 2 });
    expect(draw().moment?.meaning).toBe(figure.problem.describeColumn(2, 'primary'));
    figure.pin(null);
    expect(draw().moment).toMatchObject({ run: { highlight: noHighlight }, meaning: '' });
    figure.point({ row: 99, column: null });
    expect(draw().moment?.meaning, 'of a matrix that is gone').toBe('');
  });
});

describe('solving', () => {
  test('goes to the first solution, unless one is shown', () => {
    const { figure, draw, settle, log } = figureOn(manyQueens);
    settle();
    draw();
    expect(figure.player.step).toBe(9);
    figure.solve();
    expect(figure.player.solution).toBe(1);
    expect(draw().controls?.solve).toMatchObject({ isRunning: true, blocked: { cancel: null } });
    settle();
    expect(draw().controls?.solve).toMatchObject({
      progress: 'Solved: 69,528 nodes, 2,680 solutions in all.',
      blocked: { solve: 'The search is over.', cancel: 'No search is running.' },
    });
    expect(log.written.at(-1)?.step).toBe(figure.player.step);
  });

  test('is played to a reader who wants to watch, until it is over or stopped', () => {
    const { figure, ticker, draw } = figureOn(manyQueens, {
      settings: { n: '5', animate: 'on' },
    });
    figure.player.seek(figure.player.last);
    figure.player.setSpeed(100);
    figure.solve();
    expect(figure.player).toMatchObject({ step: 0, playing: true });
    const { blocked } = draw().controls?.solve ?? {};
    expect(blocked).toMatchObject({ solve: 'The search is running.', cancel: null });
    ticker.pass(100);
    expect(figure.player.step).toBe(10);
    figure.cancel();
    expect(figure.player).toMatchObject({ step: 10, playing: false });
    expect(draw().controls?.solve.blocked.solve, 'it can be watched again').toBeNull();
    figure.player.play();
    expect(draw().controls?.solve.blocked.solve, 'Play is not Solve').toBeNull();
  });

  test('on to a solution that is not known yet, and no further', () => {
    const { figure, settle, log } = figureOn(manyQueens);
    settle();
    figure.toNextSolution();
    settle();
    expect(figure.player.solution).toBe(1);
    figure.toNextSolution();
    settle();
    expect(figure.player.solution).toBe(2);
    expect(figure.player.recording.totals.solutions).toBe(2);
    expect(log.written.at(-1)?.step).toBe(figure.player.step);
  });

  test('that fails says so', () => {
    const { figure, draw, turn, settle, fail, log } = figureOn(manyQueens);
    settle();
    figure.solve();
    turn();
    fail('out of memory');
    expect(draw().notice).toBe('Solving failed: out of memory.');
    expect(draw().moment?.run.frame.step, 'what is known stays').toBeGreaterThan(9);
    figure.solve();
    settle();
    expect(log.posted, 'Solve begins anew').toEqual(['start', 'resume', 'start']);
    expect(draw()).toMatchObject({ notice: '', controls: { run: { state: 'finished' } } });
  });

  test('that cannot begin leaves what was drawn at build time, and Solve begins it', () => {
    const { figure, settle, draw, fail } = figureOn(manyQueens);
    fail('the code for it could not be fetched');
    expect(draw()).toMatchObject({ moment: null, caption: null });
    expect(draw().notice).toBe('Solving failed: the code for it could not be fetched.');
    figure.solve();
    settle();
    expect(draw()).toMatchObject({ notice: '', controls: { run: { state: 'finished' } } });
    expect(draw().moment?.run.frame.event).toBe('solution');
  });

  test('that is cancelled keeps what is known, and the address says where', () => {
    const { figure, settle, turn, draw, log } = figureOn(manyQueens);
    settle();
    figure.solve();
    turn();
    figure.cancel();
    expect(draw().controls?.solve.progress).toMatch(/^Stopped after [\d,]+ nodes/);
    expect(log.written.at(-1)?.step).toBe(figure.player.step);
  });
});
