import { expect, it, test } from 'vitest';
import { createRandom, type Random } from '#dlx/random.ts';
import { type Attempt, FRESH, readState, stateOf } from '#activities/attempt.ts';
import { seedFor } from '#activities/seed.ts';
import { type Page, type Session, type Told, openSession } from '#activities/session.ts';
import { type Port, ASKS_AGAIN } from '#activities/splice.ts';
import { hostileMessage } from '../../support/hostile-answers.ts';

const ACTIVITY = 'cover-fill';
type Message = Readonly<Record<string, unknown>>;

/**
 * A page with one figure, whose steps are counted in the address: `fill.matrix=small.<seed>.<steps>`.
 *
 * @param judges whether the page has to believe the score that comes back, or judges the answers again, later
 */
function bench(
  seed: number | null = null,
  hasPort = true,
  judges: 'what it is given' | 'answers again' = 'what it is given',
) {
  let isJudged = true;
  let now: Attempt = FRESH;
  const said: Message[] = [];
  const told: Told[] = [];
  const timers: (() => void)[] = [];
  let hear: (data: unknown) => void = () => undefined;
  let ids = 0;
  const page: Page = {
    now: () => now,
    show(attempt) {
      const believed = judges === 'answers again' ? { best: 0, done: false } : attempt;
      now = { ...attempt, best: believed.best, done: believed.done };
      isJudged = believed === attempt;
      return believed;
    },
    isJudged: () => isJudged,
    begin: (to) => (now = { ...FRESH, address: { 'fill.matrix': `small.${to}.0` } }),
    tell: (what) => told.push(what),
    has: (name) => name === 'fill',
  };
  const port: Port = {
    post: (message) => said.push(message),
    listen: (act) => (hear = act),
    later: (act, ms) => {
      expect(ASKS_AGAIN).toContain(ms);
      timers.push(act);
    },
    newId: () => `id-${(ids += 1)}`,
  };
  const session: Session = openSession(ACTIVITY, seed, page, hasPort ? port : null);
  return {
    session,
    told,
    said,
    reports: () => said.filter(({ subject }) => subject === 'SPLICE.reportScoreAndState'),
    get now() {
      return now;
    },
    hear: (data: unknown) => hear(data),
    answer: (more: Message, id: unknown = 'id-1') =>
      hear({ subject: 'SPLICE.getState.response', message_id: id, ...more }),
    wait: () => timers.splice(0).forEach((act) => act()),
    /** An element changes its state by itself, as when it is mounted. */
    drift(text: string) {
      now = { ...now, address: { 'fill.matrix': text } };
      session.changed(false);
    },
    /** What was brought back is judged again, and comes to this score. */
    judge(share: number, isByReader = false) {
      isJudged = true;
      now = { ...now, best: share, done: share === 1 };
      session.changed(isByReader);
    },
    /** The reader does a step, with this share of the figure done then. */
    step(text: string, share: number) {
      now = { ...now, address: { 'fill.matrix': text }, best: share };
      session.changed(true);
    },
  };
}

const earlier: Attempt = { address: { 'fill.matrix': 'small.7.5' }, marks: {}, best: 0.75, done: false };
const kept = stateOf(ACTIVITY, earlier);

it('asks once, reports nothing that the reader has not done, and then each change once', () => {
  const { session, said, answer, step, reports } = bench();
  expect(said).toEqual([{ subject: 'SPLICE.getState', message_id: 'id-1' }]);
  answer({ state: null });
  session.changed(false);
  session.changed(true);
  expect(reports()).toEqual([]);
  step('small.4.1', 0.25);
  session.changed(true);
  const state = {
    version: 1,
    activity: ACTIVITY,
    address: { 'fill.matrix': 'small.4.1' },
    marks: {},
    best: 0.25,
    done: false,
  };
  expect(reports()).toEqual([{ subject: 'SPLICE.reportScoreAndState', message_id: 'id-2', score: 0.25, state }]);
  expect(session.isReported).toBe(true);
});

