import { record, namesOf } from '#history/index.ts';
import { noHighlight } from '#pictures/kit/highlight.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { momentWords, problemOf } from '#scenarios/scenario.ts';
import { settingsOf } from '#ui/figure/opening.ts';
import { purified } from '#scenarios/purified.ts';
import { queens } from '#scenarios/queens.ts';
import { sudoku } from '#scenarios/sudoku.ts';
import { outOfRing } from '#scenarios/own-matrix.ts';
import { crossingWords } from '#scenarios/words.ts';
import { smallTetrasticks } from '#scenarios/small-tetrasticks.ts';
const show = (name: string, s: any, zoom: any, steps: number[] | null, settings = {}) => {
  const set = { ...settingsOf(s), ...settings };
  const problem = problemOf(s, set, new Map());
  const rec = record(problem.matrix, {limit: 3});
  console.log('##', name, 'zoom', s.zoom, 'last', rec.lastStep(zoom), JSON.stringify(set), 'sol', [1,2,3].map(k => { try { return rec.solutionStep(k) } catch { return '-' } }));
  for (const i of steps ?? Array.from({length: 14}, (_, i) => i)) {
    if (i > rec.lastStep(zoom)) break;
    const f = rec.seek(i, zoom);
    console.log(i, f.event, '|', momentWords(s, set, momentOf(problem, f, noHighlight), namesOf(problem.matrix, problem.rowNames)));
  }
};
show('queens off', queens, queens.zoom, null, { diagonals: 'off' });
show('sudoku', sudoku, sudoku.zoom, null);
show('small off', smallTetrasticks, smallTetrasticks.zoom, null, { secondary: 'off' });
show('words', crossingWords, crossingWords.zoom, null);
show('ring', outOfRing, outOfRing.zoom, null);
show('purified', purified, purified.zoom, Array.from({length: 70}, (_, i) => i + 28));
