import { describe, expect, test } from 'vitest';
import { ownMatrix } from '#scenarios/own-matrix.ts';
import { defaultState, readState, writeState } from '#player/address.ts';

const { choices, texts: written = {}, zoom } = ownMatrix;
const standard = defaultState(choices, zoom, written);

describe('a setting that the reader writes', () => {
  test('has its standard value, which is not written', () => {
    expect(standard.settings['matrix']).toMatch(/^p{7}-/);
    expect(writeState('?other=1', 'torus', choices, standard, zoom, written)).toBe('?other=1');
  });

  test('goes into the address and comes back', () => {
    const state = {
      ...standard,
      settings: { ...standard.settings, matrix: 'ps-10-01-11' },
      step: 3,
    };
    const query = writeState('', 'torus', choices, state, zoom, written);
    expect(query).toBe('?torus.matrix=ps-10-01-11&torus.step=3');
    expect(readState(query, 'torus', choices, zoom, written)).toEqual({ state, problems: [] });
  });

  test('when damaged is said to be, and the standard stands in for it', () => {
    const query = '?torus.matrix=pp-10-0111111111111111111111111';
    const { state, problems } = readState(query, 'torus', choices, zoom, written);
    expect(state).toEqual(standard);
    expect(problems).toEqual(['The link’s matrix, “pp-10-011111111111111111…”, is damaged.']);
  });

  test('is not known to a figure that has none', () => {
    const { problems } = readState('?torus.matrix=p-1', 'torus', {}, zoom);
    expect(problems).toEqual(['The link says “matrix”, which this figure does not know.']);
  });
});
