import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { subjectLists } from '../../../scripts/subject-lists.ts';

const built = (css: string): string => postcss([subjectLists]).process(css, { from: undefined }).css;

describe('the list in the subject of a selector', () => {
  it.each([
    ['.figure :is(.board, .tree)', '.figure :is(.board), .figure :is(.tree)'],
    [':is(p, ul), .note', ':is(p), :is(ul), .note'],
    [
      '& > :where(select, input:not([type="range"])):hover',
      '& > :where(select):hover, & > :where(input:not([type="range"])):hover',
    ],
    [':is(li, summary)::marker', ':is(li)::marker, :is(summary)::marker'],
  ])('%s is written out', (selector, expected) => {
    expect(built(`${selector}{}`)).toBe(`${expected}{}`);
  });

  it.each([
    ['looked up by its class', '.tile:is(:hover, :focus-visible)'],
    ['of choices that weigh differently', '.figure :is(h2, .title)'],
    ['that is not the subject', ':is(.board, .tree) svg'],
    ['of a single choice', ':is(.board)'],
  ])('one %s stays', (_, selector) => {
    expect(built(`${selector}{}`)).toBe(`${selector}{}`);
  });

  it('leaves keyframes and declarations alone', () => {
    const css = '@keyframes in{50%{opacity:1}}.a{& :is(.b, .c){color:red}}';
    expect(built(css)).toBe('@keyframes in{50%{opacity:1}}.a{& :is(.b), & :is(.c){color:red}}');
  });
});
