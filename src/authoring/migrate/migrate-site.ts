import { parse } from '../../compiler/parse';
import { currentSchemaVersion, schemaVersionOf } from '../../compiler/schema-version';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic';
import type { Schemas, SourceFile, Sources } from '../../document/source';
import { withSiteSchemas } from '../../schema/site-schemas';
import { siteFolder } from '../../site/site-folder';
import { withValue } from '../edit/with-value';
import { from0 } from './from-0/from-0';
import type { Migration, Texts } from './migration';

/** A site whose documents follow a newer version of the schemas than before. */
export interface MigratedSite {
  /** The versions before and after. */
  from: number;
  to: number;
  /** All documents after migration. */
  documents: readonly SourceFile[];
  /** All schemas, including those of collections. */
  schemas: Schemas;
  /** The documents that differ, or are new: those have nothing before. */
  changes: readonly { before?: SourceFile; after: SourceFile }[];
}

/** The migrations of each step from one version to the next; the index of a step is the version that it starts from. */
const steps: readonly (readonly Migration[])[] = [from0];

/**
 * Migrates the documents of an older site through all steps, or returns errors if a document is not valid JSON, which
 * has to be fixed first. Undefined if there is nothing to migrate.
 */
export function migrateSite(sources: Sources): MigratedSite | { errors: readonly Diagnostic[] } | undefined {
  const from = schemaVersionOf(sources);
  if (from === undefined || from >= currentSchemaVersion) return undefined;
  const errors = sources.documents.flatMap((source) => parse(source).diagnostics);
  if (hasErrors(errors)) return { errors };

  const oldTexts: Texts = new Map(sources.documents.map(({ path, text }) => [path, text]));
  const migrated = steps
    .slice(from)
    .flat()
    .reduce((texts, migrate) => migrate(texts, sources), oldTexts);
  const texts = new Map(migrated).set('_site.json', withVersion(migrated.get('_site.json') ?? '{}'));

  const sourcesByPath = new Map(sources.documents.map((source) => [source.path, source]));
  const folder = siteFolder(sources);
  const documents = [...texts].map(([path, text]): SourceFile => {
    const before = sourcesByPath.get(path);
    return before?.text === text ? before : { path, file: `${folder}${path}`, text };
  });
  const changes = documents
    .filter((after) => sourcesByPath.get(after.path) !== after)
    .map((after) => ({ before: sourcesByPath.get(after.path), after }));
  return {
    from,
    to: currentSchemaVersion,
    documents: documents.sort((a, b) => (a.path < b.path ? -1 : 1)),
    schemas: withSiteSchemas(sources.schemas, documents),
    changes,
  };
}

/** Adds the version of the schemas, `contract`, after `$schema`. */
function withVersion(text: string): string {
  const names = Object.keys(JSON.parse(text)).filter((name) => name !== '$schema');
  return withValue(text, ['contract'], currentSchemaVersion, { insertBefore: names });
}
