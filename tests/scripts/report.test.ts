import { expect, it } from 'vitest';
import { usesColour } from '../../src/report/report';

it.each([
  ['is plain where it does not go to a terminal', {}, false, false],
  ['has colours in a terminal', {}, true, true],
  ['has none in a terminal that has none', { TERM: 'dumb' }, true, false],
  ['has colours where they are forced', { FORCE_COLOR: '1' }, false, true],
  [
    'has colours where they are both forced and refused, as Node has it',
    { FORCE_COLOR: '1', NO_COLOR: '1' },
    false,
    true,
  ],
  ['has none where FORCE_COLOR is 0', { FORCE_COLOR: '0' }, true, false],
  ['has none where they are refused', { NO_COLOR: '1' }, true, false],
])('a report %s', (_what, environment, isTerminal, isColoured) => {
  expect(usesColour(environment, isTerminal)).toBe(isColoured);
});
