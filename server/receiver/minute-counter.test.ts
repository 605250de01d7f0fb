import { expect, it } from 'vitest';
import { createMinuteCounter } from './minute-counter';

it('counts names for a minute, and forgets them then', () => {
  let time = 0;
  const counter = createMinuteCounter({ maxNames: 10, now: () => time });
  const waits = () => [
    counter.waitTime('a', 2),
    counter.waitTime('a', 3),
    counter.waitTime('b', 1),
    counter.waitTime('c', 1),
  ];
  expect(waits()).toEqual([0, 0, 0, 0]);
  counter.count('a');
  time = 30_000;
  counter.count('a');
  counter.count('b');
  expect(waits()).toEqual([30_000, 0, 30_000, 0]);
  time = 60_000;
  expect(waits()).toEqual([0, 0, 0, 0]);
  counter.count('b');
  expect(waits()).toEqual([0, 0, 60_000, 0]);
});

it('clears all counts and starts a new minute when there are too many names', () => {
  const counter = createMinuteCounter({ maxNames: 2, now: () => 0 });
  const known = () => ['a', 'b', 'c'].filter((name) => counter.waitTime(name, 1) > 0);
  for (const name of ['a', 'b', 'a']) counter.count(name);
  expect(known()).toEqual(['a', 'b']);
  counter.count('c');
  expect(known()).toEqual(['c']);
});
