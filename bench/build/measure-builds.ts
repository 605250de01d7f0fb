import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caches, root } from '../../scripts/build/caches';
import { writeVariedSite } from '../load/varied-site';

/** What one build took, as a whole process. */
export interface BuildFigures {
  ms: number;
  /** Of all cores together: on a busy machine compare this. */
  'processor ms': number;
  'peak MB': number;
}

export interface BuildResults {
  /** With bundles, and nothing else, from earlier builds. */
  clean: BuildFigures;
  /** Right after it. */
  unchanged: BuildFigures;
  /** After an edit of one document. */
  'one changed': BuildFigures;
}

/** Measures builds of a site with this many pages, one time each. */
export async function measureBuilds(pages: number): Promise<BuildResults> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-bench-build-'));
  try {
    const documents = join(folder, 'pages-json');
    await writeVariedSite(documents, pages);
    await run(folder); // makes the bundles
    rmSync(caches.files, { recursive: true, force: true });
    rmSync(join(folder, 'dist'), { recursive: true });
    const clean = await run(folder);
    const unchanged = await run(folder);
    const edited = join(documents, 'about.json');
    const text = readFileSync(edited, 'utf8');
    writeFileSync(edited, text.replace(/"description": "/, '$&Edited. '));
    return { clean, unchanged, 'one changed': await run(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What `npm run build` gives to node. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, ...command] = (scripts.build as string).split(' ');
const hook = join(import.meta.dirname, '../load/report-usage.mjs');

function run(folder: string): Promise<BuildFigures> {
  const options = ['--pages', join(folder, 'pages-json'), '--out', join(folder, 'dist')];
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', hook, ...command, ...options], {
    cwd: root,
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
        ms: performance.now() - begun,
        'processor ms': (userCPUTime + systemCPUTime) / 1000,
        'peak MB': maxRSS / 1024,
      });
    });
  });
}
