import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { commandLine } from './run-script';

/** The documents of the site that tests of the engine run on; tests/fixture/README.md says what is in them. */
export const fixturePages = 'tests/fixture/pages';

/** A copy of these documents that a test may change, and a folder beside it to build into. */
export async function copyOfFixture(): Promise<{ pages: string; out: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-'));
  const pages = join(folder, basename(fixturePages));
  await cp(fixturePages, pages, { recursive: true });
  return { pages, out: join(folder, 'dist') };
}

/** `npm run build` as a person runs it. */
export function buildSite({
  pages,
  out,
}: {
  pages: string;
  out: string;
}): Promise<{ status: number; output: string }> {
  const options = [...commandLine('build'), '--pages', pages, '--out', out];
  return new Promise((resolve) => {
    execFile(process.execPath, options, { maxBuffer: 1e8 }, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

/** Every script of a built site with its content, by name. */
export async function scriptsIn(out: string): Promise<Record<string, string>> {
  const names = (await readdir(join(out, 'assets'))).filter((name) => name.endsWith('.js')).sort();
  const entries = names.map(async (name) => [name, await readFile(join(out, 'assets', name), 'utf8')]);
  return Object.fromEntries(await Promise.all(entries));
}
