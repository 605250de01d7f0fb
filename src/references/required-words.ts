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
export function findRequiredWords(schemas: Schemas, validValue: unknown): readonly string[] {
  const requirementsOf = requirementsIn(schemas);
  const entries = blocksIn(validValue).flatMap((block) => {
    const requirements = requirementsOf(block.type);
    return requirements ? entriesFor(block, requirements) : [];
  });
  return [...new Set(entries)];
}

/** The words of a requirement, and of those that depend on it, if the block meets their conditions. */
function entriesFor(block: AnyBlock, { entry, when, also }: WordRequirement): readonly string[] {
  const isMet = !when || when.some(([property, values]) => hasValue(block, property, values));
  return isMet ? [entry, ...also.flatMap((one) => entriesFor(block, one))] : [];
}

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

interface AnyBlock {
  type: string;
}

const isBlock = (value: unknown): value is AnyBlock =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * The blocks of a page. For other documents, such as that of the kinds of pages, every object that has a type, since it
 * may be a block.
 */
function blocksIn(value: unknown): readonly AnyBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('blocks' in value && Array.isArray(value.blocks)) return value.blocks.filter(isBlock);
  const inside = Object.values(value).flatMap(blocksIn);
  return isBlock(value) ? [value, ...inside] : inside;
}

/** Whether a property has one of these values anywhere in a block; `true` among them stands for any value. */
const hasValue = (within: unknown, property: string, values: readonly unknown[]): boolean =>
  typeof within === 'object' &&
  within !== null &&
  Object.entries(within).some(
    ([name, inner]) =>
      (name === property && (values.includes(true) || values.includes(inner))) ||
      hasValue(inner, property, values),
  );

/** Words that a block needs, on conditions that its properties meet. */
interface WordRequirement {
  /** The words, in the compact form of `findRequiredWords`. */
  entry: string;
  /** Conditions, of which one must be met; if omitted, the words are always needed. */
  when?: readonly (readonly [property: string, values: readonly unknown[]])[];
  /** Further words of the block, each with its own condition. */
  also: readonly WordRequirement[];
}

/** The word conditions of each block type; undefined for types without words. */
const requirementsIn = memoize((schemas: Schemas) => memoizeText((type) => requirementsOf(schemas, type)));

function requirementsOf(schemas: Schemas, type: string): WordRequirement | undefined {
  // `says` has the groups that the block shares with others: `true`, or the condition on which it shows them.
  const { says = {}, properties } = schemas[blockWordsFile(type)] ?? {};
  if (!properties) return undefined;
  const wordsOf = (words: Schema['properties'], prefix: string): readonly WordRequirement[] =>
    Object.entries(words ?? {}).flatMap(([word, { when }]) =>
      when ? { entry: `${prefix}/${word}`, when: conditionsOf(when), also: [] } : [],
    );
  const groups = Object.entries(says).map(([group, condition]): WordRequirement => {
    const entry = `${type}>${group}`;
    const also = wordsOf(schemaOfGroup(schemas, [group])?.properties, entry);
    return condition === true ? { entry, also } : { entry, when: conditionsOf(condition), also };
  });
  return { entry: type, also: [...wordsOf(properties, type), ...groups] };
}

/** Conditions as pairs of a property and the values that it may have. */
const conditionsOf = (condition: WordCondition) =>
  Object.entries(condition).map(([property, values]) => [property, [values].flat()] as const);
