import type { Diagnostic, Outcome } from './diagnostics/diagnostic';
import { duplicateId } from './diagnostics/duplicate-id';
import type { ParsedDocument } from './parse';
import { placeOfValue } from './place';
import { type Collections, type Referable, resolveReferences } from './references';
import type { Shown } from './shown';
import type { Schemas } from './source';
import { collectionNames } from './validate';

/** The collections with their own references resolved, and the flags that they name. */
export function resolveCollections(
  schemas: Schemas,
  documents: readonly ParsedDocument[],
  site: Referable,
): Outcome<{ collections: Collections; flags: readonly string[]; shown: readonly Shown[] }> {
  const resolved = collectionNames.flatMap((name) => {
    const document = documents.find(({ source }) => source.path === `_collections/${name}.json`);
    if (!document) return [];
    const schema = `schema/${name}.schema.json`;
    return [{ name, document, ...resolveReferences(schemas, { document, schema, draft: false }, site) }];
  });
  return {
    value: {
      // The schema says of what type the entries of each collection are.
      collections: Object.fromEntries(resolved.map(({ name, value }) => [name, entriesOf(value)])),
      flags: resolved.flatMap(({ flags }) => flags),
      shown: resolved.map(({ shown }) => shown),
    },
    diagnostics: resolved.flatMap(({ document, value, diagnostics }) => [
      ...diagnostics,
      ...doubledEntries(document, entriesOf(value)),
    ]),
  };
}

const entriesOf = (value: unknown) => (value as { entries: readonly { id: string }[] }).entries;

function doubledEntries(document: ParsedDocument, entries: readonly { id: string }[]): readonly Diagnostic[] {
  return entries.flatMap(({ id }, index) => {
    const earlier = entries.findIndex((entry) => entry.id === id);
    if (earlier === index) return [];
    const { line } = placeOfValue(document, `/entries/${earlier}/id`);
    return [duplicateId(placeOfValue(document, `/entries/${index}/id`), id, line)];
  });
}
