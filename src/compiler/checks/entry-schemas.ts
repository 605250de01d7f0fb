import type { Diagnostic } from '../../diagnostics/diagnostic';
import { invalidSchema } from '../../diagnostics/invalid-schema/invalid-schema';
import { missingSchema } from '../../diagnostics/missing-schema/missing-schema';
import { nearest } from '../../diagnostics/nearest';
import {
  collectionName,
  entrySchemaFile,
  entrySchemaName,
  entrySchemaPath,
} from '../../document/document-kind';
import { locationAt, locationOfValue } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import type { Schemas, Sources } from '../../document/source';
import { partOf } from '../../schema/located-schema';
import { referencedPart, type SchemaIssue, schemaIssues } from '../../schema/site-schemas';
import type { LinkedSite } from '../../site/checked-site';

/** Collections without an entry schema, and entry schemas with problems that their meta-schema cannot find. */
export const entrySchemas = ({ sources, documents }: LinkedSite): readonly Diagnostic[] => [
  ...missingSchemas(sources),
  ...documents
    .filter(({ kind, isValid }) => kind === 'entry-schema' && isValid)
    .flatMap(({ parsed }) => issuesIn(sources, parsed)),
];

function issuesIn({ schemas }: Sources, document: ParsedDocument): readonly Diagnostic[] {
  // The schemas of the site contain it only if it has no issues (schema/site-schemas.ts).
  if (entrySchemaFile(entrySchemaName(document.source.path) ?? '') in schemas) return [];
  return reportSchemaIssues(schemaIssues(schemas, document.value), document, schemas);
}

function missingSchemas({ documents }: Sources): readonly Diagnostic[] {
  const paths = new Set(documents.map(({ path }) => path));
  return documents.flatMap((source) => {
    const name = collectionName(source.path);
    if (name === undefined || paths.has(entrySchemaPath(name))) return [];
    const schemaNames = documents.flatMap(({ path }) => entrySchemaName(path) ?? []);
    return [missingSchema(locationAt(source, '', 0, 1), name, nearest(name, schemaNames))];
  });
}

/** Reports the issues of a schema that a site has written for a collection or a block. */
export function reportSchemaIssues(
  issues: readonly SchemaIssue[],
  document: ParsedDocument,
  schemas: Schemas,
): readonly Diagnostic[] {
  // Parts are the engine's schemas in `schema/parts`, to which those of a site may refer.
  const parts = Object.keys(schemas).flatMap((file) => partOf(file) ?? []);
  return issues.map(({ pointer, problem, value }) => {
    const name = problem === 'unknown-part' ? (referencedPart(value) ?? value) : value;
    const near = problem === 'unknown-part' ? nearest(name, parts) : undefined;
    return invalidSchema(locationOfValue(document, pointer), problem, name, near);
  });
}
