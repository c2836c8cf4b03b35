import { expect, test } from 'vitest';
import { frameLines } from '#ui/figure/frame-lines.ts';
import { takeFigures } from '#ui/site/embeds/figure-alone.ts';
import { parsePlay } from '#ui/site/embeds/play.ts';

test('a figure is taken out of its lesson, and its links lead out of the frame', () => {
  const lesson =
    '<script type="module" src="/a.js"></script><p id="text">Text</p>' +
    '<queens-figure id="queens" class="figure-host"><figure class="figure"><h2 class="figure-heading">Queens</h2>' +
    '<a href="#queens-end">past</a><a href="#text">text</a><a href="../cover/?x#y">cover</a>' +
    '<a href="https://example.org/">out</a><span id="queens-end"></span></figure></queens-figure><p>More</p>';
  const alone = takeFigures(lesson, '/base/lessons/secondary-columns/')('queens');
  expect(alone).not.toMatch(/Text|More/);
  expect(alone).toContain('<h1 class="figure-heading">Queens</h1>');
  expect(alone).toContain('<script type="module" src="/a.js"></script>');
  expect(alone).toContain('<a href="#queens-end">');
  expect(alone).toContain('<a target="_blank" href="/base/lessons/secondary-columns/#text">');
  expect(alone).toContain('<a target="_blank" href="/base/lessons/cover/?x#y">');
  expect(alone).toContain('<a target="_blank" href="https://example.org/">');
  expect(() => takeFigures(lesson, '/lessons/torus/')('torus')).toThrow(RangeError);
});

test('what is in the lines cannot end them', () => {
  const lines = frameLines('https://a.example/figure/x/#x?x.a="><script>&b', 'Figure 1: “a” & "b"');
  expect(lines.match(/"/g)).toHaveLength(14);
  expect(lines).toContain('title="Figure 1: “a” &amp; &quot;b&quot;"');
});

test.each([
  ['10,60,5', { from: 10, to: 60, speed: 5 }],
  ['0,9', { from: 0, to: 9, speed: 2 }],
  ['0,9,0.5', { from: 0, to: 9, speed: 0.5 }],
  ['0,9,999', { from: 0, to: 9, speed: 100 }],
  ['9,9,1', null],
  ['9,1', null],
  ['1,5,0', null],
  ['1,5,-3', null],
  ['a,b', null],
  [null, null],
] as const)('play=%s', (text, play) => expect(parsePlay(text)).toEqual(play));
