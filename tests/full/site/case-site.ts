import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSite } from '../../../src/cli/new-site';

/** A new site, with the files of these cases (`tests/full/cases`) laid over it one after the other. */
export async function siteOfCases(...cases: readonly string[]): Promise<{ pages: string; out: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-case-'));
  const pages = join(folder, 'site');
  const made = await newSite(pages, 'en', 'Pedal & Chain');
  if ('refused' in made) throw new Error(made.refused);
  for (const name of cases) await cp(join('tests/full/cases', name, 'site'), pages, { recursive: true });
  return { pages, out: join(folder, 'dist') };
}
