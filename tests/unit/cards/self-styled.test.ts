import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { plainColours } from '../../../scripts/cards/colour.ts';
import { selfStyled } from '../../../scripts/cards/self-styled.ts';

/** The attributes of an element of a picture that has been given these styles. */
function attributesOf(css: string, markup: string, id = 'it'): Record<string, string> {
  const { document } = parseHTML(`<html><body><main class="page">${markup}</main></body></html>`);
  const styled = parseHTML(selfStyled(document.querySelector('svg') as Element, css)).document;
  const { attributes } = styled.querySelector(`#${id}`) as Element;
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
}

describe('styles become attributes', () => {
  test.each([
    ['a later layer wins', '@layer a,b; @layer b{.x{fill:red}} @layer a{g .x{fill:blue}}', 'red'],
    ['the more specific rule wins', '.x.y{fill:red} .x{fill:blue}', 'red'],
    ['of equal rules the later one wins', '.x{fill:blue} .y{fill:red}', 'red'],
    ['what is important wins', '.x{fill:red!important} .x.y{fill:blue}', 'red'],
    [':where() counts nothing', '.x{fill:red} :where(.x.y){fill:blue}', 'red'],
    [':is() counts as its best', ':is(.x,#none){fill:red} .x.y{fill:blue}', 'red'],
    ['a nested rule', 'g{.x{fill:red}}', 'red'],
    ['a nested rule with its parent inside', '.x{.page &{fill:red} .none &{fill:blue}}', 'red'],
    ['a query for a wide figure', '.x{fill:red} @container figure (width<=52rem){.x{fill:blue}}', 'red'],
    ['a query for a screen', '@media (min-width:40rem){.x{fill:red}} @media print{.x{fill:blue}}', 'red'],
    ['a rule for a pointer', '.x{fill:red} .x:hover{fill:blue}', 'red'],
    ['a variable', '.page{--a:red} .x{fill:var(--a)}', 'red'],
    ['a variable instead of one that is missing', '.page{--b:red} .x{fill:var(--a,var(--c,var(--b)))}', 'red'],
    ['a variable worked out where it is declared', 'main{--a:var(--b);--b:red} .x{--b:blue;fill:var(--a)}', 'red'],
    ['a variable that is missing', '.x{fill:var(--a)}', undefined],
    ['a variable that stands for itself', '.x{--a:var(--a);fill:var(--a)}', undefined],
  ])('%s', (_, css, fill) => {
    expect(attributesOf(css, '<svg><g><path id="it" class="x y"/></g></svg>')['fill']).toBe(fill);
  });

  test('before the attributes of the markup, after its style', () => {
    const markup = '<svg><path id="it" class="x" fill="blue" stroke="red" style="--a:4;opacity:var(--a)"/></svg>';
    const styled = attributesOf('.x{fill:red;opacity:1}', markup);
    expect(styled).toEqual({ id: 'it', fill: 'red', stroke: 'red', opacity: '4' });
  });

  test('the picture inherits from the page; lengths have no units', () => {
    const css = 'main{font-size:1.5rem;letter-spacing:2px} .x{stroke-width:calc(3px * 2);font-size:.5em}';
    const markup = '<svg id="all"><text id="it" class="x">A</text></svg>';
    expect(attributesOf(css, markup, 'all')).toMatchObject({ 'font-size': '24', 'letter-spacing': '2' });
    expect(attributesOf(css, markup)).toMatchObject({ 'font-size': '12', 'stroke-width': '6' });
  });
});

test.each([
  ['oklch(0 0 0)', '#000000'],
  ['oklch(62.8% .2577 29.23)', '#ff0000'],
  ['light-dark(light-dark(oklch(1 0 0), oklch(0 0 0)), oklch(0 0 0))', '#ffffff'],
  ['color-mix(in oklab,oklch(1 0 0) 50%,transparent)', '#ffffff80'],
  ['color-mix(in oklab,light-dark(oklch(1 0 0),oklch(0 0 0)) 25%,oklch(0 0 0))', '#222222'],
  ['none', 'none'],
])('%s is %s', (colour, hex) => {
  expect(plainColours(colour)).toBe(hex);
});
