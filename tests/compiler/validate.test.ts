import { expect, it, vi } from 'vitest';
import { validate } from '../../src/compiler/validate';
import type { SourceFile } from '../../src/document/source';
import { validateWith } from '../../src/schema/schema-errors';
import { schemas as engineSchemas } from './site';

const page = (properties: object): SourceFile => {
  const text = JSON.stringify({
    kind: 'page',
    title: 'About us',
    description: 'Who we are.',
    breadcrumb: 'About us',
    blocks: [{ type: 'text', paragraphs: ['A small school.'] }],
    ...properties,
  });
  return { path: 'about.json', file: 'pages/about.json', text };
};

it('a document is validated by the function that is set for its schemas; one that it refuses has the usual diagnostics', () => {
  const schemas = { ...engineSchemas };
  const isValid = vi.fn((_file: string, value: unknown) => !('titel' in (value as object)));
  validateWith(schemas, isValid);
  const [valid, invalid] = [page({}), page({ titel: 'About us' })];
  expect(validate(schemas, valid)).toMatchObject({ diagnostics: [], value: { isValid: true } });
  expect(isValid).toHaveBeenCalledWith('schema/page.schema.json', JSON.parse(valid.text));
  expect(validate(schemas, invalid).diagnostics).toEqual(validate(engineSchemas, invalid).diagnostics);
  expect(validate(schemas, invalid).diagnostics).toMatchObject([{ code: 'unknown-property' }]);
});
