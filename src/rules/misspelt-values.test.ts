import { describe, expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { misspeltValues } from './misspelt-values';

const text = { $ref: '../../schema/parts/text.schema.json' };
const pointersOf = (...countries: readonly string[]) => {
  const entries = countries.map((country, index) => ({ id: `school-${index}`, country, city: country }));
  const documents = {
    '_collections/schools.json': { entries },
    '_collections/schools.schema.json': {
      title: 'School',
      description: 'A school.',
      required: ['country'],
      properties: { country: { ...text, repeats: true }, city: text },
    },
  };
  return site(documents, {}, misspeltValues).diagnostics.map(({ location }) => location.pointer);
};

describe('a value that visitors choose by', () => {
  it('must be spelt like those of other entries', () => {
    expect(pointersOf('Argentina', 'Argntina', 'Argentina')).toEqual(['/entries/1/country']);
  });

  it('may occur once if it is similar to no other', () => {
    expect(pointersOf('Slovakia', 'Slovenia', 'Kenya')).toEqual([]);
    expect(pointersOf('Argentina', 'Argentina', 'Kenya')).toEqual([]);
  });
});
