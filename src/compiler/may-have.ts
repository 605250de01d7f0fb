import { nearest } from '../diagnostics/nearest';

/**
 * Whether the object at a pointer may be meant to have one of these properties: it is there and invalid, or something
 * unknown is there whose name is near. `broken` are the pointers of everything invalid.
 */
export const mayHave = (broken: ReadonlySet<string>, pointer: string, names: readonly string[]): boolean =>
  [...broken].some((at) => {
    const end = at.lastIndexOf('/');
    return at.slice(0, end) === pointer && nearest(at.slice(end + 1), names) !== undefined;
  });
