import { expect, it } from 'vitest';
import { examplePage, exampleShell } from '../../../tests/example-page';
import { structuredDataOf } from './structured-data';

it('says in each object whose words it uses, and says nothing where there is nothing to say', () => {
  expect(structuredDataOf({ ...examplePage, route: '/' }, exampleShell)).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'Organization' },
  ]);
  expect(structuredDataOf(examplePage, exampleShell)).toEqual([]);
});
