/** Tries a reader’s code on all cases, up to the first that goes wrong. In the sandbox, and in tests. */
import { type Case, casesOf } from './cases.ts';
import type { ExerciseId } from './exercises.ts';
import { faultOf } from './fault.ts';
import { type Observed, observe } from './observe.ts';
import type { Part, Parts } from './program.ts';
import { type OtherWay, otherWays } from './way-back.ts';

export interface TestRequest {
  readonly exercise: ExerciseId;
  /** The parts of the site, with the reader’s in its place. */
  readonly parts: Parts;
  /** Ways to go wrong, compiled, by their ids. */
  readonly wrongs: readonly (readonly [id: string, part: Part])[];
}

export type TestResult =
  | {
      readonly kind: 'passed';
      readonly cases: number;
      /** How an `uncover` that is right differs from `cover` backwards. */
      readonly ways: readonly OtherWay[];
      readonly lines: readonly string[];
    }
  | {
      readonly kind: 'failed';
      /** Which of the cases, from 0. */
      readonly at: number;
      readonly observed: Observed;
      /** The ways to go wrong that leave just the same, there and in the cases after it; the best match first. */
      readonly alike: readonly string[];
      /** What the code wrote to the console in that case. */
      readonly lines: readonly string[];
    };

/** In this many cases another way to go wrong has to leave the same. Of several, the one that does so longest counts. */
const COMPARED = { least: 12, most: 60 } as const;
const MOST_LINES = 100;

/** @param cases what it is tried on, for those who have them at hand */
export function testCode(
  { exercise, parts, wrongs }: TestRequest,
  cases: readonly Case[] = casesOf(exercise),
): TestResult {
  let lines: string[] = [];
  const log = (...words: readonly unknown[]): void => {
    if (lines.length < MOST_LINES) lines.push(words.map(String).join(' ').slice(0, 500));
  };
  const ofPart = (part: Part, one: Case): Observed => observe(exercise, { ...parts, [exercise]: part }, one);
  /** Endless loops are slow to observe, so further cases run only for ways that the first ones do not separate. */
  const bestFirst = (same: TestRequest['wrongs'], further: readonly Case[]): TestRequest['wrongs'] => {
    const more = further.slice(COMPARED.least, COMPARED.most);
    const mine = more.map((other) => observe(exercise, parts, other));
    const agreeing = same.map((wrong) => {
      const end = more.findIndex((other, index) => !isAlike(ofPart(wrong[1], other), mine[index]!));
      return { wrong, length: end < 0 ? more.length : end };
    });
    return agreeing.toSorted((a, b) => b.length - a.length).map(({ wrong }) => wrong);
  };
  for (const [at, one] of cases.entries()) {
    lines = [];
    const observed = observe(exercise, parts, one, log);
    if (faultOf(one, observed) === null) continue;
    const written = [...lines];
    const further = cases.slice(at).filter(({ act }) => act.call === one.act.call);
    const compared = further.slice(0, COMPARED.least).map((other) => [other, observe(exercise, parts, other)] as const);
    const same = wrongs.filter(([, part]) => compared.every(([other, mine]) => isAlike(ofPart(part, other), mine)));
    const alike = (same.length > 1 && observed.end !== 'endless' ? bestFirst(same, further) : same).map(([id]) => id);
    return { kind: 'failed', at, observed, alike, lines: written };
  }
  const ways = exercise === 'uncover' ? otherWays(parts) : [];
  return { kind: 'passed', cases: cases.length, ways, lines };
}

/** Where neither ends, how far each has come is no matter. */
function isAlike(a: Observed, b: Observed): boolean {
  const ends = [a, b].map(({ end }) => (typeof end === 'string' ? end : end.message));
  if (ends[0] !== ends[1]) return false;
  return ends[0] === 'endless'
    ? isEndlessAlike(a, b)
    : JSON.stringify({ ...a, end: 0 }) === JSON.stringify({ ...b, end: 0 });
}

/** The first of their calls are the same; without calls nobody can tell. */
function isEndlessAlike(a: Observed, b: Observed): boolean {
  const first = ({ calls }: Observed): string => JSON.stringify(calls.slice(0, 40));
  return a.calls.length > 0 && first(a) === first(b);
}
