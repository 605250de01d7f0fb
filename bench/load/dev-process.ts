import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from './free-port';
import { writeVariedSite } from './varied-site';

/** The real dev server on a copy of a site's documents. */
export interface DevProcess {
  origin: string;
  /** The folder of the copy. */
  pages: string;
  /** Where enquiries are kept. */
  data: string;
  read(path: string): Promise<string>;
  /** Writes a document as an editor saves it. */
  save(path: string, text: string): Promise<void>;
  remove(path: string): Promise<void>;
  stop(): Promise<void>;
}

export interface DevOptions {
  /** The folder of the site's documents, in the project. */
  documents?: string;
  /** Documents that differ from the site's at the start. */
  changes?: Readonly<Record<string, string>>;
  /** The project, or a copy whose code may change. */
  root?: string;
  /** A number of pages, if it is not the site's. */
  count?: number;
}

export async function startDev({
  documents = 'pages-json',
  changes = {},
  root = join(import.meta.dirname, '../..'),
  count,
}: DevOptions): Promise<DevProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-dev-'));
  const pages = join(folder, basename(documents));
  const data = join(folder, 'data');
  if (count === undefined) await cp(join(root, documents), pages, { recursive: true });
  else await writeVariedSite(pages, count);
  for (const [path, text] of Object.entries(changes)) {
    await mkdir(dirname(join(pages, path)), { recursive: true });
    await writeFile(join(pages, path), text);
  }
  const port = await freePort();
  const words = ['--pages', pages, '--port', String(port), '--data', data];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'src/cli/commands/dev.ts'), ...words],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Prospectus shows')) resolve();
    });
    child.once('close', () => reject(new Error(`The dev server did not start: ${said}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    pages,
    data,
    read: (path) => readFile(join(pages, path), 'utf8'),
    save: (path, text) => writeFile(join(pages, path), text),
    remove: (path) => rm(join(pages, path)),
    async stop() {
      const closed = once(child, 'close');
      child.kill();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
