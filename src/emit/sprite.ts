/** An SVG file of the icon or flag set, by its name. */
export interface SpriteSource {
  /** `leaf`, `flag-ie`. */
  id: string;
  svg: string;
}

/** One file with every icon and flag in use; pages refer to them by `<use href="sprite.svg#leaf">`. */
export function emitSprite(sources: readonly SpriteSource[]): string {
  const symbols = sources.map(({ id, svg }) => {
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
    const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
    if (!viewBox || inner === undefined) throw new Error(`${id} is not an SVG with a viewBox`);
    return `<symbol id="${id}" viewBox="${viewBox}">${ownNames(inner, id).replace(/>\s+</g, '><').trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Two flags may use the same ID for a clip path, so each gets its own IDs. */
const ownNames = (svg: string, id: string) =>
  svg.replace(/\bid="([^"]+)"/g, `id="${id}-$1"`).replace(/(url\(#|href="#)([^)"]+)/g, `$1${id}-$2`);
