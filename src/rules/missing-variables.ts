import { missingVariable } from '../diagnostics/missing-variable/missing-variable';
import { locationOfValue } from '../document/location';
import { schemaOfGroup, type WordGroup } from '../references/said-words';
import type { Rule } from './rule';

/** Words of the interface that lost a part that is filled in, as {number}: the schema's examples have it. */
export const missingVariables: Rule = ({ documents, sources: { schemas } }) => {
  const words = documents.find(({ kind }) => kind === 'words');
  if (!words) return [];
  const groups = schemas['schema/words.schema.json']?.properties ?? {};
  const { blocks, ...rest } = groups;
  const names: readonly WordGroup[] = [
    ...Object.keys(rest).map((name) => [name]),
    ...Object.keys(blocks?.properties ?? {}).map((type) => ['blocks', type]),
  ];
  return names.flatMap((group) => {
    const written = group.reduce<unknown>((within, name) => Object(within)[name], words.readable);
    const { properties = {} } = schemaOfGroup(schemas, group) ?? {};
    return Object.entries(Object(written)).flatMap(([word, text]) => {
      const example = textOf(properties[word]?.examples?.[0]);
      const pointer = ['', ...group, word].join('/');
      return [...example.matchAll(/\{\w+\}/g)]
        .filter(([variable]) => !textOf(text).includes(variable))
        .map(([variable]) => missingVariable(locationOfValue(words.document, pointer), variable, example));
    });
  });
};

/** A word; of one with a number, the form for most numbers: “one more” need not say that it is 1. */
const textOf = (word: unknown): string => String(Object(word).other ?? word ?? '');
