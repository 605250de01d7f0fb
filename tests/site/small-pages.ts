import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { smallDocuments } from '../../src/gallery/small-site';
import { readSchemas } from '../../src/sources/read-schemas';
import { fixturePages } from './build-site';

/** Documents of a site with three pages, which is built in a third of the time that the fixture takes. */
export async function smallPages(): Promise<{ pages: string; out: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-'));
  const pages = join(folder, 'pages-json');
  const history = JSON.stringify({ published: ['/', '/about', '/team'] }, null, 2);
  const examples = { 'about.json': [], 'team.json': [], '_urls.json': history };
  const documents = smallDocuments(examples, await readSchemas());
  for (const { path, text } of documents) {
    await mkdir(dirname(join(pages, path)), { recursive: true });
    await writeFile(join(pages, path), text);
  }
  await cp(join(fixturePages, '_images/norway.svg'), join(pages, '_images/world.svg'));
  return { pages, out: join(folder, 'dist') };
}
