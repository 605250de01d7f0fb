import { join } from 'node:path';
import type { Sources } from '../src/document/source';
import { galleryAssets, galleryRoot } from '../src/gallery/address';
import { type Gallery, renderGallery } from '../src/gallery/gallery';
import { readExplainedCodes } from './read-explained-codes';
import { readText } from './read-tree';

export interface GalleryFiles {
  /** HTML, styles and script by their addresses: `/__gallery`, `/__gallery/blocks/facts`, `/__gallery/gallery.css`. */
  files: ReadonlyMap<string, string>;
  /** The pages on which the examples are live; they still want to be rendered. */
  examples: Gallery['examples'];
}

/** Everything that a server or a folder needs for the gallery. Pages of the site are linked at `siteAddress`. */
export async function galleryFiles(sources: Sources, siteAddress = ''): Promise<GalleryFiles> {
  const { pages, examples } = renderGallery(sources, await readExplainedCodes(), siteAddress);
  const assets = galleryAssets.map(
    async (name): Promise<[string, string]> => [
      `${galleryRoot}/${name}`,
      await readText(join(import.meta.dirname, '../src/gallery', name)),
    ],
  );
  return { files: new Map([...pages, ...(await Promise.all(assets))]), examples };
}
