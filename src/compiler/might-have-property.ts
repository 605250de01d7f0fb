import { nearest } from '../diagnostics/nearest';

/**
 * Whether an object might be meant to have one of these properties: the property is invalid, or there is an unknown one
 * with a similar name. `invalidPointers` lists the pointers of invalid values.
 */
export const mightHaveProperty = (
  invalidPointers: ReadonlySet<string>,
  pointer: string,
  names: readonly string[],
): boolean =>
  [...invalidPointers].some((at) => {
    const end = at.lastIndexOf('/');
    return at.slice(0, end) === pointer && nearest(at.slice(end + 1), names) !== undefined;
  });
