import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { smallSite } from '../../../../src/gallery/small-site';
import { readSources } from '../../../../src/sources/read-sources';
import { themeFrom } from '../../../../src/theme/theme';
import { fields } from '../../../every-field';
import { fixturePages } from '../../../site/build-site';

/** Documents of a small site with a form of every field on two pages, on one of them from right to left. */
export async function fieldsSite(): Promise<{ pages: string; out: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-'));
  const pages = join(folder, 'pages-json');
  const { icons, flags, schemas, packs, drawMap, inlineSvg, year } = await readSources(fixturePages);
  const block = { type: 'enquiry-form', id: 'book', heading: 'Book a lesson', form: 'lesson' };
  const page = (title: string, ...blocks: readonly object[]) => ({
    title,
    breadcrumb: title,
    blocks: [{ type: 'banner', title }, ...blocks],
  });
  const { documents } = smallSite(
    {
      '_theme.json': { ...themeFrom(), logo: { icon: 'mark.svg' } }, // without an icon a browser asks for one
      '_forms/lesson.json': { submit: '/api/lessons', fields },
      'lesson.json': page('A lesson', block),
      'dars.json': page('A lesson in Arabic', { ...block, language: 'ar' }),
      'privacy.json': page('Privacy', { type: 'text', paragraphs: ['We keep little.'] }),
    },
    { images: [], fonts: [], files: [], icons, flags, schemas, packs, drawMap, inlineSvg, year },
  );
  for (const { path, text } of documents) {
    await mkdir(dirname(join(pages, path)), { recursive: true });
    await writeFile(join(pages, path), text);
  }
  for (const [image, from] of [
    ['mark.svg', 'mark.svg'],
    ['world.svg', 'norway.svg'],
  ] as const)
    await cp(join(fixturePages, '_images', from), join(pages, '_images', image));
  return { pages, out: join(folder, 'dist') };
}
