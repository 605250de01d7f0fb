import type { CustomPlugin } from 'svgo';

const svgNamespace = 'http://www.w3.org/2000/svg';

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
