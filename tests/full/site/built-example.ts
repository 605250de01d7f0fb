import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from '../../built-sites';
import { buildSite } from '../../site/build-site';

/** The documents of the second site, a language school in Portuguese. */
export const examplePages = 'examples/escola/site';

/** Where it is built: `npm run test:full` builds it once for all tests; without that, whoever asks builds it. */
export async function builtExample(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const built = folderOf('escola');
  if (existsSync(built)) return { folder: built, remove: async () => {} };
  const above = await mkdtemp(join(tmpdir(), 'prospectus-example-'));
  const folder = join(above, 'dist');
  const { status, output } = await buildSite({ pages: examplePages, out: folder });
  if (status !== 0) throw new Error(output);
  return { folder, remove: () => rm(above, { recursive: true }) };
}
