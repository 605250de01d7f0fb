import type { Diagnostic } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/nearest';
import { newerContract } from '../diagnostics/newer-contract/newer-contract';
import { oldContract } from '../diagnostics/old-contract/old-contract';
import { pagesOption } from '../diagnostics/pages-option';
import { isObject } from '../document/is-object';
import { locationAt, locationOfValue } from '../document/location';
import type { Sources } from '../document/source';
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
export function schemaVersionOf({ documents }: Pick<Sources, 'documents'>): number | undefined {
  const value = contentAt(documents, sitePath);
  if (!isObject(value)) return undefined;
  const { contract } = value;
  if (contract !== undefined)
    return typeof contract === 'number' && Number.isInteger(contract) && contract >= 0 ? contract : undefined;
  const isMisspelt = ([name, value]: [string, unknown]) =>
    Number.isInteger(value) && nearest(name, ['contract']) !== undefined;
  return Object.entries(value).some(isMisspelt) ? undefined : 0;
}

/** The only diagnostic for documents of another schema version; all other errors would follow from it. */
export function versionMismatch(sources: Pick<Sources, 'documents'>): readonly Diagnostic[] {
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
