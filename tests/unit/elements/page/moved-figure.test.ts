import { expect, test } from 'vitest';
import { movedAddress } from '../../../../src/elements/page/moved-figure.ts';

const moved = { 'list-lab': '/lessons/neighbours/', race: '/lessons/smallest/' };

test.each([
  ['', '', null],
  ['?from=a-friend', '#main', null],
  ['', '#list-lab', '/lessons/neighbours/#list-lab'],
  ['?list-lab.presses=B', '', '/lessons/neighbours/?list-lab.presses=B#list-lab'],
  ['?list-lab.presses=B', '#race', '/lessons/smallest/?list-lab.presses=B#race'],
  ['', '#race?race.seed=7', '/lessons/smallest/#race?race.seed=7'],
  ['', '#gone?list-lab.presses=B', '/lessons/neighbours/#gone?list-lab.presses=B'],
  ['', '#constructor', null],
])('%s%s leads on to %s', (search, hash, address) => {
  expect(movedAddress({ search, hash }, moved)).toBe(address);
});
