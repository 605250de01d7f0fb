import { describe, expect, it } from 'vitest';
import { neededForms } from '../../src/format/plural';
import { schemaOfGroup, type WordGroup } from '../../src/references/required-words';
import { schemaErrors } from '../../src/schema/schema-errors';
import { readPacks } from '../../src/sources/read-packs';
import { schemas } from '../compiler/site';

const packs = await readPacks();
const { $schema: _schema, blocks, ...groups } = schemas['schema/words.schema.json']?.properties ?? {};
const allGroups: readonly WordGroup[] = [
  ...Object.keys(groups).map((name) => [name]),
  ...Object.keys(blocks?.properties ?? {}).map((type) => ['blocks', type]),
];
/** The path of every word that there is. */
const words = allGroups.flatMap((group) =>
  Object.keys(schemaOfGroup(schemas, group)?.properties ?? {}).map((word) => [...group, word]),
);
const wordIn = (pack: unknown, path: readonly string[]) =>
  path.reduce<unknown>((within, name) => Object(within)[name], pack);

const variablesIn = (text: unknown) =>
  [...String(text).matchAll(/\{\w+\}/g)].map(([variable]) => variable).sort();

it('there are packs for English, German and Portuguese', () => {
  expect(Object.keys(packs)).toEqual(expect.arrayContaining(['de', 'en', 'pt']));
  expect(words.length).toBeGreaterThan(100);
});

describe.each(Object.entries(packs))('the pack of words “%s”', (language, pack) => {
  it('is valid', () => {
    expect(schemaErrors(schemas, 'schema/words.schema.json', pack)).toEqual([]);
  });

  it('has every word', () => {
    expect(words.filter((path) => wordIn(pack, path) === undefined)).toEqual([]);
  });

  it('has every form that the language needs of a word with a number', () => {
    const forms = [...neededForms({ language: language }).keys()];
    const plurals = words.map((path) => wordIn(pack, path)).filter((word) => typeof word === 'object');
    expect(plurals.length).toBeGreaterThan(3);
    expect(plurals.filter((word) => forms.some((form) => !(form in Object(word))))).toEqual([]);
  });

  it('has the same variables as the examples of the schema', () => {
    const differing = words.filter((path) => {
      const example = schemaOfGroup(schemas, path.slice(0, -1))?.properties?.[path.at(-1) ?? '']
        ?.examples?.[0];
      // Of a word with plural forms, the form `other`, which every language has.
      const [inPack, inSchema] = [wordIn(pack, path), example].map((word) =>
        variablesIn(Object(word).other ?? word),
      );
      return JSON.stringify(inPack) !== JSON.stringify(inSchema);
    });
    expect(differing).toEqual([]);
  });
});
