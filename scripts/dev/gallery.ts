import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Shell } from '../../src/compiled';
import type { SitePage } from '../../src/compiler/site';
import { galleryRoot } from '../../src/gallery/address';
import type { ServerBundle } from '../bundle';
import { galleryFiles } from '../gallery-files';
import { drawSprite } from '../prerender';
import type { Edition } from './edition';

const contentTypes: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The gallery (src/gallery) of one edition of the site. */
export interface DevGallery {
  /** What stands at an address as it is. */
  fileAt(address: string): { text: string; type: string } | undefined;
  /** The pages on which the examples are live, by their addresses. */
  examples: ReadonlyMap<string, SitePage>;
  /** What stands around them: their icons are not the site's. */
  shell: Shell;
}

export const isOfGallery = (address: string) => address.startsWith(galleryRoot);

/** Makes the gallery when it is first asked for, and again for another edition. */
export function createDevGallery(vite: ViteDevServer): (edition: Edition) => Promise<DevGallery> {
  const made = new WeakMap<Edition, Promise<DevGallery>>();
  const make = async ({ sources, shell }: Edition): Promise<DevGallery> => {
    const { controlIcons } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerBundle;
    const { files, examples } = await galleryFiles(sources);
    const sprite = `${galleryRoot}/sprite.svg`;
    const texts = new Map([...files, [sprite, await drawSprite(examples, controlIcons)]]);
    return {
      fileAt(address) {
        const text = texts.get(address);
        const type = contentTypes[extname(address)];
        return text !== undefined && type ? { text, type } : undefined;
      },
      examples: new Map(examples.pages.map((entry) => [entry.page.route, entry])),
      shell: { ...examples.shell, origin: shell.origin, sprite },
    };
  };
  return (edition) => {
    const gallery = made.get(edition) ?? make(edition);
    made.set(edition, gallery);
    return gallery;
  };
}