it('reports nothing that the page does by itself, then or later', () => {
  const { session, answer, drift, reports } = bench();
  answer({ state: kept });
  drift('small.7.5.choices');
  session.changed(true);
  expect(reports()).toEqual([]);
});

it('brings an attempt back, in an answer that is an object or its text, and reports nothing of it', () => {
  for (const state of [kept, JSON.stringify(kept)]) {
    const one = bench();
    one.answer({ state });
    one.session.changed(false);
    one.session.changed(true);
    expect(one.now).toEqual(earlier);
    expect([one.session.best, one.reports(), one.told]).toEqual([0.75, [], ['connected']]);
  }
});

test('an attempt whose answers can be judged again is worth what they come to, whatever it says of itself', () => {
  for (const claim of [kept, { ...kept, best: 1, done: true }]) {
    const one = bench(null, true, 'answers again');
    one.answer({ state: claim });
    expect([one.session.best, one.reports()]).toEqual([0, []]);
    // Until then the platform keeps what it has.
    one.step('small.7.6', 0);
    one.session.changed(true);
    expect(one.reports()).toEqual([]);
    one.judge(0.25, true);
    expect(one.reports().map(({ score, state }) => [score, state])).toEqual([
      [0.25, stateOf(ACTIVITY, { address: { 'fill.matrix': 'small.7.6' }, marks: {}, best: 0.25, done: false })],
    ]);
    // Whoever only looks reports nothing.
    const looking = bench(null, true, 'answers again');
    looking.answer({ state: claim });
    looking.judge(0.75);
    looking.session.changed(true);
    expect([looking.session.best, looking.reports()]).toEqual([0.75, []]);
  }
});

test('an attempt that comes late is not reported before it is judged, and the better score counts', () => {
  const late = bench(null, true, 'answers again');
  late.step('small.4.1', 0.5);
  late.answer({ state: { ...kept, best: 1 } });
  late.session.choose('earlier');
  expect([late.session.best, late.reports().length]).toEqual([0.5, 1]);
  late.judge(0.75, true);
  expect(late.reports().map(({ score }) => score)).toEqual([0.5, 0.75]);
});

it('reports the best score, whatever comes after it', () => {
  const { session, answer, step, reports } = bench();
  answer({ state: kept });
  step('small.8.1', 0.1);
  step('small.8.9', 0.9);
  step('small.9.0', 0);
  expect(reports().map(({ score }) => score)).toEqual([0.75, 0.9, 0.9]);
  expect(session.best).toBe(0.9);
});

it('goes on alone without a platform, or with a silent one, and then still says what was done', () => {
  const alone = bench(null, false);
  alone.step('small.4.1', 0.5);
  expect([alone.said, alone.session.best, alone.session.isReported]).toEqual([[], 0.5, false]);
  const silent = bench();
  silent.wait();
  silent.step('small.4.1', 0.5);
  expect([silent.told, silent.reports().length, silent.session.isReported]).toEqual([[], 1, false]);
  // It has asked again, by the same name, and does so no more once it has an answer.
  expect(silent.said.filter(({ subject }) => subject === 'SPLICE.getState')).toEqual(
    Array(1 + ASKS_AGAIN.length).fill({ subject: 'SPLICE.getState', message_id: 'id-1' }),
  );
  const quick = bench();
  quick.answer({ state: null });
  quick.wait();
  expect(quick.said).toHaveLength(1);
});

test('a late answer is taken at once when nothing was done, and otherwise the reader chooses; nothing is lost till then', () => {
  const idle = bench();
  idle.wait();
  idle.answer({ state: kept });
  expect(idle.now).toEqual(earlier);
  for (const which of ['earlier', 'this'] as const) {
    const busy = bench();
    busy.wait();
    busy.step('small.4.1', 0.5);
    busy.answer({ state: kept });
    busy.step('small.4.2', 0.6);
    expect([busy.told.at(-1), busy.reports().length]).toEqual(['late', 1]);
    busy.session.choose(which);
    const matrix = which === 'earlier' ? 'small.7.5' : 'small.4.2';
    expect(busy.now.address).toEqual({ 'fill.matrix': matrix });
    expect(busy.reports().at(-1)).toMatchObject({
      score: 0.75,
      state: { address: { 'fill.matrix': matrix }, best: 0.75 },
    });
    busy.session.choose(which);
    expect(busy.reports().length).toBe(2);
  }
});

