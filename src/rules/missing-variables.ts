import { missingVariable } from '../diagnostics/missing-variable/missing-variable';
import { locationOfValue } from '../document/location';
import { schemaOfGroup, type WordGroup } from '../references/required-words';
import type { Rule } from './rule';

/** Words with missing or unknown placeholders such as {number}, compared with the examples of the schema. */
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
    const wordsOfGroup = group.reduce<unknown>((within, name) => Object(within)[name], words.validValue);
    const { properties = {} } = schemaOfGroup(schemas, group) ?? {};
    return Object.entries(Object(wordsOfGroup)).flatMap(([word, text]) => {
      const example = textOf(properties[word]?.examples?.[0]);
      const pointer = ['', ...group, word].join('/');
      const lostVariables = variablesIn(example).filter((variable) => !textOf(text).includes(variable));
      return lostVariables.length > 0
        ? [missingVariable(locationOfValue(words.document, pointer), lostVariables.join(' and '), example)]
        : unknownIn(text, example).map(({ form, variable }) =>
            missingVariable(locationOfValue(words.document, pointer + form), variable, example, true),
          );
    });
  });
};

const variablesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** Unknown placeholders in any plural form of a word. */
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

/** The text of a word, or its general plural form; “one more” need not contain the number. */
const textOf = (word: unknown): string => String(Object(word).other ?? word ?? '');
