import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Tinypool } from 'tinypool';
import { loadModule } from '../bundle/bundles';
import { openFileStore } from '../cache/file-store';
import type { RenderFailure } from '../compiled';
import type { SharedImageOf } from '../emit/social-cards';
import { htmlPathOf } from '../outputs/html-path';
import type { SitePage } from '../site/assembled-site';
import { jsonOfPage } from '../site/page-summary';
import type { PageFiles, PageInput, PageSettings } from './page-renderer';

interface WritePagesOptions {
  /** The output folder. */
  folder: string;
  /** Gives the social card in place of a page's social image. */
  sharedImageOf: SharedImageOf;
  settings: PageSettings;
  /** Hash of the rendering code. */
  codeHash: string;
  /** The folder of the bundle that renders pages. */
  rendererFolder: string;
  /** The cache folder of output files. */
  store: string;
}

/** A page that is not in the cache. */
interface PageJob {
  page: PageInput;
  /** The document of the page. */
  file: string;
  /** The output file, without the extensions of compressed forms. */
  target: string;
  /** The key of the page in the cache. */
  key: string;
}

/** Minimum number of pages for using threads: rendering this many takes as long as starting a thread. */
const minPagesForThreads = 40;

/** Limited, because each thread has its own heap. */
const maxThreadCount = 8;

/** Number of pages sent to a thread at once. Each message costs half a millisecond. */
const chunkSize = 8;

/**
 * Writes every page with its compressed forms, if there are any. The cache key of a page is a hash of everything that
 * its file depends on. Pages are processed as a stream, and none stays in memory. Resolves with the number of pages
 * that were not in the cache, and with the blocks that failed, by document.
 */
export async function writePages(
  pages: Iterable<SitePage>,
  { folder, sharedImageOf, settings, codeHash, rendererFolder, store }: WritePagesOptions,
) {
  const files = openFileStore(store);
  const { styles, ...client } = settings.client;
  const sharedHash = hash(
    'sha256',
    JSON.stringify({ ...settings, client, styles: styles.map(({ css }) => css), codeHash }),
  );
  const failures = new Map<string, readonly RenderFailure[]>();
  let renderedCount = 0;

  /**
   * The pages that have to be rendered; the others are linked from the cache.
   *
   * There are two layers of caches. What a document compiles to is reused while its text and dependency hash are the
   * same (compiler/dependency-hashes.ts), and the file of a page while its key here is the same. If a page should
   * have been rebuilt and was not, compile it without the compile cache: if `summary.digest` is then another one, the
   * dependency hash lacks something; if it is the same, this key does. If a page was rebuilt with the same digest, its
   * image has changed, or `sharedHash`: that of the shell, styles, scripts and code.
   */
  function* jobs(): Generator<PageJob> {
    for (const sitePage of pages) {
      const summary = sitePage.summary();
      // The digest is without the image, whose social card is drawn after the page has been compiled.
      const image = sharedImageOf(summary.image);
      const key = hash('sha256', sharedHash + summary.digest + JSON.stringify(image));
      const target = join(folder, htmlPathOf(sitePage.route));
      mkdirSync(dirname(target), { recursive: true });
      if (files.restore(key, target)) continue;
      yield { page: { json: jsonOfPage(sitePage.page), image }, file: sitePage.file, target, key };
    }
  }

  await renderJobs(jobs(), settings, rendererFolder, ({ file, target, key }, page) => {
    if (page.failures.length > 0) failures.set(file, page.failures);
    else files.write(key, target, page.files);
    renderedCount += 1;
  });
  return { renderedCount, failures };
}

/** Renders few pages in this thread, and many in one thread per core, up to a limit. Calls `onRendered` after each. */
async function renderJobs(
  jobs: Iterator<PageJob>,
  settings: PageSettings,
  rendererFolder: string,
  onRendered: (job: PageJob, page: PageFiles) => void,
): Promise<void> {
  const firstJobs = takeJobs(jobs, minPagesForThreads);
  if (firstJobs.length < minPagesForThreads) {
    const { createPageRenderer } = (await loadModule(
      rendererFolder,
      'page-renderer',
    )) as typeof import('./page-renderer');
    const render = createPageRenderer(settings);
    for (const job of firstJobs) onRendered(job, render(job.page));
    return;
  }

  const threads = Math.min(availableParallelism(), maxThreadCount);
  const pool = new Tinypool({
    filename: join(rendererFolder, 'build-worker.mjs'),
    workerData: settings,
    minThreads: threads,
    maxThreads: threads,
  });
  const nextChunk = () => (firstJobs.length > 0 ? firstJobs.splice(0, chunkSize) : takeJobs(jobs, chunkSize));
  const renderChunks = async () => {
    for (let chunk = nextChunk(); chunk.length > 0; chunk = nextChunk()) {
      const pages: readonly PageFiles[] = await pool.run(chunk.map(({ page }) => page));
      for (const [index, job] of chunk.entries()) onRendered(job, pages[index] as PageFiles);
    }
  };
  try {
    // Keeps two chunks per thread in flight, so that threads never wait for this one.
    await Promise.all(Array.from({ length: threads * 2 }, renderChunks));
  } finally {
    await pool.destroy();
  }
}

/** Takes the next jobs from the iterator, fewer than `max` only at its end. */
function takeJobs<Job>(jobs: Iterator<Job>, max: number): Job[] {
  const jobsTaken: Job[] = [];
  while (jobsTaken.length < max) {
    const { value, done } = jobs.next();
    if (done) break;
    jobsTaken.push(value);
  }
  return jobsTaken;
}
