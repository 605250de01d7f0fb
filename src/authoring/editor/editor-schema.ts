import type { Schema, Schemas } from '../../document/source';
import { taggedBranches } from '../../schema/branches';
import { partOf, schemaIn, targetOf } from '../../schema/located-schema';
import { isFilled, snippetBody } from './editor-snippet';
import { withToDos } from './editor-to-do';
import { editorSchemas } from './editor-workspace';
import type { SiteNames } from './site-names';

/** JSON Schema with the additional keywords of VS Code's JSON language service. */
export interface EditorSchema
  extends Omit<Schema, 'properties' | '$defs' | 'items' | 'additionalProperties' | 'if' | 'then' | 'else'> {
  properties?: Readonly<Record<string, EditorSchema>>;
  $defs?: Readonly<Record<string, EditorSchema>>;
  items?: EditorSchema;
  additionalProperties?: boolean | EditorSchema;
  if?: EditorSchema;
  then?: EditorSchema;
  else?: EditorSchema;
  allOf?: readonly EditorSchema[];
  anyOf?: readonly EditorSchema[];
  enumDescriptions?: readonly string[];
  patternErrorMessage?: string;
  defaultSnippets?: readonly { label: string; description?: string; body: unknown }[];
}

/**
 * Bundles the schemas for editors: keywords beside a reference take precedence over its target, a tag selects its
 * branch (so that one mistake is one problem), examples become snippets, and names that exist in this site are
 * suggested. Returns one schema for each kind of document and each collection, by file name; they differ only in their
 * root.
 */
export function emitEditorSchemas(schemas: Schemas, names: SiteNames): Readonly<Record<string, string>> {
  const site = { schemas, names };
  const definitions = Object.entries(schemas).flatMap(([file, { $defs = {}, ...own }]) => [
    [keyOf(file), withNames(rewrite(site, own, file), file, names)],
    ...Object.entries($defs).map(([key, schema]) => [`${keyOf(file)}-${key}`, rewrite(site, schema, file)]),
  ]);
  const lists = Object.entries(names).map(([part, list]) => [
    namesKeyOf(part),
    { enum: list.map(({ name }) => name), enumDescriptions: list.map(({ description }) => description) },
  ]);
  const all: Readonly<Record<string, EditorSchema>> = Object.fromEntries([...definitions, ...lists]);
  const beginningWith = (file: string) => {
    const { [keyOf(file)]: whole, ...rest } = all;
    return JSON.stringify({ ...whole, $defs: rest } satisfies EditorSchema, null, 1);
  };
  return Object.fromEntries(
    Object.entries(editorSchemas(schemas)).map(([name, file]) => [name, beginningWith(file)]),
  );
}

