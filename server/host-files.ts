/** The files that tell a static host what to do, as the build writes them. */

export interface HeaderRule {
  matches: (path: string) => boolean;
  headers: readonly (readonly [name: string, value: string])[];
}

/** `_headers`: a path on a line of its own, its headers indented below; `*` at the end stands for the rest. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const sections = text.split(/\n(?=\S)/).map((section) => section.trimEnd().split('\n'));
  return sections
    .filter(([path]) => path)
    .map(([path = '', ...lines]) => {
      const prefix = path.replace(/\*$/, '');
      return {
        matches: path.endsWith('*')
          ? (asked: string) => asked.startsWith(prefix)
          : (asked: string) => asked === path,
        headers: lines
          .filter((line) => line.trim() !== '')
          .map((line) => {
            const colon = line.indexOf(':');
            return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
          }),
      };
    });
}

/** `_redirects`: from, to and status, a line each. */
export const parseRedirects = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .map((line) => line.split(' '))
      .flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])),
  );
