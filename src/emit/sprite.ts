/** An SVG file of the icon or flag set. */
export interface SpriteSource {
  /** For example `leaf`, `flag-ie`. */
  id: string;
  svg: string;
}

/** A file with all icons and flags in use; pages refer to them by `<use href="sprite.svg#leaf">`. */
export function emitSprite(sources: readonly SpriteSource[]): string {
  const symbols = sources.map(({ id, svg }) => {
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
    const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
    if (!viewBox || inner === undefined) throw new Error(`${id} is not an SVG with a viewBox`);
    return `<symbol id="${id}" viewBox="${viewBox}">${withUniqueIds(inner, id).replace(/>\s+</g, '><').trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Makes ids unique, because flags may use the same id for a clip path. */
const withUniqueIds = (svg: string, id: string) =>
  svg.replace(/\bid="([^"]+)"/g, `id="${id}-$1"`).replace(/(url\(#|href="#)([^)"]+)/g, `$1${id}-$2`);
