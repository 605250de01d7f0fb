/** The folders above a path, outermost first: `a` and `a/b` for `a/b/c.pdf`. A leading slash adds an empty text. */
export const foldersAbove = (path: string): readonly string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
