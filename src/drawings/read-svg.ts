import type { CustomPlugin, optimize, XastElement, XastRoot } from 'svgo';

/** SVGO's function. It takes long to load, so callers that read files pass it in when needed. */
export type Optimize = typeof optimize;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Parses a drawing and inspects it. Throws if it is malformed, or if its entities expand too far. */
export function readSvg<T>(svg: string, optimize: Optimize, inspect: (root: XastRoot) => T): T {
  const results: T[] = [];
  const inspector: CustomPlugin = {
    name: 'inspector',
    fn: (root) => {
      results.push(inspect(root));
      return {};
    },
  };
  optimize(svg, { plugins: [withoutPrefix, inspector] });
  const [result] = results;
  if (results.length === 0) throw new Error('SVGO has not called its plugins');
  return result as T;
}

/** Removes namespace prefixes: `<svg:path>` becomes `<path>` if “svg” is bound to SVG. */
export const withoutPrefix: CustomPlugin = {
  name: 'withoutPrefix',
  fn: () => {
    const prefixes = new Set<string>();
    return {
      element: {
        enter(element) {
          for (const [name, value] of Object.entries(element.attributes))
            if (name.startsWith('xmlns:') && value === svgNamespace)
              prefixes.add(name.slice('xmlns:'.length));
          const [prefix = '', local] = element.name.split(':');
          if (local && prefixes.has(prefix)) element.name = local;
        },
      },
    };
  },
};

/** The child elements of an element or file. */
export const elementsIn = ({ children }: XastRoot | XastElement): readonly XastElement[] =>
  children.filter((child) => child.type === 'element');
