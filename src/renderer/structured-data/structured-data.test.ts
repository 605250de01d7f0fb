import { expect, it } from 'vitest';
import { examplePage, exampleShell } from '../../../tests/example-page';
import { structuredDataOf } from './structured-data';

it('names its vocabulary in each object, and is empty if there is nothing to describe', () => {
  expect(structuredDataOf({ ...examplePage, route: '/' }, exampleShell)).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'Organization' },
  ]);
  expect(structuredDataOf(examplePage, exampleShell)).toEqual([]);
});
