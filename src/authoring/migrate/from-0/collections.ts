import { collectionPath, entrySchemaPath } from '../../../document/document-kind';
import type { Schemas } from '../../../document/source';
import { withValue } from '../../edit/with-value';
import { type BlockIn, blocksIn } from '../blocks-in';
import { newDocument, withName } from '../json-edit';
import type { Migration } from '../migration';

/** The collections built into version 0, with the blocks that showed them. */
const shown = [
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

  for (const { type, name } of shown) {
    for (const block of blocksIn(texts, type)) edit(block.path, (text) => withCollection(text, block, name));
    const path = collectionPath(name);
    if (!texts.has(path) || texts.has(entrySchemaPath(name))) continue;
    edit(path, (text) => withValue(text, ['$schema'], undefined));
    migrated.set(entrySchemaPath(name), newDocument(entrySchema(schemas, type)));
  }
  edit('_site.json', withContact);
  for (const path of migrated.keys()) edit(path, withPartners);
  return migrated;
};

function withCollection(text: string, { index, block }: BlockIn, name: string): string {
  const place = ['blocks', index];
  const named = block[name];
  if (named === 'all')
    return withName(withValue(text, [...place, name], name), [...place, name], 'collection');
  if (!Array.isArray(named)) return text;
  const listed = withName(text, [...place, name], 'entries');
  return withValue(listed, [...place, 'collection'], name, { before: ['entries'] });
}

/** The office shown as contact is now an entry of a collection. */
function withContact(text: string): string {
  const { office } = Object(Object(Object(JSON.parse(text)).booking).contact) as { office?: unknown };
  if (office === undefined) return text;
  const place = ['booking', 'contact'];
  const named = withName(text, [...place, 'office'], 'entry');
  return withValue(named, [...place, 'collection'], 'offices', { before: ['entry'] });
}

/** Adds the collection to partner lists, in pages and in the ending blocks of kinds. */
function withPartners(text: string): string {
  const value = JSON.parse(text);
  const endings = Array.isArray(value.kinds) ? value.kinds : [];
  const lists: readonly [path: (string | number)[], blocks: unknown][] = [
    [['blocks'], value.blocks],
    ...endings.map((kind: unknown, at: number): [(string | number)[], unknown] => [
      ['kinds', at, 'ending'],
      Object(kind).ending,
    ]),
  ];
  return lists.reduce(
    (whole, [path, blocks]) =>
      (Array.isArray(blocks) ? blocks : []).reduce((written: string, block: unknown, at: number) => {
        const { type, partners } = Object(block) as { type?: unknown; partners?: unknown };
        if (type !== 'next-steps' || partners === undefined || 'collection' in Object(partners))
          return written;
        return withValue(written, [...path, at, 'partners', 'collection'], 'universities', {
          before: ['to'],
        });
      }, whole),
    text,
  );
}

/** The properties that a block needs of an entry, as the collection's schema. */
function entrySchema(schemas: Schemas, type: string): object {
  const text = JSON.stringify(schemas[`schema/blocks/${type}.schema.json`]?.$defs?.entry ?? {});
  return {
    $schema: '../../schema/entry-schema.schema.json',
    ...JSON.parse(text.replaceAll('"../parts/', '"../../schema/parts/')),
  };
}
