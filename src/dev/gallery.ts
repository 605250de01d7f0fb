import type { ViteDevServer } from 'vite';
import { drawSprite } from '../assets/draw-sprite';
import type { EntryServer } from '../bundle/bundle';
import type { Shell } from '../compiled';
import type { Sources } from '../document/source';
import { galleryFiles } from '../outputs/gallery-files';
import { siteOutputs } from '../outputs/site-outputs';
import type { SitePage } from '../site/assembled-site';
import { type ThemeStyles, themeStyles } from './theme-styles';

/** The gallery (src/gallery) of the current sources, which may have errors. */
export interface DevGallery {
  /** The text of a file of the gallery itself, by its URL. */
  textAt(address: string): string | undefined;
  /** Pages with live examples, by URL. */
  examples: ReadonlyMap<string, SitePage>;
  /** The shell around the examples. */
  shell: Shell;
  /** The styles of the examples. */
  styles: ThemeStyles;
}

/** Makes galleries on request. `folder` contains the documents. */
export function createDevGalleries(vite: ViteDevServer, folder: string) {
  let texts: ReadonlyMap<string, string> = new Map();
  const galleries = new WeakMap<Sources, Promise<DevGallery>>();
  const make = async (sources: Sources): Promise<DevGallery> => {
    const { controlIcons } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer;
    const { files, exampleStyles, exampleSite } = await galleryFiles(sources);
    const outputs = siteOutputs(exampleSite, sources, await drawSprite(exampleSite, controlIcons));
    texts = outputs.texts;
    const styles = await themeStyles(exampleSite.theme, sources, folder);
    return {
      textAt: (address) => files.get(address)?.(), // a page of the gallery is rendered when it is asked for
      examples: new Map(exampleSite.pages.map((sitePage) => [sitePage.page.route, sitePage])),
      shell: outputs.shell,
      styles: { ...styles, css: styles.css + exampleStyles },
    };
  };
  return {
    /** The gallery of these sources, created on the first request. */
    galleryOf(sources: Sources): Promise<DevGallery> {
      const gallery = galleries.get(sources) ?? make(sources);
      galleries.set(sources, gallery);
      // Retry on the next request, since the code may be fixed without a change of documents.
      gallery.catch(() => galleries.delete(sources));
      return gallery;
    },
    /** The text of a file to which the examples of the latest gallery refer, such as the sprite. */
    exampleTextAt: (address: string) => texts.get(address),
  };
}
