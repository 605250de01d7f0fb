import { describe, expect, it } from 'vitest';
import type { Schema } from '../document/source';
import { missingFields } from './missing-fields';

const text: Schema = { type: 'string' };
const parts: Readonly<Record<string, Schema>> = {
  text,
  image: { type: 'string' },
  flag: { type: 'string' },
  size: { enum: ['small', 'large'] },
};
const part = (name: string): Schema => ({ $ref: `../parts/${name}.schema.json` });

/** What entries with the schema `own` lack for a block that needs the properties of `needed`. */
function lacking(needed: Schema, own: Schema) {
  const schemas = {
    ...Object.fromEntries(
      Object.entries(parts).map(([name, schema]) => [`schema/parts/${name}.schema.json`, schema]),
    ),
    'schema/blocks/strip.schema.json': { properties: { collection: { entry: needed } } },
    'schema/_collections/things.schema.json': own,
  };
  return missingFields(schemas, needed, 'schema/_collections/things.schema.json');
}
const object = (properties: Schema['properties'], ...required: string[]): Schema => ({
  properties,
  required,
});
/** The problems of one required field: a block needs it with one schema, and entries have it with another. */
const lackingOf = (needed: Schema, own: Schema) =>
  lacking(object({ x: needed }, 'x'), object({ x: own }, 'x')).map(({ problem }) => problem);

describe('the fields that a block needs and entries lack', () => {
  const needed = object({ name: part('text'), logo: part('image'), flag: part('flag') }, 'name', 'logo');

  it('are required fields that are missing or optional, each with its part', () => {
    expect(lacking(needed, object({}))).toEqual([
      { name: 'name', problem: 'missing', part: 'text' },
      { name: 'logo', problem: 'missing', part: 'image' },
    ]);
    expect(lacking(needed, object({ name: part('text'), logo: part('image') }, 'name'))).toEqual([
      { name: 'logo', problem: 'optional', part: 'image' },
    ]);
    expect(lacking(needed, object({ name: part('text'), logo: part('image') }, 'name', 'logo'))).toEqual([]);
  });

  it('are not optional fields that are missing, but those of another type', () => {
    const both = { name: part('text'), logo: part('image') };
    expect(lacking(needed, object({ ...both, flag: part('flag') }, 'name', 'logo'))).toEqual([]);
    expect(lacking(needed, object({ ...both, flag: part('image') }, 'name', 'logo'))).toEqual([
      { name: 'flag', problem: 'other type', part: 'flag' },
    ]);
  });

  it.each<[string, Schema, Schema, readonly string[]]>([
    ['the same part', part('image'), part('image'), []],
    ['another part of the same type', part('image'), part('flag'), ['other type']],
    ['a text for a part', part('image'), text, ['other type']],
    ['a part for a text', text, part('image'), ['other type']],
    ['a text with a rule of its own', part('text'), { type: 'string', pattern: '^A' }, []],
    ['one of some words for a text', text, { enum: ['a', 'b'] }, []],
    ['always the same word for a text', text, { const: 'a' }, []],
    ['always the same number for a text', text, { const: 1 }, ['other type']],
    ['a number for a text', text, { type: 'number' }, ['other type']],
    ['a whole number for a number', { type: 'number' }, { type: 'integer' }, []],
  ])('depend on the type of the field: %s', (_what, needed, own, problem) => {
    expect(lackingOf(needed, own)).toEqual(problem);
  });

  it('may be within lists and objects', () => {
    const list = (items: Schema): Schema => ({ type: 'array', items });
    expect(lackingOf(list(text), list(text))).toEqual([]);
    expect(lackingOf(list(text), list({ type: 'number' }))).toEqual(['other type']);
    expect(lackingOf(list(part('image')), list(part('flag')))).toEqual(['other type']);
    expect(lackingOf(list(text), text)).toEqual(['other type']);

    const place = object({ city: text, street: text }, 'city');
    expect(lackingOf(place, object({ city: text }, 'city'))).toEqual([]);
    expect(lackingOf(place, object({ city: text, more: text }, 'city'))).toEqual([]);
    expect(lackingOf(place, object({ city: text }))).toEqual(['other type']); // `city` may be left out
    expect(lackingOf(place, object({ street: text }))).toEqual(['other type']);
    expect(lackingOf(place, object({ city: text, street: { type: 'number' } }, 'city'))).toEqual([
      'other type',
    ]);
    expect(lackingOf(place, text)).toEqual(['other type']);
  });
});
