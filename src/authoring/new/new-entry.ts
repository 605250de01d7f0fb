import { contentAt } from '../../compiler/unvalidated-content';
import { collectionPath, entrySchemaFile } from '../../document/document-kind';
import type { SourceFile, Sources } from '../../document/source';
import { resolveSchema } from '../../schema/located-schema';
import { withValue } from '../edit/with-value';
import { type Choose, fillIn } from './fill-in';
import { toDo } from './to-do';

/** A collection before and after an entry was added. */
export interface CollectionWithEntry {
  before: SourceFile;
  after: SourceFile;
  /** JSON Pointers of the entry's values that are only examples. */
  examplePointers: readonly string[];
  /** The descriptions of the optional properties that the entry has, by JSON Pointer. */
  optional: ReadonlyMap<string, string>;
  /** The optional properties that the entry does not have, each as its name and its description. */
  omitted: readonly string[];
}

/** An entry of a collection, read without validation. */
export type Entry = Readonly<Record<string, unknown>>;

/** The entries of a collection, read without validation. */
export function unvalidatedEntries(
  { documents }: Pick<Sources, 'documents'>,
  collection: string,
): readonly Entry[] {
  const { entries } = Object(contentAt(documents, collectionPath(collection))) as { entries?: unknown };
  return Array.isArray(entries) ? entries.map((entry) => Object(entry)) : [];
}

/**
 * A collection with a new draft entry, which has the properties that the schema requires and those that most other
 * entries have. Undefined if the collection does not exist or already has the entry.
 */
export function newEntry(
  { documents, schemas }: Sources,
  collection: string,
  id: string,
  choose: Choose,
): CollectionWithEntry | undefined {
  const before = documents.find(({ path }) => path === collectionPath(collection));
  const file = entrySchemaFile(collection);
  const entries = unvalidatedEntries({ documents }, collection);
  if (!before || !schemas[file] || entries.some((entry) => entry.id === id)) return undefined;
  const commonNames = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter(
    (name) => entries.filter((entry) => name in entry).length > entries.length / 2,
  );
  const entryStart = { ...Object.fromEntries(commonNames.map((name) => [name, toDo])), id, draft: true };
  const { value, examplePointers } = fillIn(schemas, file, entryStart, choose);
  const path = ['entries', entries.length];
  const { properties = {}, required = [] } = schemas[file] ?? {};
  const descriptionOf = (name: string) =>
    properties[name]?.description ??
    resolveSchema(schemas, { schema: properties[name] ?? {}, file }).schema.description;
  const optionalNames = Object.keys(properties).filter((name) => name !== 'id' && !required.includes(name));
  const isInEntry = (name: string) => name in Object(value);
  return {
    before,
    after: { ...before, text: withValue(before.text, path, value) },
    examplePointers: examplePointers.map((pointer) => `/${path.join('/')}${pointer}`),
    optional: new Map(
      optionalNames
        .filter(isInEntry)
        .map((name) => [`/${[...path, name].join('/')}`, descriptionOf(name) ?? '']),
    ),
    omitted: optionalNames
      .filter((name) => !isInEntry(name))
      .map((name) => `${name}: ${descriptionOf(name) ?? ''}`),
  };
}

/** The blocks, of which those that show entries of the collection now show only the one with this id. */
export const withEntryShown = (
  blocks: readonly object[],
  collection: string,
  id: string,
): readonly object[] =>
  blocks.map((block) => ((block as Entry).collection === collection ? { ...block, entries: [id] } : block));
