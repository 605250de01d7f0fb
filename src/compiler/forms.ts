import type { Form } from '../compiled';
import type { Outcome } from './diagnostics/diagnostic';
import type { ParsedDocument } from './parse';
import { type Referable, resolveReferences } from './references';
import type { Shown } from './shown';
import type { Schemas } from './source';

/** `consultation` for `_forms/consultation.json`. */
export const formName = (path: string) => /^_forms\/(.+)\.json$/.exec(path)?.[1];

/** The forms by their names, their own references resolved. */
export function resolveForms(
  schemas: Schemas,
  documents: readonly ParsedDocument[],
  site: Referable,
): Outcome<{ forms: ReadonlyMap<string, Form>; shown: readonly Shown[] }> {
  const resolved = documents.flatMap((document) => {
    const name = formName(document.source.path);
    if (name === undefined) return [];
    const schema = 'schema/form.schema.json';
    return [{ name, ...resolveReferences(schemas, { document, schema, draft: false }, site) }];
  });
  return {
    value: {
      forms: new Map(resolved.map(({ name, value }) => [name, value as Form])),
      shown: resolved.map(({ shown }) => shown),
    },
    diagnostics: resolved.flatMap(({ diagnostics }) => diagnostics),
  };
}
