import type { Diagnostic } from '../../diagnostics/diagnostic';
import { incompleteBlock } from '../../diagnostics/incomplete-block/incomplete-block';
import { invalidSchema } from '../../diagnostics/invalid-schema/invalid-schema';
import { nearest } from '../../diagnostics/nearest';
import { takenBlockType } from '../../diagnostics/taken-block-type/taken-block-type';
import { blockSchemaFile, siteBlockType } from '../../document/document-kind';
import { locationOfFile, locationOfValue } from '../../document/location';
import type { Sources } from '../../document/source';
import { engineSchemas } from '../../schema/engine-schemas';
import { partOf } from '../../schema/located-schema';
import { blockSchemaIssues, referencedPart } from '../../schema/site-schemas';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';
import { siteFolder } from '../../site/site-folder';

/** Blocks of the site's own that conflict with the engine's. */
export const siteBlocks = ({ sources, documents }: LinkedSite): readonly Diagnostic[] => [
  ...incompleteBlocks(sources),
  ...documents.filter(({ kind, isValid }) => kind === 'block-schema' && isValid).flatMap(issuesIn(sources)),
];

/** Site blocks without a schema, or without the `.block.ts` that the bundle imports. */
function incompleteBlocks({ blockFiles = [], documents }: Sources): readonly Diagnostic[] {
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
    const engine = engineSchemas(schemas);
    if (blockSchemaFile(type) in engine)
      return [takenBlockType(locationOfValue(parsed, '/properties/type'), type)];
    // Parts are the engine's schemas in `schema/parts`, to which those of a site may refer.
    const parts = Object.keys(engine).flatMap((file) => partOf(file) ?? []);
    return blockSchemaIssues(schemas, type, parsed.value).map(({ pointer, problem, value }) => {
      const name = problem === 'unknown-part' ? (referencedPart(value) ?? value) : value;
      const near = problem === 'unknown-part' ? nearest(name, parts) : undefined;
      return invalidSchema(locationOfValue(parsed, pointer), problem, name, near);
    });
  };
