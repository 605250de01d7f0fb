import { join } from 'node:path';
import type { Sources } from '../document/source';
import { themeTokens } from '../emit/theme-tokens';
import { readText } from '../files/read-tree';
import { galleryAssets, galleryRoot } from '../gallery/address';
import { renderGallery } from '../gallery/gallery';
import { engineFolder } from '../project/engine-folder';
import { readExplainedCodes } from '../sources/read-explained-codes';

/**
 * All files of the gallery: functions that render HTML, CSS and script files, by URL (`/__gallery`,
 * `/__gallery/blocks/facts`, `/__gallery/gallery.css`), and a site whose pages are the live examples, with CSS for
 * these in addition to that of the site's pages. `siteAddress` is the prefix of links to the site's pages.
 */
export async function galleryFiles(sources: Sources, siteAddress = '') {
  const { pages, exampleSite } = renderGallery(sources, await readExplainedCodes(), siteAddress);
  const assets = galleryAssets.map(async (name): Promise<[string, () => string]> => {
    const text = await readAsset(name);
    const tokens = name === 'gallery.css' ? `${themeTokens(exampleSite.theme)}\n` : '';
    return [`${galleryRoot}/${name}`, () => tokens + text];
  });
  return {
    files: new Map([...pages, ...(await Promise.all(assets))]),
    exampleStyles: await readAsset('example.css'),
    exampleSite,
  };
}

const readAsset = (name: string) => readText(join(engineFolder, 'src/gallery', name));
