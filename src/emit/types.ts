import { posix } from 'node:path';
import { compile as toTypeScript } from 'json-schema-to-typescript';
import type { Schema, Schemas } from '../document/source';
import { partViews } from '../references/resolve-references';
import { engineSchemas } from '../schema/engine-schemas';
import { partOf, targetOf } from '../schema/located-schema';

const banner = '/* Written by `npm run generate` from schema/; never edited, never committed. */';

/** Names of the schemas of whole documents, which are at the top of the folder. */
const rootsOf = (schemas: Schemas) => Object.keys(schemas).flatMap((file) => rootOf(file) ?? []);

/** The name of a whole document's schema. `block.schema.json` is at the top too, but is no document's schema. */
const rootOf = (file: string) => {
  const [, name] = /^schema\/([a-z-]+)\.schema\.json$/.exec(file) ?? [];
  return name === 'block' || metaSchemas.includes(file) ? undefined : name;
};

/** Schemas for the schemas that a site writes. No code needs their types. */
const metaSchemas = [
  'schema/block-schema.schema.json',
  'schema/entry-schema.schema.json',
  'schema/parts/entry-value.schema.json',
];

/** TypeScript types, by the part (`schema/parts/<name>.schema.json`) that they replace. */
type Replacements = Readonly<Record<string, string>>;

/** `generated/documents.ts`: the types of documents as authors write them, such as `PageDocument`. */
export const emitDocumentTypes = (schemas: Schemas) => emit(schemas, {}, (title) => `${title}Document`);

/** `generated/compiled.ts`: the types that the view gets, with all references resolved, such as `ResolvedPage`. */
export async function emitCompiledTypes(schemas: Schemas): Promise<string> {
  const types = await emit(schemas, replacedParts, resolvedName);
  return `${withImports(types)}\n${wordsOfBlocks(schemas)}`;
}

/** The name of the type of a whole document with its references resolved. */
const resolvedName = (title: string) => `Resolved${title}`;

/** The types of what the view gets in place of references. */
const replacedParts = Object.fromEntries(Object.entries(partViews).map(([part, { type }]) => [part, type]));

/** Adds imports of the types from `src/resolved.ts`: those that the text uses and does not define itself. */
function withImports(text: string, from = '../resolved'): string {
  const typesOfViews =
    Object.values(replacedParts)
      .join(' ')
      .match(/\b[A-Z]\w*/g) ?? [];
  // The type of a fact's value (schema/parts/fact-value.schema.json) names that of an intake as documents have it.
  const names = [...new Set([...typesOfViews, 'DatedIntake'])].filter(
    (name) =>
      new RegExp(`\\b${name}\\b`).test(text) &&
      !new RegExp(`^export (type|interface) ${name}\\b`, 'm').test(text),
  );
  if (names.length === 0) return text;
  const imports = `import type { ${names.sort().join(', ')} } from '${from}';\n`;
  return text.replace(banner, `${banner}\n${imports}`);
}

/**
 * `prospectus/generated/site`: the resolved types of a site's own blocks and collection entries, for the code of these
 * blocks.
 */
export async function emitSiteTypes(schemas: Schemas): Promise<string> {
  const engine = engineSchemas(schemas);
  const schemaFiles = Object.keys(schemas).filter(
    (file) => /^schema\/(blocks|words|_collections)\/.+\.schema\.json$/.test(file) && !(file in engine),
  );
  if (schemaFiles.length === 0) return `${banner}\nexport {};\n`;
  const parts = Object.keys(schemas).filter((file) => partOf(file) !== undefined);
  const files = [...schemaFiles, ...parts, 'schema/form.schema.json']; // a block may have a form
  const needed = Object.fromEntries(files.map((file) => [file, schemas[file] ?? {}]));
  return withImports(
    await emit(needed, replacedParts, resolvedName, schemaFiles.map(definitionOf)),
    'prospectus/resolved',
  );
}

/**
 * The types of all these schemas. The generator begins with `roots`, which are named as by `definitionOf`; `nameOfRoot`
 * names the types of whole documents.
 */