it('takes the first answer that it can use, and no other', () => {
  const { answer, hear, told, now: before, ...rest } = bench();
  const one = { answer, hear, told, ...rest };
  one.answer({ state: kept }, 'id-99');
  one.hear('SPLICE.getState.response');
  one.hear(null);
  one.answer({ state: 'garbage' });
  one.answer({ state: stateOf('cover-watch', earlier) });
  expect(one.told).toEqual(['damaged', 'other']);
  one.answer({ state: kept });
  one.answer({ state: stateOf(ACTIVITY, { ...earlier, best: 1 }) });
  expect([one.told.at(-1), one.session.best, before]).toEqual(['connected', 0.75, FRESH]);
});

it('says that a platform has failed, with or without the name of the request, and that it has not taken a report', () => {
  for (const id of ['id-1', undefined]) {
    const { hear, told } = bench();
    hear({ subject: 'SPLICE.getState.response', message_id: id, error: { code: 500, message: 'down' } });
    hear({ subject: 'SPLICE.getState.response', message_id: id, error: { code: 500, message: 'down' } });
    expect(told).toEqual(['failed']);
  }
  const { answer, hear, told, session, step } = bench();
  answer({ state: null, error: null });
  step('small.4.1', 0.5);
  hear({ subject: 'SPLICE.reportScoreAndState.response', message_id: 'id-2', error: { code: 1, message: 'no' } });
  expect([told, session.isReported]).toEqual([['connected', 'refused'], false]);
});

it('gives each student numbers of their own, unless the address or an earlier attempt has some', () => {
  const own = `small.${seedFor('ann', ACTIVITY)}.0`;
  const fresh = bench();
  fresh.answer({ state: null, user_id: 'ann' });
  expect(fresh.now.address['fill.matrix']).toBe(own);
  fresh.session.changed(true);
  expect(fresh.reports()).toEqual([]);
  const set = bench(12);
  expect(set.now.address['fill.matrix']).toBe('small.12.0');
  set.answer({ state: null, user_id: 'ann' });
  expect(set.now.address['fill.matrix']).toBe('small.12.0');
  const back = bench();
  back.answer({ state: kept, user_id: 'ann' });
  expect(back.now).toEqual(earlier);
});

/** Something that a platform, or another frame, might say. */
function hostile(random: Random, asked: string): unknown {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const cyclic: Record<string, unknown> = { ...kept };
  cyclic['marks'] = { self: cyclic };
  const states: readonly unknown[] = [
    ...[null, undefined, 0, '', 'x', '{', '[]', [], {}, Number.NaN, new Map(), cyclic, true],
    ...[kept, JSON.stringify(kept), { ...kept, best: 2 }, { ...kept, best: -0.5 }, { ...kept, activity: 7 }],
    ...[
      { ...kept, activity: 'search-fill' },
      { ...kept, address: { 'fill.matrix': '<img src=x onerror=alert(1)>' } },
    ],
    ...[
      { ...kept, address: { 'nobody.matrix': 'x' } },
      { ...kept, marks: { fill: { how: 'right' } } },
    ],
    { version: 1, activity: ACTIVITY, address: { 'fill.matrix': 'x'.repeat(30_000) }, marks: {}, best: 1, done: true },
  ];
  const message = {
    subject: pick([
      'SPLICE.getState.response',
      'SPLICE.getState.response',
      'SPLICE.reportScoreAndState.response',
      'lti.x',
      7,
    ]),
    message_id: pick([asked, asked, asked, 'id-2', undefined, null, 5, {}]),
    state: pick(states),
    user_id: pick([undefined, 'ann', 5, '', 'u'.repeat(500), { toString: () => 'x' }]),
    ...(random.below(6) === 0 ? { error: pick([{ code: 1 }, 'bad', null, 0]) } : {}),
  };
  return random.below(8) === 0 ? pick(states) : message;
}

