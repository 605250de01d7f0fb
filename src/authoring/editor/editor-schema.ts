import type { Schema, Schemas } from '../../document/source';
import { taggedBranches } from '../../schema/branches';
import { partOf, schemaIn, targetOf } from '../../schema/located-schema';
import { isStructured, snippetBody } from './editor-snippet';
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
  const context = { schemas, names };
  const definitions = Object.entries(schemas).flatMap(([file, { $defs = {}, ...own }]) => [
    [keyOf(file), withSuggestions(rewrite(context, own, file), file, names)],
    ...Object.entries($defs).map(([key, schema]) => [
      `${keyOf(file)}-${key}`,
      rewrite(context, schema, file),
    ]),
  ]);
  const lists = Object.entries(names).map(([part, list]) => [
    namesKeyOf(part),
    { enum: list.map(({ name }) => name), enumDescriptions: list.map(({ description }) => description) },
  ]);
  const definitionsByKey: Readonly<Record<string, EditorSchema>> = Object.fromEntries([
    ...definitions,
    ...lists,
  ]);
  const bundleFor = (file: string) => {
    const { [keyOf(file)]: whole, ...rest } = definitionsByKey;
    return JSON.stringify({ ...whole, $defs: rest } satisfies EditorSchema, null, 1);
  };
  return Object.fromEntries(
    Object.entries(editorSchemas(schemas)).map(([name, file]) => [name, bundleFor(file)]),
  );
}

/** The key in `$defs`: `parts-text` for `schema/parts/text.schema.json`. */
const keyOf = (file: string) =>
  file
    .replace(/^schema\//, '')
    .replace(/\.schema\.json$/, '')
    .replaceAll('/', '-');

const namesKeyOf = (part: string) => `names-of-${part}`;

/** What the schemas are rewritten with: all of them, and the names that they suggest. */
interface EditorContext {
  schemas: Schemas;
  names: SiteNames;
}

/** Suggests names of the site without requiring them: the check reports unknown ones with better messages. */
function withSuggestions(schema: EditorSchema, file: string, names: SiteNames): EditorSchema {
  const part = partOf(file) ?? '';
  if (!(part in names)) return schema;
  const { examples: _examples, ...rest } = schema;
  return { ...rest, anyOf: [{ $ref: `#/$defs/${namesKeyOf(part)}` }, {}] };
}

/** Rewrites a schema of a file and everything in it for editors. */
function rewrite(context: EditorContext, original: Schema, file: string): EditorSchema {
  const { schemas, names } = context;
  const examples = original.examples && asSnippets(schemas, original, file, original.examples);
  const schema = { ...original, ...(examples && { examples }) };
  // `entry`, what a block needs of a collection's entries, is a keyword of our own that editors do not know.
  const { $ref, entry: _entry, ...besideReference } = schema;
  if ($ref === undefined)
    return isTagged(schema) ? rewriteTagged(context, schema, file) : rewriteOwn(context, schema, file);

  const { file: target, definition } = targetOf(file, $ref);
  const key = definition === undefined ? keyOf(target) : `${keyOf(target)}-${definition}`;
  if (Object.keys(besideReference).length === 0) return { $ref: `#/$defs/${key}` };
  const { schema: whole } = schemaIn(schemas, target);
  const referenced = definition === undefined ? whole : (whole.$defs?.[definition] ?? {});
  // The title “Text” says less than the description beside the reference.
  const { title: _title, ...targetSchema } = rewrite(context, referenced, target);
  const rewritten = rewrite(context, besideReference, file);
  // For an enum both descriptions matter: the enum's and the property's.
  const description =
    referenced.enum && [rewritten.description, referenced.description].filter(Boolean).join(' ');
  return withSuggestions(
    { ...targetSchema, ...rewritten, ...(description && { description }) },
    target,
    names,
  );
}

/** Examples as snippets. Duplicates are removed: many differ only in texts, which become placeholders. */
function asSnippets(schemas: Schemas, schema: Schema, file: string, examples: readonly unknown[]) {
  const inserted = examples.map((example) => withToDos(schemas, { schema, file }, example));
  return [...new Map(inserted.map((example) => [JSON.stringify(example), example])).values()];
}

const isTagged = ({ discriminator, oneOf }: Schema) => discriminator !== undefined && oneOf !== undefined;

/** Rewrites a schema without a reference and without a tag. */
function rewriteOwn(context: EditorContext, schema: Schema, file: string): EditorSchema {
  const {
    hint,
    examples = [],
    properties,
    items,
    if: condition,
    then,
    else: otherwise,
    additionalProperties: additional,
    $defs: _defs,
    ...rest
  } = schema;
  const rewriteChild = (child: Schema) => rewrite(context, child, file);
  const scalarExamples = examples.filter((example) => !isStructured(example));
  const structuredExamples = examples.filter(isStructured);
  return {
    ...rest,
    // `hint`, a keyword of our own, says what to write in place of a text that does not match the pattern.
    ...(hint && { patternErrorMessage: hint }),
    ...(scalarExamples.length > 0 && { examples: scalarExamples }),
    ...(structuredExamples.length > 0 && { defaultSnippets: snippetsOf(schema, structuredExamples) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, child]) => [key, rewriteChild(describeTag(child, schema))]),
      ),
    }),
    ...(items && { items: rewriteChild(items) }),
    ...(additional !== undefined && {
      additionalProperties: typeof additional === 'object' ? rewriteChild(additional) : additional,
    }),
    ...(condition && { if: rewriteChild(condition) }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    ...(then && { then: rewriteChild(then) }),
    ...(otherwise && { else: rewriteChild(otherwise) }),
  };
}

