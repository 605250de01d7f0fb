import { collectionPath, entrySchemaPath } from '../../../document/document-kind';
import { fromPointer } from '../../../document/location';
import type { Schemas } from '../../../document/source';
import { locatedBlocks } from '../../../references/source-blocks';
import { withValue } from '../../edit/with-value';
import { type BlockOfDocument, blocksIn } from '../blocks-in';
import { newDocument, renameProperty } from '../json-edit';
import type { Migration } from '../migration';

/** The names of the collections that were built into version 0, with the type of block that showed each. */
const builtInCollections = [
  { type: 'offices', name: 'offices' },
  { type: 'logos', name: 'partners' },
  { type: 'university-explorer', name: 'universities' },
];

/**
 * Blocks now name the collection that they show, and each collection has its own schema, derived from what its block
 * needs.
 */
export const collections: Migration = (texts, { schemas }) => {
  const migrated = new Map(texts);
  const edit = (path: string, change: (text: string) => string) =>
    migrated.set(path, change(migrated.get(path) ?? ''));

  for (const { type, name } of builtInCollections) {
    for (const block of blocksIn(texts, type)) edit(block.path, (text) => withCollection(text, block, name));
    const path = collectionPath(name);
    if (!texts.has(path) || texts.has(entrySchemaPath(name))) continue;
    // Its schema was one of the engine's; editors find the new one by the name of the collection.
    edit(path, (text) => withValue(text, ['$schema'], undefined));
    migrated.set(entrySchemaPath(name), newDocument(entrySchema(schemas, type)));
  }
  edit('_site.json', withContact);
  for (const path of migrated.keys()) edit(path, withPartners);
  return migrated;
};

/**
 * Version 0 listed the entries in a property with the collection's name: `"offices": "all"`, or a list. Now that name
 * is the value of `collection`, and `entries` has the list.
 */
function withCollection(text: string, { index, block }: BlockOfDocument, name: string): string {
  const path = ['blocks', index];
  const entries = block[name];
  if (entries === 'all')
    return renameProperty(withValue(text, [...path, name], name), [...path, name], 'collection');
  if (!Array.isArray(entries)) return text;
  const withEntries = renameProperty(text, [...path, name], 'entries');
  return withValue(withEntries, [...path, 'collection'], name, { insertBefore: ['entries'] });
}

/** The office that `booking` shows as contact is now an entry of a collection, whose name is added. */
function withContact(text: string): string {
  const { office } = Object(Object(Object(JSON.parse(text)).booking).contact) as { office?: unknown };
  if (office === undefined) return text;
  const path = ['booking', 'contact'];
  const withEntry = renameProperty(text, [...path, 'office'], 'entry');
  return withValue(withEntry, [...path, 'collection'], 'offices', { insertBefore: ['entry'] });
}

/** Adds the collection `universities` to `partners` of `next-steps`, in blocks of pages and in those of kinds. */
const withPartners = (text: string) =>
  locatedBlocks(JSON.parse(text)).reduce((edited, { block: { type, partners }, pointer }) => {
    if (type !== 'next-steps' || partners === undefined || 'collection' in Object(partners)) return edited;
    // `withValue` takes the positions in lists as numbers.
    const path = fromPointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return withValue(edited, [...path, 'partners', 'collection'], 'universities', { insertBefore: ['to'] });
  }, text);

/** The properties that a block needs of an entry, as the collection's schema, in `_collections` of the pages folder. */
function entrySchema(schemas: Schemas, type: string): object {
  const text = JSON.stringify(schemas[`schema/blocks/${type}.schema.json`]?.$defs?.entry ?? {});
  return {
    $schema: '../../schema/entry-schema.schema.json',
    ...JSON.parse(text.replaceAll('"../parts/', '"../../schema/parts/')),
  };
}
