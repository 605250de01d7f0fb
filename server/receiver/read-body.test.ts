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

it('reads the posted values in one pass, since looking up a name would go through all of them', () => {
  const names = Array.from({ length: 1000 }, (_, index) => index.toString(36));
  const used: (string | symbol)[] = [];
  const posted = new Proxy(new URLSearchParams(names.join('&')), {
    get: (target, key) => {
      used.push(key);
      return Reflect.get(target, key).bind(target);
    },
  });
  expect(Object.keys(readFields(posted))).toHaveLength(names.length);
  expect(used).toEqual([Symbol.iterator]);
});
