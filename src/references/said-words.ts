import { blockWordsFile } from '../document/document-kind';
import type { Schema, Schemas, WordCondition } from '../document/source';

/** The schema of the document of words, which has those of the groups that belong to no block. */
const wordsFile = 'schema/words.schema.json';

/** A group of words: its name, or `blocks` and the type of a block. */
export type WordGroup = readonly string[];

/** A word that the site needs, and what says it: the type of a block, or the group itself. */
export interface NeededWord {
  group: WordGroup;
  word: string;
  sayer: string;
  schema: Schema;
}

/** The schema of a group. */
export function schemaOfGroup(schemas: Schemas, [name = '', type]: WordGroup): Schema | undefined {
  return type === undefined ? schemas[wordsFile]?.properties?.[name] : schemas[blockWordsFile(type)];
}

/**
 * The words that a document’s blocks need, as short as it goes, because it is kept of every document: `faq` for the words
 * that every such block says, `facts/toStay` for one that only some say, `facts>figures` for those of a group that it
 * shares with other blocks.
 */
export function saidIn(schemas: Schemas, readable: unknown): readonly string[] {
  const said = new Set<string>();
  for (const block of blocksIn(readable)) {
    const { says = {}, properties } = schemas[blockWordsFile(block.type)] ?? {};
    if (!properties) continue;
    said.add(block.type);
    const written = propertiesIn(block);
    const conditional = (schema: Schema | undefined, before: string) => {
      for (const [word, { when }] of Object.entries(schema?.properties ?? {}))
        if (when && holds(when, written)) said.add(`${before}/${word}`);
    };
    conditional({ properties }, block.type);
    for (const [group, condition] of Object.entries(says)) {
      if (condition !== true && !holds(condition, written)) continue;
      said.add(`${block.type}>${group}`);
      conditional(schemaOfGroup(schemas, [group]), `${block.type}>${group}`);
    }
  }
  return [...said];
}

/** The words that `saidIn` found in all documents, and those of the groups that every such site needs, each once. */
export function neededWords(
  schemas: Schemas,
  said: Iterable<string>,
  always: readonly string[],
): readonly NeededWord[] {
  const needed = new Map<string, NeededWord>();
  const need = (group: WordGroup, sayer: string, only?: string) => {
    for (const [word, schema] of Object.entries(schemaOfGroup(schemas, group)?.properties ?? {})) {
      const key = [...group, word].join('/');
      if (only === undefined ? !schema.when : word === only)
        needed.set(key, needed.get(key) ?? { group, word, sayer, schema });
    }
  };
  for (const group of always) need([group], group);
  for (const entry of said) {
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

/** The blocks of a page; of other documents, such as those that end pages of a kind, whatever has a type. */
function blocksIn(value: unknown): readonly AnyBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('blocks' in value && Array.isArray(value.blocks)) return value.blocks.filter(isBlock);
  const inside = Object.values(value).flatMap(blocksIn);
  return isBlock(value) ? [value, ...inside] : inside;
}

/** Every property in a block with its values; `true` stands for any. */
function propertiesIn(value: unknown, found = new Map<string, Set<unknown>>()) {
  if (Array.isArray(value)) for (const entry of value) propertiesIn(entry, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const values = found.get(name) ?? new Set<unknown>([true]);
      found.set(name, values.add(inner));
      propertiesIn(inner, found);
    }
  }
  return found;
}

const holds = (condition: WordCondition, written: ReadonlyMap<string, ReadonlySet<unknown>>) =>
  Object.entries(condition).some(([name, values]) =>
    [values].flat().some((value) => written.get(name)?.has(value)),
  );
