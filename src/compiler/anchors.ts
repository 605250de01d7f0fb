import type { Diagnostic, Outcome } from './diagnostics/diagnostic';
import { duplicateId } from './diagnostics/duplicate-id';
import type { ParsedDocument } from './parse';
import { placeOfValue } from './place';
import type { Schemas } from './source';
import { replaceParts } from './walk';

/** The places of a page that links can lead to, each named once. */
export function anchorsOf(schemas: Schemas, document: ParsedDocument): Outcome<ReadonlySet<string>> {
  const places = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  replaceParts(schemas, 'schema/page.schema.json', document.value, {
    anchor: (written, pointer) => {
      const name = String(written);
      const earlier = places.get(name);
      if (earlier === undefined) places.set(name, pointer);
      else
        diagnostics.push(
          duplicateId(placeOfValue(document, pointer), name, placeOfValue(document, earlier).line),
        );
      return undefined;
    },
  });
  return { value: new Set(places.keys()), diagnostics };
}
