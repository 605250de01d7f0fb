import type { Diagnostic } from '../../diagnostics/diagnostic';
import { incompleteBlock } from '../../diagnostics/incomplete-block/incomplete-block';
import { takenBlockType } from '../../diagnostics/taken-block-type/taken-block-type';
import { blockSchemaFile, siteBlockType } from '../../document/document-kind';
import { locationOfFile, locationOfValue } from '../../document/location';
import type { Sources } from '../../document/source';
import { engineSchemas } from '../../schema/engine-schemas';
import { blockSchemaIssues } from '../../schema/site-schemas';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';
import { siteFolder } from '../../site/site-folder';
import { reportSchemaIssues } from './entry-schemas';

/** The site's own blocks that lack a file, have the type of an engine's block, or have an unusable schema. */
export const siteBlocks = ({ sources, documents }: LinkedSite): readonly Diagnostic[] => [
  ...blocksWithoutFiles(sources),
  ...documents.filter(({ kind, isValid }) => kind === 'block-schema' && isValid).flatMap(issuesIn(sources)),
];

/** Site blocks without a schema, or without the `.block.ts` that the bundle imports. */
function blocksWithoutFiles({ blockFiles = [], documents }: Sources): readonly Diagnostic[] {
  const folder = `${siteFolder({ documents })}_blocks/`;
  const types = [...new Set(blockFiles.flatMap((name) => /^([^/]+)\//.exec(name)?.[1] ?? []))];
  return types.flatMap((type) =>
    [`${type}.schema.json`, `${type}.block.ts`]
      .filter((name) => !blockFiles.includes(`${type}/${name}`))
      .map((name) => incompleteBlock(locationOfFile(folder + type), type, name)),
  );
}

const issuesIn =
  ({ schemas }: Sources) =>
  ({ parsed }: LinkedDocument): readonly Diagnostic[] => {
    const type = siteBlockType(parsed.source.path) ?? '';
    if (blockSchemaFile(type) in engineSchemas(schemas))
      return [takenBlockType(locationOfValue(parsed, '/properties/type'), type)];
    // The schemas of the site contain it only if it has no issues (schema/site-schemas.ts).
    if (blockSchemaFile(type) in schemas) return [];
    return reportSchemaIssues(blockSchemaIssues(schemas, type, parsed.value), parsed, schemas);
  };
