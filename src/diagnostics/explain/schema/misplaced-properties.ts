import { groupBy } from '../../../document/group-by';
import { isObject } from '../../../document/is-object';
import { fromPointer, toPointer } from '../../../document/location';
import type { Schemas } from '../../../document/source';
import { type SchemaCursor, schemaCursorFor } from '../../../schema/schema-cursor';
import type { RightPlace } from '../../unknown-property/unknown-property';
import type { Issues } from './schema-issues';

type Properties = Readonly<Record<string, unknown>>;

/** A property that belongs in the parent object or in a child object. */
export interface Misplaced {
  /** Pointer of the object that contains it. */
  pointer: string;
  name: string;
  rightPlace: RightPlace;
  /** Pointer of the object where it belongs. */
  target: string;
  /** Whether it is required there: then the missing and the unknown property are one mistake. */
  isRequired: boolean;
}

export interface MisplacedByObject {
  /** All of them, by the pointer of the object that contains them. */
  byContainer: ReadonlyMap<string, readonly Misplaced[]>;
  /** The pointers that those of them which are required would have where they belong. */
  requiredPointers: ReadonlySet<string>;
}

/**
 * Finds unknown properties that are valid one level up or down, unless that object has them already. A property that
 * would fit in several places is skipped, and none moves into or out of a list entry: an image of a block is not one of
 * the page.
 */
export function findMisplaced(
  schemas: Schemas,
  schemaFile: string,
  value: unknown,
  issuesByPointer: ReadonlyMap<string, Issues>,
): MisplacedByObject {
  const misplaced = [...issuesByPointer].flatMap(([pointer, { unknownProperties }]) => {
    if (unknownProperties.length === 0) return [];
    const path = objectsOnPath(schemaCursorFor(schemas, schemaFile), value, fromPointer(pointer));
    const parent = path.at(-2);
    const object = path.at(-1);
    const children = object ? childObjects(object) : [];
    const names = [...new Set(unknownProperties.map(({ name }) => name))];
    return names.flatMap((name): readonly Misplaced[] => {
      const isRequiredBy = (target: string) =>
        issuesByPointer.get(target)?.missingProperties.some((property) => property.name === name) === true;
      const up = parent && object && canHave(parent, name) ? [parentOf(pointer)] : [];
      const down = children.filter((child) => canHave(child, name));
      const targets = [...up, ...down.map(({ key }) => pointer + toPointer([key]))];
      const [target] = targets;
      if (target === undefined || targets.length > 1) return [];
      // One level up it belongs beside the object that has it now.
      const rightPlace: RightPlace =
        up.length > 0 ? { sibling: object?.key ?? '' } : { parent: down[0]?.key ?? '' };
      return [{ pointer, name, rightPlace, target, isRequired: isRequiredBy(target) }];
    });
  });
  return {
    byContainer: groupBy(misplaced, ({ pointer }) => pointer),
    requiredPointers: new Set(
      misplaced.flatMap(({ isRequired, target, name }) => (isRequired ? target + toPointer([name]) : [])),
    ),
  };
}

/** An object in the document, its property in the parent, and its schema. */
interface DocumentObject {
  key: string;
  value: Properties;
  cursor: SchemaCursor;
}

/**
 * The objects on the path to a pointer, outermost first. If the path goes through a list, it begins with the innermost
 * entry.
 */
function objectsOnPath(
  cursor: SchemaCursor,
  value: unknown,
  segments: readonly string[],
): readonly DocumentObject[] {
  let current: { value: unknown; cursor?: SchemaCursor } = { value, cursor };
  let path: readonly DocumentObject[] = isObject(value) ? [{ key: '', value, cursor }] : [];
  for (const key of segments) {
    const children = current.cursor?.children();
    const child: unknown = Object(current.value)[key];
    const childCursor = isObject(current.value)
      ? children?.propertiesOf(current.value).get(key)
      : children?.entries;
    current = { value: child, cursor: childCursor };
    path = isObject(child) && childCursor ? [...path, { key, value: child, cursor: childCursor }] : [];
  }
  return path;
}

/** The properties of an object that are objects themselves. */
function childObjects({ value, cursor }: DocumentObject): readonly DocumentObject[] {
  const properties = cursor.children().propertiesOf(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const childCursor = properties.get(key);
    return childCursor && isObject(inner) ? [{ key, value: inner, cursor: childCursor }] : [];
  });
}

/** Whether the object can have the property and does not yet. */
const canHave = ({ value, cursor }: DocumentObject, name: string) =>
  cursor.children().propertiesOf(value).has(name) && !Object.hasOwn(value, name);

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
