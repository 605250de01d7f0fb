import { blockWordsFile } from '../document/document-kind';
import { memoize, memoizeText } from '../document/memoize';
import type { Schema, Schemas, WordCondition } from '../document/source';

/** The schema for documents of words, except those of blocks. */
const wordsFile = 'schema/words.schema.json';

/** A group of words, as its path in `_words.json`: its name, or `blocks` and a block type. */
export type WordGroup = readonly string[];

/** A word that the site needs, and what shows it: a block type, or the group itself. */
export interface RequiredWord {
  group: WordGroup;
  word: string;
  neededBy: string;
  schema: Schema;
}

/** The schema of a group of words; undefined if there is no such group. */
export function schemaOfGroup(schemas: Schemas, [name = '', type]: WordGroup): Schema | undefined {
  return type === undefined ? schemas[wordsFile]?.properties?.[name] : schemas[blockWordsFile(type)];
}

/**
 * The words that a document's blocks need, in a compact form, because it is cached for every document: `faq` for the
 * words that every block of the type shows, `facts/toStay` for a word shown only under a condition, `facts>figures`
 * for those of a group shared with other blocks.
 */
export const findRequiredWords = (schemas: Schemas, validValue: unknown): readonly string[] => [
  ...new Set(
    blocksIn(validValue).flatMap((block) =>
      requirementsIn(schemas)(block.type)
        .filter(({ conditions }) => conditions.every((alternatives) => hasOneOf(block, alternatives)))
        .map(({ entry }) => entry),
    ),
  ),
];

/**
 * The words that `findRequiredWords` has returned for all documents, and those of `commonGroups`, which the site needs
 * anyway; without duplicates.
 */
export function expandRequiredWords(
  schemas: Schemas,
  required: Iterable<string>,
  commonGroups: readonly string[],
): readonly RequiredWord[] {
  const needed = new Map<string, RequiredWord>();
  // Adds the word `only`, or without it all words of the group that need no condition (`when`).
  const need = (group: WordGroup, owner: string, only?: string) => {
    for (const [word, schema] of Object.entries(schemaOfGroup(schemas, group)?.properties ?? {})) {
      const key = [...group, word].join('/');
      if (only === undefined ? !schema.when : word === only)
        needed.set(key, needed.get(key) ?? { group, word, neededBy: owner, schema });
    }
  };
  for (const group of commonGroups) need([group], group);
  for (const entry of required) {
    const [where = '', word] = entry.split('/');
    const [type = '', group] = where.split('>');
    need(group === undefined ? ['blocks', type] : [group], type, word);
  }
  return [...needed.values()];
}

interface TypedBlock {
  type: string;
}

const isBlock = (value: unknown): value is TypedBlock =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * The blocks of a page. For other documents, such as that of the kinds of pages, every object that has a type, since it
 * may be a block.
 */
function blocksIn(value: unknown): readonly TypedBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('blocks' in value && Array.isArray(value.blocks)) return value.blocks.filter(isBlock);
  const inside = Object.values(value).flatMap(blocksIn);
  return isBlock(value) ? [value, ...inside] : inside;
}

/** Whether a property has one of these values anywhere in a block; `true` among them stands for any value. */
function hasValue(within: unknown, property: string, values: readonly unknown[]): boolean {
  if (typeof within !== 'object' || within === null) return false;
  // Not `Object.entries`: on a large site, its lists were a fifth of all that a check allocated.
  for (const name in within) {
    const inner = (within as Record<string, unknown>)[name];
    if (name === property && (values.includes(true) || values.includes(inner))) return true;
    if (hasValue(inner, property, values)) return true;
  }
  return false;
}

/** Properties of which a block needs one, each with the values that it may have. */
type Alternatives = readonly (readonly [property: string, values: readonly unknown[]])[];

const alternativesIn = (condition: WordCondition): Alternatives =>
  Object.entries(condition).map(([property, values]) => [property, [values].flat()]);

const hasOneOf = (block: TypedBlock, alternatives: Alternatives): boolean =>
  alternatives.some(([property, values]) => hasValue(block, property, values));

/** Words that a block needs if it meets all these conditions. */
interface WordRequirement {
  /** The words, in the compact form of `findRequiredWords`. */
  entry: string;
  conditions: readonly Alternatives[];
}

/** `requirementsOf`, memoized by the type of the block. */
const requirementsIn = memoize((schemas: Schemas) => memoizeText((type) => requirementsOf(schemas, type)));

/** The words that blocks of a type need: their own, and those of the groups that they share with other blocks. */
function requirementsOf(schemas: Schemas, type: string): readonly WordRequirement[] {
  // `says` has these groups: `true`, or the condition on which the block shows them.
  const { says = {}, properties } = schemas[blockWordsFile(type)] ?? {};
  if (!properties) return [];
  const ofGroup = (entry: string, words: Schema['properties'], conditions: readonly Alternatives[]) => [
    { entry, conditions },
    ...Object.entries(words ?? {}).flatMap(([word, { when }]) =>
      when ? { entry: `${entry}/${word}`, conditions: [...conditions, alternativesIn(when)] } : [],
    ),
  ];
  return [
    ...ofGroup(type, properties, []),
    ...Object.entries(says).flatMap(([group, condition]) =>
      ofGroup(
        `${type}>${group}`,
        schemaOfGroup(schemas, [group])?.properties,
        condition === true ? [] : [alternativesIn(condition)],
      ),
    ),
  ];
}
