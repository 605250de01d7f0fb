import { nearest } from '../diagnostics/nearest';

/**
 * Whether the object at a pointer might be meant to have one of these properties: it has the property, but with an
 * invalid value, or an unknown one with a similar name. Both are among `invalidPointers`.
 */
export const mightHaveProperty = (
  invalidPointers: ReadonlySet<string>,
  pointer: string,
  names: readonly string[],
): boolean =>
  [...invalidPointers].some((invalid) => {
    const end = invalid.lastIndexOf('/');
    return invalid.slice(0, end) === pointer && nearest(invalid.slice(end + 1), names) !== undefined;
  });
