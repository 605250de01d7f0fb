import { posix } from 'node:path';
import { compile as toTypeScript } from 'json-schema-to-typescript';
import type { Schema, Schemas } from '../document/source';
import { viewTypes } from '../references/resolve-references';

const banner = '/* Written by scripts/generate.ts from schema/; never edited, never committed. */';

/** The roots of the contract stand at the top of its folder: a page, the site, a form, each collection. */
const rootsOf = (schemas: Schemas) =>
  Object.keys(schemas).flatMap((file) => /^schema\/([a-z-]+)\.schema\.json$/.exec(file)?.[1] ?? []);

type Replacements = Readonly<Record<string, string>>;

/** What authors write: `generated/documents.ts`. */
export const emitDocumentTypes = (schemas: Schemas) => emit(schemas, {});

/** What the view reads: `generated/compiled.ts`, the same with every reference resolved. */
export async function emitCompiledTypes(schemas: Schemas): Promise<string> {
  const names = Object.values(viewTypes).filter((type) => /^\w+$/.test(type));
  const imports = `import type { ${names.sort().join(', ')} } from '../compiled';\n`;
  const text = await emit(schemas, viewTypes);
  return text.replace(banner, `${banner}\n${imports}`);
}

async function emit(schemas: Schemas, replacements: Replacements): Promise<string> {
  const roots = rootsOf(schemas);
  const root = {
    title: 'Contract',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(roots.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: roots,
    $defs: bundle(schemas, replacements),
  };
  return toTypeScript(root as Parameters<typeof toTypeScript>[0], 'Contract', {
    additionalProperties: false,
    bannerComment: banner,
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
}

/** All schemas in one, each under `$defs` by its file's name; without the parts that are replaced. */
function bundle(schemas: Schemas, replacements: Replacements): Record<string, Schema> {
  const definitions: Record<string, Schema> = {};
  for (const [file, { $defs = {}, ...own }] of Object.entries(schemas)) {
    if (replacementFor(file, replacements)) continue;
    const name = definitionOf(file);
    definitions[name] = rewrite(own, file, replacements);
    for (const [key, definition] of Object.entries($defs)) {
      definitions[`${name}-${key}`] = rewrite(definition, file, replacements);
    }
  }
  return definitions;
}

const definitionOf = (file: string) =>
  posix.basename(file, '.schema.json').concat(file.includes('/blocks/') ? '-block' : '');

const replacementFor = (file: string, replacements: Replacements) =>
  replacements[/^schema\/parts\/(.+)\.schema\.json$/.exec(file)?.[1] ?? ''];

/**
 * References as the bundle names them. The generator reads neither a tag's union with properties of its own nor the
 * branches of `if`; it makes a second type of a reference with words beside it. So those go.
 */
function rewrite(schema: Schema, file: string, replacements: Replacements): Schema {
  const { $ref, oneOf, title, description } = schema;
  if ($ref !== undefined) {
    const [path = '', fragment] = $ref.split('#/$defs/');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    const tsType = replacementFor(target, replacements);
    return tsType ? { tsType } : { $ref: `#/$defs/${definitionOf(target)}${fragment ? `-${fragment}` : ''}` };
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
