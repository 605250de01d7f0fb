import { describe, expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { misspeltValues } from './misspelt-values';

const text = { $ref: '../../schema/parts/text.schema.json' };
const pointersOf = (...countries: readonly (string | undefined)[]) => {
  const entries = countries.map((country, index) => ({ id: `school-${index}`, country, city: 'Lima' }));
  const documents = {
    '_collections/schools.json': { entries },
    '_collections/schools.schema.json': {
      title: 'School',
      description: 'A school.',
      properties: { country: { ...text, repeats: true }, city: text },
    },
  };
  return site(documents, {}, misspeltValues).diagnostics.map(({ location }) => location.pointer);
};

describe('a value that visitors choose by', () => {
  it('must be spelt like those of other entries', () => {
    expect(pointersOf('Argentina', 'Argntina', 'Argentina')).toEqual(['/entries/1/country']);
  });

  it('is compared where an entry leaves it out, but not where one is invalid', () => {
    expect(pointersOf('Argentina', undefined, 'Argntina', 'Argentina')).toEqual(['/entries/2/country']);
    const spaceAtEnd = '/entries/1/country';
    expect(pointersOf('Argentina', 'Argntina ', 'Argntina', 'Argentina')).toEqual([spaceAtEnd]);
  });

  it('may occur once if it is similar to no other', () => {
    expect(pointersOf('Slovakia', 'Slovenia', 'Kenya')).toEqual([]);
    expect(pointersOf('Argentina', 'Argentina', 'Kenya')).toEqual([]);
  });
});
