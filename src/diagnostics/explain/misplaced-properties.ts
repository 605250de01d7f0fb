import { fromPointer, toPointer } from '../../document/location';
import type { Schemas } from '../../document/source';
import { type SchemaCursor, schemaCursorFor } from '../../schema/schema-cursor';
import type { OtherLevel } from '../unknown-property/unknown-property';
import type { Issues } from './schema-issues';

type Properties = Readonly<Record<string, unknown>>;

/** A property that stands in one object and belongs in the one around it, or in one that stands beside it. */
export interface Misplaced {
  /** The object that it stands in. */
  pointer: string;
  name: string;
  level: OtherLevel;
  /** The object that it belongs in. */
  target: string;
  /** It is missing there: this is the same mistake. */
  awaited: boolean;
}

export interface MisplacedByObject {
  /** By the object that they stand in. */
  in: ReadonlyMap<string, readonly Misplaced[]>;
  /** Those that another object lacks, by that object. */
  awaitedBy: ReadonlyMap<string, readonly Misplaced[]>;
}

/**
 * Unknown properties that are known one level up or down, where none of that name stands already. Lists are no such level:
 * a picture in a block of text is no picture of its page.
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
      const isAwaited = (target: string) =>
        found.get(target)?.missing.some((it) => it.name === name) === true;
      const up = around && own && takes(around, name) ? [parentOf(pointer)] : [];
      const down = inner.filter((object) => takes(object, name));
      const targets = [...up, ...down.map(({ key }) => pointer + toPointer([key]))];
      const [target] = targets;
      if (target === undefined || targets.length > 1) return [];
      const level: OtherLevel = up.length > 0 ? { beside: own?.key ?? '' } : { within: down[0]?.key ?? '' };
      return [{ pointer, name, level, target, awaited: isAwaited(target) }];
    });
  });
  return {
    in: groupedBy(misplaced, ({ pointer }) => pointer),
    awaitedBy: groupedBy(
      misplaced.filter(({ awaited }) => awaited),
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

/** An object of the document, the property that holds it, and how the contract reads it. */
interface Held {
  key: string;
  value: Properties;
  reading: SchemaCursor;
}

/** The objects on the way to a pointer; an object in a list has none around it. */
function objectsTo(reading: SchemaCursor, value: unknown, segments: readonly string[]): readonly Held[] {
  let at: { value: unknown; reading: SchemaCursor | undefined } = { value, reading };
  let path: readonly Held[] = isObject(value) ? [{ key: '', value, reading }] : [];
  for (const key of segments) {
    const { value: holder, reading: known } = at;
    const isList = Array.isArray(holder);
    const inner = isList ? holder[Number(key)] : isObject(holder) ? holder[key] : undefined;
    const read = isList
      ? known?.held().entries
      : isObject(holder)
        ? known?.held().propertiesOf(holder).get(key)
        : undefined;
    at = { value: inner, reading: read };
    if (!isObject(inner) || !read) path = [];
    else path = [...path, { key, value: inner, reading: read }];
  }
  return path;
}

function objectsIn({ value, reading }: Held): readonly Held[] {
  const properties = reading.held().propertiesOf(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const read = properties.get(key);
    return read && isObject(inner) ? [{ key, value: inner, reading: read }] : [];
  });
}

/** It knows the name, and has nothing by it. */
const takes = ({ value, reading }: Held, name: string) =>
  reading.held().propertiesOf(value).has(name) && !Object.hasOwn(value, name);

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