/** `parts-text` for `schema/parts/text.schema.json`. */
const keyOf = (file: string) =>
  file
    .replace(/^schema\//, '')
    .replace(/\.schema\.json$/, '')
    .replaceAll('/', '-');

const namesKeyOf = (part: string) => `names-of-${part}`;

/** A schema with the names that it suggests. */
interface Site {
  schemas: Schemas;
  names: SiteNames;
}

/** Names are suggested but not required: the check reports unknown ones with better messages. */
function withNames(schema: EditorSchema, file: string, names: SiteNames): EditorSchema {
  const part = partOf(file) ?? '';
  if (!(part in names)) return schema;
  const { examples: _examples, ...rest } = schema;
  return { ...rest, anyOf: [{ $ref: `#/$defs/${namesKeyOf(part)}` }, {}] };
}

function rewrite(site: Site, written: Schema, file: string): EditorSchema {
  const { schemas, names } = site;
  const examples = written.examples && insertable(schemas, written, file, written.examples);
  const schema = { ...written, ...(examples && { examples }) };
  const { $ref, entry: _entry, ...beside } = schema;
  if ($ref === undefined)
    return isTagged(schema) ? byTag(site, schema, file) : rewriteOwn(site, schema, file);

  const { file: target, definition } = targetOf(file, $ref);
  const key = definition === undefined ? keyOf(target) : `${keyOf(target)}-${definition}`;
  if (Object.keys(beside).length === 0) return { $ref: `#/$defs/${key}` };
  const { schema: part } = schemaIn(schemas, target);
  // The title “Text” says less than the description beside the reference.
  const { title: _title, ...meant } = withNames(rewrite(site, part, target), target, names);
  const rewritten = rewrite(site, beside, file);
  // For an enum both descriptions matter: the enum's and the property's.
  const description = part.enum && [rewritten.description, part.description].filter(Boolean).join(' ');
  return withNames({ ...meant, ...rewritten, ...(description && { description }) }, target, names);
}

/** Examples as snippets. Duplicates are removed: many differ only in texts, which become placeholders. */
function insertable(schemas: Schemas, schema: Schema, file: string, examples: readonly unknown[]) {
  const inserted = examples.map((example) => withToDos(schemas, { schema, file }, example));
  return [...new Map(inserted.map((example) => [JSON.stringify(example), example])).values()];
}

const isTagged = ({ discriminator, oneOf }: Schema) => discriminator !== undefined && oneOf !== undefined;

function rewriteOwn(site: Site, schema: Schema, file: string): EditorSchema {
  const {
    hint,
    examples = [],
    properties,
    items,
    if: condition,
    then,
    else: otherwise,
    additionalProperties: others,
    $defs: _defs,
    ...rest
  } = schema;
  const below = (child: Schema) => rewrite(site, child, file);
  const plain = examples.filter((example) => !isFilled(example));
  const filled = examples.filter(isFilled);
  return {
    ...rest,
    ...(hint && { patternErrorMessage: hint }),
    ...(plain.length > 0 && { examples: plain }),
    ...(filled.length > 0 && { defaultSnippets: snippetsOf(schema, filled) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, child]) => [key, below(asTag(child, schema))]),
      ),
    }),
    ...(items && { items: below(items) }),
    ...(others !== undefined && {
      additionalProperties: typeof others === 'object' ? below(others) : others,
    }),
    ...(condition && { if: below(condition) }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    ...(then && { then: below(then) }),
    ...(otherwise && { else: below(otherwise) }),
  };
}

/** Adds the description of a branch's schema to its tag value. */
const asTag = (child: Schema, { description }: Schema): Schema =>
  typeof child.const === 'string' ? { ...child, description } : child;

/** A union with a tag: the tag is an enum of the branches, and only the branch that it selects is validated. */
function byTag(site: Site, schema: Schema, file: string): EditorSchema {
  const { schemas } = site;
  const { oneOf: _oneOf, discriminator, ...own } = schema;
  const tag = discriminator?.propertyName ?? '';
  const branches = taggedBranches(schemas, { schema, file }).map(({ schema: meant, tags, reference }) => {
    const { description = '', examples = [] } = meant;
    const branch = reference.schema;
    return { value: tags[0], description, examples: insertable(schemas, branch, file, examples), branch };
  });
  const { defaultSnippets: snippets = [], ...rest } = rewriteOwn(site, own, file);
  const more = own.examples ? [] : branches.flatMap((branch) => snippetsOf(branch, branch.examples));
  return {
    ...rest,
    required: [...new Set([...(own.required ?? []), tag])],
    properties: {
      ...rest.properties,
      [tag]: {
        description: own.properties?.[tag]?.description ?? 'What this is.',
        enum: branches.map(({ value }) => value),
        enumDescriptions: branches.map(({ description }) => description),
      },
    },
    defaultSnippets: [...snippets, ...more],
    allOf: branches.map(({ value, branch }) => ({
      if: { properties: { [tag]: { const: value } }, required: [tag] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: rewrite(site, branch, file),
    })),
  };
}

/** Labels are the block's type or the schema's title, numbered from the second one on. */
function snippetsOf({ title, description }: Schema, examples: readonly unknown[]) {
  const labels = examples.map((example) => tagsOf(example) ?? title ?? 'Example');
  return examples.map((example, index) => {
    const label = labels[index] ?? '';
    const number = labels.slice(0, index).filter((other) => other === label).length + 1;
    return { label: number === 1 ? label : `${label} ${number}`, description, body: snippetBody(example) };
  });
}

/** The tags of a block, as in `cost-table city`. */
function tagsOf(example: unknown): string | undefined {
  const { type, of } = example as { type?: unknown; of?: unknown };
  return typeof type === 'string'
    ? [type, of].filter((word) => typeof word === 'string').join(' ')
    : undefined;
}
