import { posix } from 'node:path';
import type { Schema } from '../../../src/document/source';
import { schemas } from '../site';

/** The keywords of JSON Schema against which a mistake can be made; the compiler's own type leaves limits to Ajv. */
export interface Limits extends Schema {
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  /** The properties with the ends of a range, of which `lower` must be the smaller. */
  rangeOrder?: { lower: string; upper: string };
}

export type Path = readonly (string | number)[];

/** A value of a document with everything that the schema requires of it. */
export interface SchemaNode {
  path: Path;
  value: unknown;
  /** The keywords of its schema and of what that refers to; one beside a reference overrides the part’s. */
  limits: Limits;
  /** Every property that any branch of a union knows here. */
  known: ReadonlySet<string>;
  /** The shared part whose file defines the value, as a whole or within; of several the innermost. */
  part?: string;
}

/** A schema with its file, which its references are relative to. */
interface LocatedSchema {
  schema: Limits;
  file: string;
}

/**
 * Every value in a block, with its limits; `path` is that of the block in its page. The schema is followed
 * independently of the compiler's own walk, which is what these tests check.
 */
export function nodesOf(type: string, block: unknown, path: Path): readonly SchemaNode[] {
  const file = `schema/blocks/${type}.schema.json`;
  return walk({ schema: schemas[file] as Limits, file }, block, path);
}

function walk(located: LocatedSchema, value: unknown, path: Path): readonly SchemaNode[] {
  const known = new Set<string>();
  const layers = layersOf(located, value, known);
  const limits: Limits = Object.assign({}, ...layers.map(({ schema }) => schema), {
    required: layers.flatMap(({ schema }) => schema.required ?? []),
  });
  const home = (name: string) => layers.find(({ schema }) => schema.properties?.[name]);
  const nodes: SchemaNode[] = [{ path, value, limits, known, part: partOf(layers) }];
  if (Array.isArray(value)) {
    const list = layers.find(({ schema }) => schema.items);
    const items = list?.schema.items;
    if (!list || !items) return nodes;
    return [
      ...nodes,
      ...value.flatMap((entry, index) => walk({ schema: items, file: list.file }, entry, [...path, index])),
    ];
  }
  if (typeof value !== 'object' || value === null) return nodes;
  return [
    ...nodes,
    ...Object.entries(value).flatMap(([name, entry]) => {
      const layer = home(name);
      const schema = layer?.schema.properties?.[name];
      return layer && schema ? walk({ schema, file: layer.file }, entry, [...path, name]) : [];
    }),
  ];
}

/**
 * A schema with what it refers to and the branches that the value chose; the schema itself is last. Adds to `known` the
 * names of their properties, and those of all branches of a union, which are in its `propertyNames`.
 */
function layersOf(located: LocatedSchema, value: unknown, known: Set<string>): readonly LocatedSchema[] {
  const { schema, file } = located;
  for (const name of [
    ...Object.keys(schema.properties ?? {}),
    ...((schema.propertyNames?.enum ?? []) as string[]),
  ])
    known.add(name);
  const own = (name: string) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  const deeper: LocatedSchema[] = [];
  if (schema.$ref) deeper.push(referredBy(schema.$ref, file));
  const tag = schema.discriminator?.propertyName;
  if (tag) {
    const branches = (schema.oneOf ?? []).map((option) => referredBy(option.$ref ?? '', file));
    const chosen = branches.find(({ schema: { properties } }) => properties?.[tag]?.const === own(tag));
    if (chosen) deeper.push(chosen);
  }
  if (schema.if) {
    const fits = (schema.if.required ?? []).every((name) => own(name) !== undefined);
    const branch = fits ? schema.then : schema.else;
    if (branch) deeper.push({ schema: branch, file });
  }
  // Keywords beside a reference are the narrower limit, so they come last.
  return [...deeper.flatMap((layer) => layersOf(layer, value, known)), located];
}

function referredBy(reference: string, file: string): LocatedSchema {
  const [path = '', fragment] = reference.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  const root = schemas[target];
  const schema = fragment ? root?.$defs?.[fragment.replace('/$defs/', '')] : root;
  if (!schema) throw new Error(`${file} refers to ${reference}`);
  return { schema, file: target };
}

const partOf = (layers: readonly LocatedSchema[]) =>
  layers
    .map(({ file }) => /^schema\/parts\/(.+)\.schema\.json$/.exec(file)?.[1])
    .find((name) => name !== undefined);
