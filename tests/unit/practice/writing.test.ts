import { expect, it, test } from 'vitest';
import { createMatrix, parse } from '#dlx/index.ts';
import { type Links, columnOf, cover, createLinks, headerOf } from '#dlx/links.ts';
import { type BoundedLinks, createBoundedLinks, tweak, untweak } from '#dlx/bounded/bounded-links.ts';
import { COLUMN, DOWN, SPACER, UP } from '#dlx/slots.ts';
import { type Size, matrixNames, SIZES } from '#practice/random-matrix.ts';
import type { Attempt, Writing, WritingKind, WritingRound } from '#practice/writing.ts';
import { attempted, writingTakenBack } from '#practice/attempt.ts';
import { createWriting, isWritten, linksOf, nextSteps, UNWRITTEN, writingScore } from '#practice/writing.ts';
import { randomWriting } from '#practice/random-writing.ts';
import { placeOf } from '#practice/write-names.ts';
import { writingWords } from '#practice/writing-reasons.ts';
import { createRandom } from '#dlx/random.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { runs } from '../../support/runs.ts';

const directions = ['left', 'right', 'up', 'down'] as const;
const letters = { L: 'left', R: 'right', U: 'up', D: 'down' } as const;

const NAMES = { columns: ['A', 'B', 'C', 'D'], rows: [] };

function writingOf(kind: 'cover' | 'uncover', matrix = parse(KNUTH)): Writing {
  return createWriting(matrix, matrixNames(matrix), kind);
}

function ofSeed(seed: number, size: Size, kind: WritingKind): Writing {
  return randomWriting({ seed, size, withSecondary: false }, kind);
}

function nodesOf({ nodes, left }: Links): number[] {
  const all = Array.from({ length: nodes.length / 4 }, (_, at) => at * 4);
  return all.filter((node) => node < left.length * 4 || nodes[node + COLUMN] !== SPACER);
}

/** `R root B`: the link R of the root is to lead to the header of B. `U ADG.A AD.A`: of nodes. */
function attempt(writing: Writing, text: string): Attempt {
  const [letter = '', from = '', to = ''] = text.split(' ');
  const { start, names } = writing;
  const address = (name: string): number => {
    if (name === 'root') return 0;
    const [row = '', column] = name.split('.');
    if (column === undefined) return headerOf(names.columns.indexOf(row));
    return nodesOf(start).find((node) => placeOf(node, start, names) === `row ${row} in ${column}`) ?? NaN;
  };
  return { link: letters[letter as keyof typeof letters], node: address(from), to: address(to) };
}

function write(writing: Writing, text: string, from = UNWRITTEN): WritingRound {
  const parts = text.split(', ').filter((part) => part !== '');
  return parts.reduce((round, part) => attempted(writing, round, attempt(writing, part)), from);
}

const COVER_A = 'L B root, R root B, U AD.D D, D D AD.D, U BG.G G, D G BG.G, U DEG.D D, D D DEG.D';

it('covers A of Knuth’s matrix, link by link, and either link of a pair first', () => {
  const writing = writingOf('cover');
  for (const way of [COVER_A, COVER_A.replace('L B root, R root B', 'R root B, L B root')]) {
    const round = write(writing, way);
    expect(round.wrong).toBeNull();
    expect(isWritten(writing, round)).toBe(true);
    const links = createLinks(writing.matrix);
    cover(links, headerOf(0));
    expect(linksOf(writing, round).nodes).toEqual(links.nodes);
    expect(linksOf(writing, round).left).toEqual(links.left);
    expect(linksOf(writing, round).right).toEqual(links.right);
    expect(writingWords(writing, round)).toBe(
      'Done: cover(A) with 8 writes, each right first time. Everything that left still points at its old neighbours.',
    );
  }
});

test.each([
  ['', 'R root C', 'R of the root is the link to write. It must lead past the header of A, to the header of B.'],
  ['', 'R root A', 'R of the root leads there already.'],
  ['', 'R A root', 'R of the header of A stays: the header of A must remember where it was.'],
  ['', 'R C E', 'R of the header of C stays: in the ring cover(A) writes only to the neighbours of the header of A.'],
  ['', 'U AD.D D', 'Not yet: first the header of A leaves the ring.'],
  ['', 'R ADG.A ADG.G', 'R of row ADG in A stays: a row is never taken apart.'],
  [
    '',
    'D ADG.A A',
    'D of row ADG in A stays: the list of column A is left whole, so that its rows can be found again.',
  ],
  ['L B root, R root B', 'U ADG.D AD.D', 'U of row ADG in D stays: row ADG in D must remember where it was.'],
  ['L B root, R root B', 'R root C', 'R of the root has already been written.'],
  [
    'L B root, R root B',
    'U BG.G G',
    'Not yet: first row ADG in D leaves its column. Cover goes from the top down, and along each row to the right.',
  ],
  [
    '',
    'D BCF.C C',
    'D of row BCF in C stays: cover(A) does not write there, because it leads to a node that does not leave.',
  ],
])('after “%s” it refuses %s', (before, text, reason) => {
  const writing = writingOf('cover');
  const round = write(writing, before);
  expect(round.wrong).toBeNull();
  expect(write(writing, text, round).wrong?.reason).toBe(reason);
});

