/** What the reader has set in the inputs of cells: in the text of a notebook, which drafts, links and files have. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Input,
  type InputLibrary,
  type SetValues,
  inputLibrary,
  readInputs,
  takes,
  withSet,
} from '#notebook/inputs.ts';
import { formatNotebook, parseNotebook } from '#notebook/notebook.ts';
import { formatSet, formatSets, readSet, readSets, unusedWords } from '#notebook/set-values.ts';
import { TEXTS } from '#ui/tools/own-problem/problem-draft.ts';
import { workOf, readDraft, writeDraft } from '#ui/tools/kit/draft.ts';
import { begin } from '#puzzles/undo.ts';

/** The inputs that a cell asks for. */
function asked(call: (library: InputLibrary) => unknown, set: SetValues = {}): Input[] {
  const inputs: Input[] = [];
  call(inputLibrary(set, (input) => inputs.push(input)));
  return inputs;
}

const all = (library: InputLibrary): void => {
  library.list('People', ['Ada', 'Ben']);
  library.slider('n', 1, 9, 4);
  library.number('Most', { min: 0, value: 2 });
  library.choice('Map', ['A', 'B']);
  library.toggle('Loose');
  library.grid('Picture', { width: 2, height: 1 });
};

const SET: SetValues = { People: ['Anna', '`Ben`'], n: 7, Most: 3, Map: 'B', Loose: true, Picture: ['X.'] };

describe('values with their cell', () => {
  const value = fc.oneof(
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
    fc.string({ maxLength: 40 }),
    fc.array(fc.string({ maxLength: 40 }), { maxLength: 5 }),
  );
  const set = fc.dictionary(fc.string({ maxLength: 20 }), value, { minKeys: 1, maxKeys: 5, noNullPrototype: true });

  test('are read from a notebook, and from its draft, as they were written', () => {
    fc.assert(
      fc.property(set, fc.constantFrom('n;', '```', ''), (one, text) => {
        const notebook = { title: 'T', cells: [{ kind: 'code' as const, text, set: one }] };
        const written = formatNotebook(notebook);
        expect(parseNotebook(written)).toEqual(notebook);
        const draft = readDraft(writeDraft(begin(written, ['before']), TEXTS), TEXTS);
        expect(workOf(draft)?.now).toBe(written);
      }),
    );
  });

  test('stand behind the language of the fence, on one line', () => {
    const cells = [{ kind: 'code' as const, text: 'n', set: { 'a`\n': 'b' } }];
    expect(formatNotebook({ title: 'T', cells })).toBe('# T\n\n```ts {"a\\u0060\\n":"b"}\nn\n```\n');
    expect(formatNotebook({ title: 'T', cells: [{ kind: 'code', text: 'n', set: {} }] })).toContain('```ts\nn');
  });

  test.each([
    ['{"n":', {}, /damaged/],
    ['{n}', {}, /damaged/],
    ['{"n":4,"m":{"x":1}}', { n: 4 }, /“m” does not fit its field/],
    ['{"n":null,"m":"' + 'x'.repeat(121) + '"}', {}, /“n” and “m” does not fit their fields/],
    [
      JSON.stringify({ a: ['x'.repeat(41)], b: Array<string>(61).fill('x'), c: [1], d: 1 }),
      { d: 1 },
      /“a”, “b” and “c”/,
    ],
    [`{"${'l'.repeat(121)}":1}`, {}, /“l{24}…”/],
    ['title="no values"', {}, /^$/],
  ])('%s', (more, kept, words) => {
    const { cells, unread = '' } = parseNotebook(`\`\`\`ts ${more}\nn\n\`\`\`\n`);
    expect(cells).toEqual([{ kind: 'code', text: 'n', ...(Object.keys(kept).length > 0 && { set: kept }) }]);
    expect(unread).toMatch(words);
  });

  test('any text is read, and never more than forty values', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readSet(text)));
    expect(readSet('[1]')).toBe(null);
    expect(readSet('null')).toBe(null);
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`n${index}`, index]));
    const read = readSet(JSON.stringify(many));
    expect(Object.keys(read?.set ?? {})).toHaveLength(40);
    expect(read?.unread).toHaveLength(10);
    // A name of the language is a label like another.
    expect(formatSet(readSet('{"__proto__":true}')?.set ?? {})).toBe('{"__proto__":true}');
  });
});

describe('values in their inputs', () => {
  test('are shown before a run as the run shows them, and taken away again', () => {
    const initial = asked(all);
    const set = asked(all, SET);
    expect(Object.fromEntries(set.map(({ label, value }) => [label, value]))).toEqual(SET);
    expect(initial.map((input) => withSet(input, SET))).toEqual(set);
    expect(set.map((input) => withSet(input, {}))).toEqual(initial);
    expect(readInputs(structuredClone(set))).toEqual(set);
  });

  test('that the sandbox invents as initial ones are dropped', () => {
    const [list] = asked(all, SET);
    expect(readInputs([{ ...list, start: ['a, b'] }])[0]).not.toHaveProperty('start');
    expect(readInputs([{ ...list, start: 4 }])[0]).not.toHaveProperty('start');
  });

  test('that no input takes are named', () => {
    expect(unusedWords(SET, asked(all))).toBe('');
    expect(unusedWords({ n: 10, Persons: ['Ada'], Loose: true }, asked(all))).toBe(
      'No field here takes what was set for “n” and “Persons”, so those values are not used.',
    );
    const wrong: readonly unknown[] = [['a,'], 10, -1, 'C', 1, ['X']];
    asked(all).forEach((input, index) => expect(takes(input, wrong[index]), input.label).toBe(false));
  });
});

test('an address has what is set in the cells, one after the other', () => {
  expect(formatSets([{}, {}])).toBeNull();
  const text = formatSets([{}, { People: ['Ada'], Loose: true }, {}]);
  expect(text).toBe('[{},{"People":["Ada"],"Loose":true}]');
  expect(readSets(text ?? '')).toEqual([{}, { People: ['Ada'], Loose: true }]);
  expect(readSets('[{"n":{}},4,null,{"n":2}]')).toEqual([{}, {}, {}, { n: 2 }]);
  for (const damaged of ['', '{"n":1}', '[{"n":', '7']) expect(readSets(damaged)).toEqual([]);
});
