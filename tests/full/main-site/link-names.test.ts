import { expect, it } from 'vitest';
import { textsOf } from '../../render-block';
import { readRoute } from '../../site/site-folder';
import { routes } from './routes';

/** Words that the specification has for links, but that name nothing for who hears them alone. */
const vague = /^(Read|Know|Learn) More$/i;

it.each([...routes])('every link of %s says where it leads, for those who hear or index it', (route) => {
  const names = textsOf(readRoute(route), 'a').map((name) => name.trim());
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => vague.test(name))).toEqual([]);
});