it('uncovers in the reverse of the order of covering', () => {
  // Row ADG covers A, D and G; G comes back first.
  const writing = writingOf('uncover');
  expect(writing.covered).toEqual([0, 3, 6]);
  const first = writing.steps.findIndex(({ move }) => move.column === 3);
  const later = writing.steps[first]!.write;
  expect(attempted(writing, UNWRITTEN, later).wrong?.reason).toBe('G must come back before D: it was covered later.');
  const all = writing.steps.reduce((round, step) => attempted(writing, round, step.write), UNWRITTEN);
  expect(linksOf(writing, all)).toEqual(createLinks(writing.matrix));
});

it('unlinks neighbours of a ring, and relinks the one that left last first', () => {
  const writing = createWriting(createMatrix(['A', 'B', 'C', 'D'], []), NAMES, 'unlink', [1, 2]);
  const out = 'R A C, L C A, L D A, R A D';
  const refused = (before: string, text: string): string | undefined =>
    write(writing, text, write(writing, before)).wrong?.reason;
  expect(writingWords(writing, UNWRITTEN)).toBe(
    'Carry out unlink(B), unlink(C), relink(C) and relink(B). Which link is written first?',
  );
  expect(refused('', 'D B A')).toBe('D of the header of B stays: the ring of headers has only the links L and R.');
  expect(refused('', 'L D A')).toBe('Not yet: first the header of B leaves the ring.');
  expect(refused(out, 'L C B')).toBe(
    'L of the header of C is still right: only the neighbours have to point at the header of C again.',
  );
  expect(refused('R A C, L C A', 'R D A')).toBe(
    'R of the header of D stays: in the ring unlink(C) writes only to the neighbours of the header of C.',
  );
  const all = write(writing, `${out}, L D C, R A C, L C B, R A B`);
  expect(linksOf(writing, all)).toEqual(createLinks(writing.matrix));
  expect(writingWords(writing, all)).toBe(
    'Done: unlink(B), unlink(C), relink(C), relink(B) with 8 writes, each right first time. The ring is as it was at the start.',
  );
});

/** Carries out what the engine does, and returns the links up and down that it changes, in order. */
function changesOf(links: BoundedLinks, act: (links: BoundedLinks) => void): string[] {
  const changes: string[] = [];
  const nodes = new Proxy(links.nodes, {
    set(target, key, value: number) {
      const at = Number(key);
      const slot = { [UP]: 'up', [DOWN]: 'down' }[at % 4];
      // Entries 2 and 3 are the column and the size.
      if (slot !== undefined && target[at] !== value) changes.push(`${slot} ${at - (at % 4)} ${target[at]} ${value}`);
      target[at] = value;
      return true;
    },
    get: (target, key): unknown => Reflect.get(target, key),
  });
  act({ ...links, nodes });
  return changes;
}

it('has the writes of the engine’s own tweak and untweak, in their order', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const { matrix, moves, steps } = ofSeed(seed, SIZES[seed % 3]!, 'tweak');
    const links = createBoundedLinks(matrix);
    const header = headerOf(moves[0]!.column);
    const first = links.nodes[header + DOWN]!;
    const told = (of: Writing['steps']) =>
      of.map(({ write: { link, node, from, to } }) => `${link} ${node} ${from} ${to}`);
    const tweaks = changesOf(links, (watched) => {
      for (const _ of moves) tweak(watched, watched.nodes[header + DOWN]!, false);
    });
    expect(told(steps)).toEqual(tweaks);
    const back = changesOf(links, (watched) => void untweak(watched, header, first, false));
    expect(told(ofSeed(seed, SIZES[seed % 3]!, 'untweak').steps)).toEqual(back);
  }
});

test.each([
  ['tweak', 'R B D', 'R of the header of B stays: no header leaves the ring, because B may be covered again.'],
  [
    'tweak',
    'D B BC.B',
    'Not yet: first row BCD in C leaves its column. A row first leaves its other columns, from left to right, and B last.',
  ],
  ['tweak', 'D BC.B B', 'D of row BC in B stays: tweak changes the list of column B only at its top.'],
  ['tweak', 'U BC.C C', 'U of row BC in C is the link to write. It must lead past row BCD in C, to row CD in C.'],
  [
    'untweak',
    'U BC.B BCD.B',
    'Not yet: first row BCD in B comes back. The sweep goes from the top down, and along each row to the left.',
  ],
  [
    'untweak',
    'D BCD.B B',
    'D of row BCD in B is still right: only the neighbours have to point at row BCD in B again.',
  ],
] as const)('of the first step of %s it refuses %s', (kind, text, reason) => {
  expect(write(ofSeed(1, 'small', kind), text).wrong?.reason).toBe(reason);
});

