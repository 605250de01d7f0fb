import { expect, it } from 'vitest';
import { createDevGallery } from '../../../src/dev/gallery';
import { readSources } from '../../../src/sources/read-sources';
import { fixturePages } from '../../site/build-site';

it('the gallery of the dev server works again once the code is fixed', async () => {
  let isBroken = true;
  const ssrLoadModule = async () => {
    if (isBroken) throw new SyntaxError('Unexpected token');
    return { controlIcons: [] };
  };
  const vite = { ssrLoadModule } as unknown as Parameters<typeof createDevGallery>[0];
  const gallery = createDevGallery(vite, fixturePages);
  const sources = await readSources(fixturePages);
  await expect(gallery.of(sources)).rejects.toThrow('Unexpected token');
  isBroken = false;
  expect((await gallery.of(sources)).fileAt('/__gallery')?.text).toContain('<h1>Gallery</h1>');
});
