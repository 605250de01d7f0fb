import { expect, it } from 'vitest';
import { createDevGalleries } from '../../../src/dev/gallery';
import { readSources } from '../../../src/sources/read-sources';
import { fixturePages } from '../../site/build-site';

it('the gallery of the dev server works again once the code is fixed', async () => {
  let isBroken = true;
  const ssrLoadModule = async () => {
    if (isBroken) throw new SyntaxError('Unexpected token');
    return { controlIcons: [] };
  };
  const vite = { ssrLoadModule } as unknown as Parameters<typeof createDevGalleries>[0];
  const galleries = createDevGalleries(vite, fixturePages);
  const sources = await readSources(fixturePages);
  await expect(galleries.galleryOf(sources)).rejects.toThrow('Unexpected token');
  isBroken = false;
  expect((await galleries.galleryOf(sources)).textAt('/__gallery')).toContain('<h1>Gallery</h1>');
});
