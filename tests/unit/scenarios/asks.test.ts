import { describe, expect, test } from 'vitest';
import { crossings } from '#scenarios/crossings.ts';
import { crossword } from '#scenarios/crossword.ts';
import { customBoards } from '#scenarios/custom-boards.ts';
import { eleven } from '#scenarios/eleven.ts';
import { scenarios } from '#scenarios/index.ts';
import { knuthLinks } from '#scenarios/knuth-links.ts';
import { knuth } from '#scenarios/knuth.ts';
import { coveredMatrix, outOfRing, ownMatrix } from '#scenarios/own-matrix.ts';
import { purified } from '#scenarios/purified.ts';
import { rippleEffect } from '#scenarios/ripple-effect.ts';
import { rippleWatch } from '#scenarios/ripple-watch.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { smallTetrasticks } from '#scenarios/small-tetrasticks.ts';
import { tetrasticks } from '#scenarios/tetrasticks.ts';
import { wordSearch } from '#scenarios/word-search.ts';
import { controlsOf } from '#ui/figure/controls.ts';

/** All that the standard figure shows, by the names of their files or figures. */
const all: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    await Promise.all(Object.entries(scenarios).map(async ([name, load]) => [name, await load()] as const)),
  ),
  ...({
    crossings,
    crossword,
    customBoards,
    eleven,
    knuth,
    knuthLinks,
    ownMatrix,
    outOfRing,
    coveredMatrix,
    purified,
    rippleEffect,
    rippleWatch,
    smallTetrasticks,
    tetrasticks,
    wordSearch,
  } as unknown as Record<string, Scenario>),
};

describe.each(Object.entries(all))('%s', (_, { asks, task, labels = {}, choices, suggestions = [] }) => {
  test('asks for settings that have a control, and for Solve', () => {
    for (const name of asks) expect(['solve', ...Object.keys(labels)]).toContain(name);
    for (const name of Object.keys(labels)) expect(Object.keys(choices)).toContain(name);
  });

  test('marks one thing at most, which is in sight', () => {
    const { inSight } = controlsOf({ asks, task, labels, choices });
    const words = suggestions.map((one) => one.words);
    if (task !== null) expect([...asks, ...words]).toContain(task);
    expect(inSight.filter(({ isTask }) => isTask).length).toBe(task !== null && task in choices ? 1 : 0);
  });

  test('suggests nothing that one of its controls does', () => {
    for (const { does, words } of suggestions) {
      if (typeof does === 'object' && 'setting' in does) expect(Object.keys(labels), words).not.toContain(does.setting);
    }
  });
});

test('on boards the narrator speaks of pieces, numbers and words, at a matrix of columns', () => {
  const ofBoards = Object.keys(all).filter((name) => all[name]?.story);
  expect(ofBoards.toSorted()).toEqual([
    'crossings',
    'crossword',
    'customBoards',
    'eleven',
    'rippleEffect',
    'rippleWatch',
    'smallTetrasticks',
    'tetrasticks',
    'wordSearch',
  ]);
});

test('a switch that is named after what it allows is on while its columns are off', () => {
  const [control] = controlsOf(tetrasticks).inSight;
  expect(control).toMatchObject({ label: 'Let pieces cross', isTask: true });
  expect(control?.switches).toEqual({ checked: false, on: 'off', off: 'on' });
});
