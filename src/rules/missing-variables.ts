import { missingVariable } from '../diagnostics/missing-variable/missing-variable';
import { locationOfValue } from '../document/location';
import { schemaOfGroup, type WordGroup } from '../references/required-words';
import type { Rule } from './rule';

/** Words of the interface whose placeholders, such as {number}, are not those of the example in the schema. */
export const missingVariables: Rule = ({ documents, sources: { schemas } }) => {
  const words = documents.find(({ kind }) => kind === 'words');
  if (!words) return [];
  const schemaByGroup = schemas['schema/words.schema.json']?.properties ?? {};
  const { blocks, ...rest } = schemaByGroup;
  const groups: readonly WordGroup[] = [
    ...Object.keys(rest).map((name) => [name]),
    ...Object.keys(blocks?.properties ?? {}).map((type) => ['blocks', type]),
  ];
  return groups.flatMap((group) => {
    const wordsOfGroup = group.reduce<unknown>((within, name) => Object(within)[name], words.validValue);
    const { properties = {} } = schemaOfGroup(schemas, group) ?? {};
    return Object.entries(Object(wordsOfGroup)).flatMap(([word, text]) => {
      const example = textOf(properties[word]?.examples?.[0]);
      const pointer = ['', ...group, word].join('/');
      const absentVariables = variablesIn(example).filter((variable) => !textOf(text).includes(variable));
      return absentVariables.length > 0
        ? [missingVariable(locationOfValue(words.parsed, pointer), absentVariables.join(' and '), example)]
        : // The last argument says that the placeholder is unknown, not absent.
          unknownIn(text, example).map(({ form, variable }) =>
            missingVariable(locationOfValue(words.parsed, pointer + form), variable, example, true),
          );
    });
  });
};

/** The placeholders in a text. */
const variablesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** Placeholders that the example does not have, in any plural form of a word. `form` is a pointer within the word. */
function unknownIn(word: unknown, example: string) {
  const knownVariables = variablesIn(example);
  const forms =
    typeof word === 'string'
      ? ([['', word]] as const)
      : Object.entries(Object(word)).map(([form, text]) => [`/${form}`, String(text)] as const);
  return forms.flatMap(([form, text]) =>
    variablesIn(text)
      .filter((variable) => !knownVariables.includes(variable))
      .map((variable) => ({ form, variable })),
  );
}

/** The text of a word, or its plural form `other`: forms such as “one more” need not contain the number. */
const textOf = (word: unknown): string => String(Object(word).other ?? word ?? '');