test('200 platforms that answer never, once, twice or late, among hostile messages: only the right answer counts', () => {
  const ends = new Set<string>();
  for (let run = 0; run < 200; run += 1) {
    const random = createRandom(1_000 + run);
    const one = bench();
    const times = random.below(3);
    const begins = random.below(2) === 0;
    let [isBegun, isBack, isLate] = [false, false, false];
    const turns = random.shuffled([
      ...Array.from({ length: 5 + random.below(15) }, () => () => {
        const said = one.reports().length;
        // Half of them come as the browser hands them over, and half as its JSON.
        const message = hostileMessage(random, { kept, asked: 'id-1', name: 'fill' });
        one.hear(random.below(2) === 0 ? message : JSON.stringify(message));
        expect(one.reports().length, `run ${run}`).toBe(said);
      }),
      ...Array.from({ length: times }, () => () => {
        one.answer({ state: random.below(2) === 0 ? kept : JSON.stringify(kept) });
        isLate ||= isBegun && !isBack;
        isBack = true;
      }),
      () => one.wait(),
      ...(begins
        ? [
            () => {
              one.step('small.4.1', 0.5);
              isBegun = true;
            },
          ]
        : []),
    ]);
    for (const turn of turns) turn();
    const end = isLate ? 'late' : isBack ? 'back' : 'never';
    ends.add(`${end} ${begins}`);
    if (isLate) {
      expect(one.told.at(-1), `run ${run}`).toBe('late');
      one.session.choose('earlier');
    }
    // Whoever a platform names without a state begins with numbers of their own.
    const matrix = isLate || (isBack && !begins) ? /^small\.7\.5$/ : begins ? /^small\.4\.1$/ : /^(small\.\d+\.0)?$/;
    expect(one.now.address['fill.matrix'] ?? '', `run ${run}`).toMatch(matrix);
    expect(one.session.best, `run ${run}`).toBe(isBack ? 0.75 : begins ? 0.5 : 0);
    expect(one.reports().length, `run ${run}`).toBe(Number(begins) + Number(isLate));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  }
  expect(ends.size).toBe(5);
});

test('200 runs with hostile answers: nothing is shown that was not checked, no score is lost, no report is too many', () => {
  for (let run = 0; run < 200; run += 1) {
    const random = createRandom(run);
    const one = bench(random.below(3) === 0 ? 12 : null);
    let [done, best, seen] = [0, 0, 0];
    for (let turn = 0; turn < 30; turn += 1) {
      const act = random.below(10);
      const [before, late] = [one.reports().length, one.told.at(-1) === 'late'];
      if (act < 6) one.hear(hostile(random, 'id-1'));
      else if (act === 6) one.wait();
      else if (act === 7) one.session.choose(random.below(2) === 0 ? 'earlier' : 'this');
      else {
        done += 1;
        const share = random.below(101) / 100;
        best = Math.max(best, share);
        one.step(`small.4.${done}`, share);
      }
      const more = one.reports().length - before;
      expect(more, `run ${run}`).toBeLessThanOrEqual(act === 7 || act > 7 ? 1 : 0);
      if (act > 7) expect(more, `run ${run}`).toBe(late ? 0 : 1);
      // A best score never falls, whatever comes.
      expect(one.session.best, `run ${run}`).toBeGreaterThanOrEqual(Math.max(best, seen));
      seen = one.session.best;
      expect(seen).toBeLessThanOrEqual(1);
      expect(Object.keys(one.now.address).every((name) => name === 'fill.matrix')).toBe(true);
    }
    const state = one.reports().at(-1)?.['state'];
    const read = readState(JSON.stringify(state ?? null), ACTIVITY, (name) => name === 'fill');
    expect(read.kind, `run ${run}`).toBe(state === undefined ? 'none' : 'attempt');
  }
});
