import { describe, expect, it } from 'vitest';
import { blockName } from './block-name';

const schemas = {
  'schema/blocks/quote.schema.json': { title: 'Quote' },
  'schema/parts/office.schema.json': {
    properties: { hours: { title: 'OpeningHours' } },
    examples: [{ title: 'Timetable' }],
    description: 'Notice',
  },
};

describe('the name of a block’s type and component', () => {
  it.each([
    ['notice', 'Notice'],
    ['course-card', 'CourseCard'],
    ['a-b-2c', 'AB2c'],
    ['quote', 'QuoteBlock'], // the title of a schema
    ['opening-hours', 'OpeningHoursBlock'], // of one within another
    ['error', 'ErrorBlock'], // what JavaScript has
    ['map', 'MapBlock'],
  ])('of %s is %s', (type, name) => {
    expect(blockName(type, schemas)).toBe(name);
  });
});
