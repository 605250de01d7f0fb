import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { drawSprite } from '../assets/draw-sprite';
import { readLogo } from '../assets/read-logo';
import type { ServerBundle } from '../bundle/bundle';
import type { Shell } from '../compiled';
import type { Sources } from '../document/source';
import { galleryRoot } from '../gallery/address';
import { galleryFiles } from '../outputs/gallery-files';
import type { SitePage } from '../site/assembled-site';
import { type ThemeStyles, themeStyles } from './theme-styles';

const contentTypes: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The gallery (src/gallery) of the site at one moment. Its documents may have errors. */
export interface DevGallery {
  /** A file that is served as it is. */
  fileAt(address: string): { text: string; type: string } | undefined;
  /** The pages with the live examples, by address. */
  examples: ReadonlyMap<string, SitePage>;
  /** The shell around the examples; it has a sprite and texts of its own. */
  shell: Shell;
  look: ThemeStyles;
}

/** Makes the gallery on the first request, and again when the sources change. */
export function createDevGallery(
  vite: ViteDevServer,
  folder: string,
): (sources: Sources) => Promise<DevGallery> {
  const made = new WeakMap<Sources, Promise<DevGallery>>();
  const make = async (sources: Sources): Promise<DevGallery> => {
    const { controlIcons } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerBundle;
    const { files, exampleStyles, examples } = await galleryFiles(sources);
    const sprite = `${galleryRoot}/sprite.svg`;
    const publishedForms = `${galleryRoot}/forms.json`;
    const drawn = await drawSprite(examples, controlIcons);
    const texts = new Map([
      ...files,
      [sprite, () => drawn],
      [publishedForms, () => JSON.stringify(examples.publishedForms)],
    ]);
    const look = await themeStyles(examples.theme, sources, folder);
    return {
      fileAt(address) {
        const text = texts.get(address)?.();
        const type = contentTypes[extname(address)];
        return text !== undefined && type ? { text, type } : undefined;
      },
      examples: new Map(examples.pages.map((entry) => [entry.page.route, entry])),
      shell: {
        ...examples.shell,
        logo: readLogo(examples.theme, sources),
        origin: examples.url,
        sprite,
        texts: publishedForms,
      },
      look: { ...look, css: look.css + exampleStyles },
    };
  };
  return (sources) => {
    const gallery = made.get(sources) ?? make(sources);
    made.set(sources, gallery);
    gallery.catch(() => made.delete(sources)); // the code may be fixed before a document changes
    return gallery;
  };
}
