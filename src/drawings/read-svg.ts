import type { CustomPlugin, optimize, XastElement, XastRoot } from 'svgo';

/** SVGO's function `optimize`. It takes long to load, so it is passed in by callers, which load it when needed. */
export type Optimize = typeof optimize;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What `inspect` returns for a parsed drawing. Throws if it is malformed, or if its entities expand too far. */
export function readSvg<T>(svg: string, optimize: Optimize, inspect: (root: XastRoot) => T): T {
  const results: T[] = [];
  const inspector: CustomPlugin = {
    name: 'inspector',
    fn: (root) => {
      results.push(inspect(root));
      return {};
    },
  };
  optimize(svg, { plugins: [removeNamespacePrefixes, inspector] });
  const [result] = results;
  if (results.length === 0) throw new Error('SVGO has not called its plugins');
  return result as T;
}

/** Removes the namespace prefixes of SVG elements: `<svg:path>` becomes `<path>` if “svg” is bound to SVG. */
export const removeNamespacePrefixes: CustomPlugin = {
  name: 'removeNamespacePrefixes',
  fn: () => {
    const prefixes = new Set<string>();
    return {
      element: {
        enter(element) {
          for (const [name, value] of Object.entries(element.attributes))
            if (name.startsWith('xmlns:') && value === svgNamespace)
              prefixes.add(name.slice('xmlns:'.length));
          const [prefix = '', localName] = element.name.split(':');
          if (localName && prefixes.has(prefix)) element.name = localName;
        },
      },
    };
  },
};

/** The child elements of an element or file. */
export const elementsIn = ({ children }: XastRoot | XastElement): readonly XastElement[] =>
  children.filter((child) => child.type === 'element');
