import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';

it('a collection without a schema is reported once, whatever its entries hold', () => {
  const documents = { '_collections/teachers.json': { entries: [{ id: 'ana' }, { name: 1 }] } };
  expect(site(documents).report()).toMatchInlineSnapshot();
});
