import type { Diagnostic } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/nearest';
import { newerContract } from '../diagnostics/newer-contract/newer-contract';
import { oldContract } from '../diagnostics/old-contract/old-contract';
import { pagesOption } from '../diagnostics/pages-option';
import { locationAt, locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import type { Schema, Schemas, Sources } from '../document/source';
import { parse } from './parse';
import { contentAt } from './unvalidated-content';

/** The schema version that this engine supports. Older documents have to be migrated. */
export const currentSchemaVersion = 1;

/** The document that declares the schema version of a site. */
const sitePath = '_site.json';

/**
 * The schema version of a site's documents; 0 if `_site.json` does not declare one. Undefined if it cannot be
 * determined because of an error that is reported elsewhere: the document is missing or not JSON, or the number or its
 * property is misspelt.
 */
export function schemaVersionOf({
  documents,
  schemas,
}: Pick<Sources, 'documents' | 'schemas'>): number | undefined {
  const value = contentAt(documents, sitePath);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { contract } = value as { contract?: unknown };
  if (contract !== undefined)
    return typeof contract === 'number' && Number.isInteger(contract) && contract >= 0 ? contract : undefined;
  const isMisspelt = ([name, value]: [string, unknown]) =>
    Number.isInteger(value) && !propertyNames(schemas).has(name) && nearest(name, ['contract']) !== undefined;
  return Object.entries(value).some(isMisspelt) ? undefined : 0;
}

/** The only diagnostic for documents of another schema version; all other errors would follow from it. */
export function versionMismatch(sources: Pick<Sources, 'documents' | 'schemas'>): readonly Diagnostic[] {
  const contract = schemaVersionOf(sources);
  if (contract === undefined || contract === currentSchemaVersion) return [];
  const source = sources.documents.find(({ path }) => path === sitePath);
  const document = source && parse(source).value;
  if (!document) return [];
  const isDeclared = Object.hasOwn(document.value as object, 'contract');
  const location = isDeclared ? locationOfValue(document, '/contract') : locationAt(source, '', 0, 1);
  return [
    contract < currentSchemaVersion
      ? oldContract(location, contract, currentSchemaVersion, pagesOption(source))
      : newerContract(location, contract, currentSchemaVersion),
  ];
}

/** All property names in any schema. */
const propertyNames = memoize((schemas: Schemas): ReadonlySet<string> => {
  const names = new Set<string>();
  const collect = (schema: Schema | unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties } = schema as Schema;
    for (const name of Object.keys(properties ?? {})) names.add(name);
    for (const child of Object.values(schema)) collect(child);
  };
  collect(schemas);
  return names;
});
