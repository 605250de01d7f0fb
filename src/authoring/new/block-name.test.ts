import { describe, expect, it } from 'vitest';
import { blockName } from './block-name';

const schemas = {
  'schema/blocks/quote.schema.json': { title: 'Quote' },
  'schema/parts/office.schema.json': {
    properties: { hours: { title: 'OpeningHours' } },
    description: 'Notice',
  },
};

describe('the name of a block’s component and of its generated type', () => {
  it.each([
    ['notice', 'Notice'],
    ['course-card', 'CourseCard'],
    ['a-b-2c', 'AB2c'],
    ['quote', 'QuoteBlock'], // “Quote” is the title of a schema
    ['opening-hours', 'OpeningHoursBlock'], // the title of a schema within another
    ['error', 'ErrorBlock'], // “Error” is a global of JavaScript, and so is “Map”
    ['map', 'MapBlock'],
  ])('of %s is %s', (type, name) => {
    expect(blockName(type, schemas)).toBe(name);
  });
});
