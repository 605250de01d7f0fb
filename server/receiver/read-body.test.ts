import { expect, it } from 'vitest';
import { readFields } from './read-body';

it('groups posted values by name, as a list if a name occurs more than once', () => {
  const posted = new URLSearchParams('name=Asha&day=Monday&day=Friday&note=&__proto__=a');
  expect(Object.entries(readFields(posted))).toEqual([
    ['name', 'Asha'],
    ['day', ['Monday', 'Friday']],
    ['note', ''],
    ['__proto__', 'a'],
  ]);
});

it('takes linear time for many names', () => {
  const names = Array.from({ length: 50_000 }, (_, index) => index.toString(36));
  expect(Object.keys(readFields(new URLSearchParams(names.join('&'))))).toHaveLength(names.length);
});
