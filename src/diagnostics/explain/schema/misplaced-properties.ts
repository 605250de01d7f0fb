import { fromPointer, toPointer } from '../../../document/location';
import type { Schemas } from '../../../document/source';
import { type SchemaCursor, schemaCursorFor } from '../../../schema/schema-cursor';
import type { OtherLevel } from '../../unknown-property/unknown-property';
import type { Issues } from './schema-issues';

type Properties = Readonly<Record<string, unknown>>;

/** A property that is in one object and belongs in the one around it, or in one beside it. */
export interface Misplaced {
  /** The object that it is in. */
  pointer: string;
  name: string;
  level: OtherLevel;
  /** The object that it belongs in. */
  target: string;
  /** It is missing there: both are one mistake. */
  required: boolean;
}

export interface MisplacedByObject {
  /** By the object that they are in. */
  in: ReadonlyMap<string, readonly Misplaced[]>;
  /** Those that another object requires and lacks, by that object. */
  requiredBy: ReadonlyMap<string, readonly Misplaced[]>;
}

/**
 * Unknown properties that are known one level up or down, where there is none of that name yet. A list does not count as a
 * level: an image in a block of text is not an image of its page.
 */
export function misplacedIn(
  schemas: Schemas,
  file: string,
  value: unknown,
  found: ReadonlyMap<string, Issues>,
): MisplacedByObject {
  const misplaced = [...found].flatMap(([pointer, { unknown }]) => {
    if (unknown.length === 0) return [];
    const path = objectsTo(schemaCursorFor(schemas, file), value, fromPointer(pointer));
    const around = path.at(-2);
    const own = path.at(-1);
    const inner = own ? objectsIn(own) : [];
    const names = [...new Set(unknown.map(({ name }) => name))];
    return names.flatMap((name): readonly Misplaced[] => {
      const isRequired = (target: string) =>
        found.get(target)?.missing.some((it) => it.name === name) === true;
      const up = around && own && takes(around, name) ? [parentOf(pointer)] : [];
      const down = inner.filter((object) => takes(object, name));
      const targets = [...up, ...down.map(({ key }) => pointer + toPointer([key]))];
      const [target] = targets;
      if (target === undefined || targets.length > 1) return [];
      const level: OtherLevel = up.length > 0 ? { beside: own?.key ?? '' } : { within: down[0]?.key ?? '' };
      return [{ pointer, name, level, target, required: isRequired(target) }];
    });
  });
  return {
    in: groupedBy(misplaced, ({ pointer }) => pointer),
    requiredBy: groupedBy(
      misplaced.filter(({ required }) => required),
      ({ target }) => target,
    ),
  };
}

function groupedBy<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** An object in the document, the property that contains it, and its place in the schema. */
interface DocumentObject {
  key: string;
  value: Properties;
  cursor: SchemaCursor;
}

/** The objects on the way to a pointer; an object in a list has none around it. */
function objectsTo(
  cursor: SchemaCursor,
  value: unknown,
  segments: readonly string[],
): readonly DocumentObject[] {
  let at: { value: unknown; cursor: SchemaCursor | undefined } = { value, cursor };
  let path: readonly DocumentObject[] = isObject(value) ? [{ key: '', value, cursor }] : [];
  for (const key of segments) {
    const { value: holder, cursor: known } = at;
    const isList = Array.isArray(holder);
    const inner = isList ? holder[Number(key)] : isObject(holder) ? holder[key] : undefined;
    const read = isList
      ? known?.children().entries
      : isObject(holder)
        ? known?.children().propertiesOf(holder).get(key)
        : undefined;
    at = { value: inner, cursor: read };
    if (!isObject(inner) || !read) path = [];
    else path = [...path, { key, value: inner, cursor: read }];
  }
  return path;
}

function objectsIn({ value, cursor }: DocumentObject): readonly DocumentObject[] {
  const properties = cursor.children().propertiesOf(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const read = properties.get(key);
    return read && isObject(inner) ? [{ key, value: inner, cursor: read }] : [];
  });
}

/** It knows the name, and has nothing by it. */
const takes = ({ value, cursor }: DocumentObject, name: string) =>
  cursor.children().propertiesOf(value).has(name) && !Object.hasOwn(value, name);

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
