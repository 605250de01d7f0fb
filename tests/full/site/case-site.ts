import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../../site/run-script';

/** A new site, with the files of these cases (`tests/full/cases`) laid over it one after the other. */
export async function siteOfCases(...cases: readonly string[]): Promise<{ pages: string; out: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-case-'));
  const pages = join(folder, 'site');
  const { status, stderr } = await runScript('new', [
    ...['site', pages, '--language', 'en', '--name', 'Pedal & Chain'],
  ]);
  if (status !== 0) throw new Error(stderr);
  for (const name of cases) await cp(join('tests/full/cases', name, 'site'), pages, { recursive: true });
  return { pages, out: join(folder, 'dist') };
}