async function emit(
  schemas: Schemas,
  replacements: Replacements,
  nameOfRoot: (title: string) => string,
  roots = rootsOf(schemas),
): Promise<string> {
  const root = {
    title: 'Compiled',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(roots.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: roots,
    $defs: bundle(schemas, replacements, nameOfRoot),
  };
  return toTypeScript(root as Parameters<typeof toTypeScript>[0], 'Compiled', {
    additionalProperties: false,
    bannerComment: banner,
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
}

/** The words of each block type: its own, and those of the shared groups that the keyword `says` names. */
function wordsOfBlocks(schemas: Schemas): string {
  const titleOf = (group: string) => schemas['schema/words.schema.json']?.properties?.[group]?.title;
  const lines = Object.entries(schemas).flatMap(([file, { title, says = {} }]) => {
    const [, type] = wordsFile.exec(file) ?? [];
    if (type === undefined) return [];
    const groups = [title, ...Object.keys(says).map(titleOf)].map((name) => `Required<${name}>`);
    return `'${type}': ${groups.join(' & ')};`;
  });
  return `/** The words that each block gets, by block type. */\nexport interface WordsOfBlocks {\n${lines.join('\n')}\n}\n`;
}

const wordsFile = /^schema\/words\/([a-z0-9-]+)\.schema\.json$/;

/** Combines all schemas into one, each under `$defs` by file name, without the parts that are replaced. */
function bundle(
  schemas: Schemas,
  replacements: Replacements,
  nameOfRoot: (title: string) => string,
): Record<string, Schema> {
  const definitions: Record<string, Schema> = {};
  for (const [file, { $defs = {}, ...rest }] of Object.entries(schemas)) {
    if (replacementFor(file, replacements) || metaSchemas.includes(file)) continue;
    const name = definitionOf(file);
    const schema = rewrite(rest, file, replacements);
    const title = rootOf(file) && rest.title && nameOfRoot(rest.title);
    definitions[name] = title ? { ...schema, title } : schema;
    for (const [key, definition] of Object.entries($defs)) {
      definitions[`${name}-${key}`] = rewrite(definition, file, replacements);
    }
  }
  return definitions;
}

/** The name of a schema in the bundle: `steps-block` for `schema/blocks/steps.schema.json`. */
const definitionOf = (file: string) =>
  posix.basename(file, '.schema.json') + (suffixByFolder[posix.basename(posix.dirname(file))] ?? '');

/** What keeps apart the names of schemas whose files are called the same. */
const suffixByFolder: Readonly<Record<string, string>> = {
  blocks: '-block',
  _collections: '-entry',
  words: '-words',
};

const replacementFor = (file: string, replacements: Replacements) => replacements[partOf(file) ?? ''];

/**
 * Rewrites references for the bundle. The type generator supports neither tagged unions with properties nor branches of
 * `if`, and creates a second type for references with sibling keywords, so these are removed.
 */
function rewrite(schema: Schema, file: string, replacements: Replacements): Schema {
  const { $ref, oneOf, title, description, entry } = schema;
  if ($ref !== undefined) {
    const { file: target, definition } = targetOf(file, $ref);
    const tsType = replacementFor(target, replacements);
    // The name of a collection becomes its entries, whose schema is the keyword `entry` beside the reference.
    if (tsType && entry) return { type: 'array', items: rewrite(entry, file, replacements) };
    const name = definitionOf(target) + (definition ? `-${definition}` : '');
    return tsType ? { tsType } : { $ref: `#/$defs/${name}` };
  }
  if (oneOf) return { title, description, oneOf: oneOf.map((branch) => rewrite(branch, file, replacements)) };

  const {
    if: _if,
    then: _then,
    else: _else,
    examples: _examples,
    hint: _hint,
    properties,
    items,
    ...rest
  } = schema;
  const rewritten = Object.entries(properties ?? {}).map(([key, property]) => [
    key,
    rewrite(property, file, replacements),
  ]);
  return {
    ...rest,
    ...(items && { items: rewrite(items, file, replacements) }),
    ...(properties && { properties: Object.fromEntries(rewritten) }),
  };
}
