import type { CustomPlugin, optimize, PluginConfig, XastElement, XastRoot } from 'svgo';

/** SVGO's only function. It takes long to load, so whoever reads the disk hands it in once a drawing needs it. */
export type Optimize = typeof optimize;

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Parses a drawing, passes it through these plugins, and gives what is left of it to `look`. Throws where it is not
 * well-formed, or where its entities multiply.
 */
export function readSvg<T>(
  svg: string,
  optimize: Optimize,
  plugins: readonly PluginConfig[],
  look: (root: XastRoot) => T,
): T {
  const seen: T[] = [];
  const last: CustomPlugin = {
    name: 'look',
    fn: (root) => {
      seen.push(look(root));
      return {};
    },
  };
  optimize(svg, { plugins: [withoutPrefix, ...plugins, last] });
  const [result] = seen;
  if (seen.length === 0) throw new Error('SVGO has not called its plugins');
  return result as T;
}

/** `<svg:path>` is `<path>` where the file says that “svg” stands for SVG. */
const withoutPrefix: CustomPlugin = {
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

/** The elements among what is in an element, or in a file. */
export const elementsIn = ({ children }: XastRoot | XastElement): readonly XastElement[] =>
  children.filter((child) => child.type === 'element');