it('takes back and counts', () => {
  const writing = writingOf('cover');
  let round = write(writing, 'R root C, R root B, R root C');
  expect(writingScore(writing, round)).toEqual({ done: 1, atOnce: 0, all: 8 });
  round = writingTakenBack(round);
  expect(round.wrong).toBeNull();
  expect(writingTakenBack(round).written).toEqual([]);
});

it('accepts the code’s own writes on a thousand matrices, and refuses every other link', () => {
  for (let seed = 1; seed <= runs(1_000); seed += 1) {
    const size = SIZES[seed % 10 < 8 ? 0 : seed % 10 < 9 ? 1 : 2];
    const kind = (['cover', 'uncover', 'unlink', 'tweak', 'untweak'] as const)[seed % 5]!;
    const writing = ofSeed(seed, size, kind);
    const random = createRandom(seed);
    const nodes = nodesOf(writing.start);
    expect(writing.moves.length).toBeGreaterThan(kind === 'cover' || kind === 'untweak' ? 0 : 1);
    let round = UNWRITTEN;
    while (!isWritten(writing, round)) {
      const next = nextSteps(writing, round).map((step) => writing.steps[step]!.write);
      const links = next.map(({ link, node }) => `${link} ${node}`);
      const others = nodes.flatMap((node) =>
        directions.flatMap((link): Attempt[] =>
          // The root has no list of its own.
          node === 0 && (link === 'up' || link === 'down')
            ? []
            : [{ link, node, to: nodes[random.below(nodes.length)]! }],
        ),
      );
      const targets = next.flatMap((write) => nodes.map((to) => ({ ...write, to })));
      for (const wrong of [...others, ...targets]) {
        const isRight = next.some(
          (write) => write.link === wrong.link && write.node === wrong.node && write.to === wrong.to,
        );
        const { reason = null } = attempted(writing, round, wrong).wrong ?? {};
        if ((reason === null) !== isRight) throw new Error(`${seed}: ${JSON.stringify(wrong)} ${reason ?? 'accepted'}`);
        if (reason === null) continue;
        const holds = isTrue(writing, next[0]!, wrong, reason, links.includes(`${wrong.link} ${wrong.node}`));
        if (!holds) throw new Error(`${seed}: ${reason}`);
      }
      round = attempted(writing, round, next[random.below(next.length)]!);
    }
    const links = createBoundedLinks(writing.matrix);
    const header = headerOf(writing.moves[0]!.column);
    if (kind === 'cover') cover(links, header);
    if (kind === 'tweak') for (const _ of writing.moves) tweak(links, links.nodes[header + DOWN]!, false);
    const end = linksOf(writing, round);
    expect([end.nodes, end.left, end.right]).toEqual([links.nodes, links.left, links.right]);
  }
}, 240_000);

/** What a reason claims, looked up in the links. */
function isTrue(
  { start, matrix, steps }: Writing,
  now: { subject: number },
  wrong: Attempt,
  reason: string,
  isMeant: boolean,
): boolean {
  if (!/^[A-Z].*\.$/.test(reason) || /undefined|  /.test(reason)) return false;
  const isHeader = wrong.node < start.left.length * 4;
  const isAcross = wrong.link === 'left' || wrong.link === 'right';
  const isThere = start.nodes[wrong.node + (wrong.link === 'up' ? UP : DOWN)] === wrong.to;
  if (/is the link to write|leads there already/.test(reason)) return isMeant || (!isAcross && isThere);
  if (isMeant) return false;
  if (/must remember|is still right/.test(reason)) return wrong.node === now.subject;
  if (/has only the links L and R/.test(reason)) return !isAcross && matrix.rows.length === 0;
  if (/never taken apart/.test(reason)) return !isHeader && isAcross;
  const column = columnOf(start.nodes[wrong.node + COLUMN]!);
  if (/no header leaves the ring/.test(reason)) return isHeader && isAcross;
  if (/only at its top/.test(reason)) return !isAcross && reason.includes(`column ${matrix.columns[column]!.name} `);
  if (/is left whole/.test(reason)) return !isAcross && reason.includes(`column ${matrix.columns[column]!.name} `);
  const isWritten = steps.some(({ write }) => write.link === wrong.link && write.node === wrong.node);
  if (/Not yet|must come back before|already been written/.test(reason)) return isWritten;
  if (/in the ring/.test(reason)) return isHeader && isAcross && !isWritten;
  if (!/does not write there/.test(reason) || isAcross || isWritten) return false;
  const leaves = (node: number): boolean => steps.some(({ write }) => write.subject === node);
  if (/keeps its own links/.test(reason)) return leaves(wrong.node);
  const field = wrong.node + (wrong.link === 'up' ? UP : DOWN);
  if (/does not leave/.test(reason)) return !leaves(wrong.node) && !leaves(start.nodes[field]!);
  return /has not changed it/.test(reason) && createBoundedLinks(matrix).nodes[field] === start.nodes[field];
}