/** Adds the description of a branch to the value of its tag. */
const describeTag = (child: Schema, { description }: Schema): Schema =>
  typeof child.const === 'string' ? { ...child, description } : child;

/** A union with a tag: the tag is an enum of the branches, and only the branch that it selects is validated. */
function rewriteTagged(context: EditorContext, schema: Schema, file: string): EditorSchema {
  const { schemas } = context;
  const { oneOf: _oneOf, discriminator, ...own } = schema;
  const tag = discriminator?.propertyName ?? '';
  const branches = taggedBranches(schemas, { schema, file }).map(
    ({ schema: targetSchema, tags, reference }) => {
      const { description = '', examples = [] } = targetSchema;
      const branch = reference.schema;
      return { value: tags[0], description, examples: asSnippets(schemas, branch, file, examples), branch };
    },
  );
  const { defaultSnippets: snippets = [], ...rest } = rewriteOwn(context, own, file);
  // Examples of the union itself replace those of its branches.
  const branchSnippets = own.examples
    ? []
    : branches.flatMap((branch) => snippetsOf(branch, branch.examples));
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
    defaultSnippets: [...snippets, ...branchSnippets],
    allOf: branches.map(({ value, branch }) => ({
      if: { properties: { [tag]: { const: value } }, required: [tag] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: rewrite(context, branch, file),
    })),
  };
}

/** A snippet for each example. Its label is the block's type or the schema's title, numbered from the second one on. */
function snippetsOf({ title, description }: Schema, examples: readonly unknown[]) {
  const labels = examples.map((example) => labelOfBlock(example) ?? title ?? 'Example');
  return examples.map((example, index) => {
    const label = labels[index] ?? '';
    const number = labels.slice(0, index).filter((other) => other === label).length + 1;
    return { label: number === 1 ? label : `${label} ${number}`, description, body: snippetBody(example) };
  });
}

/** The type of a block and its kind of rows, `of`, if it has one: `cost-table city`. */
function labelOfBlock(example: unknown): string | undefined {
  const { type, of } = example as { type?: unknown; of?: unknown };
  return typeof type === 'string'
    ? [type, of].filter((word) => typeof word === 'string').join(' ')
    : undefined;
}
