import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { drawSprite } from '../assets/draw-sprite';
import type { ServerBundle } from '../bundle/bundle';
import type { Shell } from '../compiled';
import type { Sources } from '../document/source';
import { galleryFiles } from '../outputs/gallery-files';
import { siteOutputs } from '../outputs/site-outputs';
import type { SitePage } from '../site/assembled-site';
import { type ThemeStyles, themeStyles } from './theme-styles';

const contentTypes: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The gallery (src/gallery) of the current sources, which may have errors. */
export interface DevGallery {
  /** A static file. */
  fileAt(address: string): { text: string; type: string } | undefined;
  /** Pages with live examples, by URL. */
  examples: ReadonlyMap<string, SitePage>;
  /** The shell around the examples. */
  shell: Shell;
  /** The CSS and fonts of the examples. */
  look: ThemeStyles;
}

interface DevGalleries {
  /** The gallery of these sources, created on the first request. */
  of(sources: Sources): Promise<DevGallery>;
  /** Files that the examples of the latest gallery refer to. */
  textAt(address: string): string | undefined;
}

export function createDevGallery(vite: ViteDevServer, folder: string): DevGalleries {
  let texts: ReadonlyMap<string, string> = new Map();
  const galleries = new WeakMap<Sources, Promise<DevGallery>>();
  const make = async (sources: Sources): Promise<DevGallery> => {
    const { controlIcons } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerBundle;
    const { files, exampleStyles, exampleSite } = await galleryFiles(sources);
    const outputs = siteOutputs(exampleSite, sources, {
      sprite: await drawSprite(exampleSite, controlIcons),
    });
    texts = outputs.texts;
    const look = await themeStyles(exampleSite.theme, sources, folder);
    return {
      fileAt(address) {
        const text = files.get(address)?.();
        const type = contentTypes[extname(address)];
        return text !== undefined && type ? { text, type } : undefined;
      },
      examples: new Map(exampleSite.pages.map((entry) => [entry.page.route, entry])),
      shell: outputs.shell,
      look: { ...look, css: look.css + exampleStyles },
    };
  };
  return {
    of(sources) {
      const gallery = galleries.get(sources) ?? make(sources);
      galleries.set(sources, gallery);
      // Retry on the next request, since the code may be fixed without a change of documents.
      gallery.catch(() => galleries.delete(sources));
      return gallery;
    },
    textAt: (address) => texts.get(address),
  };
}
