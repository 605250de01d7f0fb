import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caches } from '../../src/cache/caches';
import { engineFolder } from '../../src/project/engine-folder';
import { writeVariedSite } from '../load/varied-site';
import { type Figures, medians } from '../visit/medians';

/** Numbers of pages: of this site, of a large one, and of one that is hardly ever reached. */
export const sizes = [34, 1000, 10_000];

/** Builds of so many pages take long enough to be measured once. */
const large = 5000;

/**
 * Measures builds of sites with these numbers of pages: a `clean` one, with bundles and nothing else from earlier builds; one
 * of the same documents; and one after an edit of one of them. Each is measured as a whole process. With `withEleventy`,
 * Eleventy builds the same documents after each of our clean builds.
 */
export async function* measureBuilds(
  sizes: readonly number[],
  { withEleventy = false }: { withEleventy?: boolean } = {},
): AsyncGenerator<[name: string, Record<string, Figures>]> {
  const aside: string[] = [];
  const eleventy = withEleventy ? installEleventy() : undefined;
  if (eleventy) aside.push(eleventy);
  try {
    for (const pages of sizes) yield [`${pages} pages`, await measureSize(pages, aside, eleventy)];
  } finally {
    for (const path of aside) rmSync(path, { recursive: true, force: true });
  }
}

/** Adds to `aside` what is to be deleted after the last build. */
async function measureSize(
  pages: number,
  aside: string[],
  eleventy: string | undefined,
): Promise<Record<string, Figures>> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-bench-build-'));
  aside.push(folder);
  const documents = join(folder, 'pages-json');
  const out = join(folder, 'dist');
  const edited = join(documents, 'about.json');
  const [clean, unchanged, oneChanged]: [Figures[], Figures[], Figures[]] = [[], [], []];
  const byEleventy: Figures[] = [];
  await run('pages-json', out); // makes the bundles
  await writeVariedSite(documents, pages);
  for (let round = 0; round < (pages < large ? 3 : 1); round += 1) {
    putAside([...sites(), out], aside);
    clean.push(await run(documents, out));
    if (eleventy) byEleventy.push(await runEleventy(eleventy, documents, join(folder, `eleventy-${round}`)));
    unchanged.push(await run(documents, out));
    const text = readFileSync(edited, 'utf8');
    writeFileSync(edited, text.replace(/"description": "/, '$&Edited. '));
    oneChanged.push(await run(documents, out));
  }
  return {
    clean: medians(clean),
    unchanged: medians(unchanged),
    'one changed': medians(oneChanged),
    ...(eleventy && { Eleventy: medians(byEleventy) }),
  };
}

/**
 * Moves files and folders out of the way, to be deleted after the last build: for some minutes ext4 does not
 * reuse the inodes of deleted files, and looks through all of them for each new file, which made a build up to
 * two seconds slower.
 */
function putAside(paths: readonly string[], aside: string[]): void {
  for (const path of paths.filter((path) => existsSync(path))) {
    const place = `${path}.aside-${process.pid}-${aside.length}`;
    renameSync(path, place);
    aside.push(place);
  }
}

/** What builds keep of documents and sites. What they keep of the code stays. */
const sites = () => [
  caches.files,
  ...readdirSync(caches.compiled)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(caches.compiled, name)),
];

/** What `npm run build` gives to node. */
const { scripts } = JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8'));
const [, ...command] = (scripts.build as string).split(' ');
const hook = join(import.meta.dirname, '../load/report-usage.mjs');

const run = (pages: string, out: string): Promise<Figures> =>
  measureProcess([...command, '--pages', pages, '--out', out], engineFolder);

/** Copies the Eleventy site of `bench/eleventy` to a folder of its own, with its packages. */
function installEleventy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-bench-eleventy-'));
  cpSync(join(import.meta.dirname, '../eleventy'), folder, { recursive: true });
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

const runEleventy = (folder: string, documents: string, out: string): Promise<Figures> =>
  measureProcess(['node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--output', out], folder, {
    DOCUMENTS: documents,
  });

function measureProcess(
  words: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Figures> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', hook, ...words], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const read = { said: '', usage: '' };
  child.stderr?.on('data', (text) => {
    read.said += text;
  });
  child.stdio[3]?.on('data', (text) => {
    read.usage += text;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (status) => {
      if (status !== 0) return reject(new Error(read.said));
      const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(read.usage);
      resolve({
        ms: Math.round(performance.now() - begun),
        'processor ms': Math.round((userCPUTime + systemCPUTime) / 1000), // of all cores
        'peak MB': Math.round(maxRSS / 1024), // with its threads; a build starts no processes
      });
    });
  });
}
