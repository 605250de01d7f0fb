import { describe, expect, it } from 'vitest';
import { schemas } from '../../../tests/compiler/site';
import { schemaErrors } from '../../schema/schema-errors';
import { type Choose, fillIn } from './fill-in';

/** The site offers no values. */
const chooseNothing = () => undefined;
const block = (partial: object) => fillIn(schemas, 'schema/block.schema.json', partial, chooseNothing);

const types = (schemas['schema/block.schema.json']?.oneOf ?? []).map(({ $ref = '' }) =>
  $ref.replace(/^blocks\/|\.schema\.json$/g, ''),
);

describe('a block with only a type', () => {
  it.each(types)('is filled in so that it is valid: %s', (type) => {
    const { value } = block({ type });
    expect(schemaErrors(schemas, 'schema/block.schema.json', value)).toEqual([]);
  });

  it('has texts that say what to write, examples of figures, and a list of which values are examples', () => {
    expect(block({ type: 'facts' })).toEqual({
      value: {
        type: 'facts',
        heading: 'TODO: The heading above the figures',
        items: [{ title: 'TODO: What the figure is', value: { count: 4500 } }],
      },
      examplePointers: ['/items/0/value'],
    });
  });

  it('describes the texts of a list with the description of the list', () => {
    expect(block({ type: 'faq' }).value).toMatchObject({
      items: [{ title: 'TODO: The question', content: ['TODO: The answer'] }],
    });
  });
});

describe('a list', () => {
  it.each([
    [undefined, 1],
    [0, 1],
    [3, 3],
  ])('that needs %s entries gets %s', (minItems, length) => {
    const list = { type: 'array', minItems, items: { type: 'string', description: 'A word.' } };
    const { value } = fillIn(
      { 'schema/texts.schema.json': list },
      'schema/texts.schema.json',
      {},
      chooseNothing,
    );
    expect(value).toEqual(Array.from({ length }, () => 'TODO: A word'));
  });
});

describe('a given value', () => {
  it('stays, and selects what must follow', () => {
    const { value } = block({ type: 'cost-table', of: 'city', per: 'week' });
    expect(value).toMatchObject({ of: 'city', per: 'week', rows: [{ city: 'TODO: The city' }] });
  });

  it('is filled in if it is TODO, even if it is not required', () => {
    expect(block({ type: 'banner', lead: 'TODO' }).value).toMatchObject({
      lead: 'TODO: One or two sentences below the title',
    });
  });
});

describe('a name of something in the site', () => {
  it('is one that the site has', () => {
    const choose: Choose = (part) => (part === 'form-name' ? 'question' : undefined);
    expect(fillIn(schemas, 'schema/block.schema.json', { type: 'enquiry-form' }, choose).value).toMatchObject(
      {
        form: 'question',
      },
    );
  });
});
