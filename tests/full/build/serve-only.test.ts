import { expect, it } from 'vitest';
import { addressesServing, neverServed, startServer } from '../../build/serve-only-server';

startServer();

it.each(neverServed)('the dev server does not serve %s, however it is asked', async (file) => {
  expect(await addressesServing(file)).toEqual([]);
});
