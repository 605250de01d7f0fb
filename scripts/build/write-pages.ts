import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RenderFailure } from '../../src/compiled';
import type { SitePage } from '../../src/site/assembled-site';
import { digestOfPage, outlineOf } from '../../src/site/page-outline';
import { openFileStore } from './file-store';
import type { PageJob, PageSettings } from './page-writer';
import { writeJobs } from './write-jobs';

interface WritePagesOptions {
  /** The folder of the site that is built. */
  folder: string;
  settings: PageSettings;
  /** A hash of the code that renders, and the folder of its bundle. */
  code: string;
  renderer: string;
  /** The folder of what earlier builds wrote. */
  store: string;
  /** Called for each page that is done. */
  onDone?: () => void;
}

export interface WrittenPages {
  /** How many were not in the store. */
  made: number;
  /** The blocks that threw, by document. */
  failures: ReadonlyMap<string, readonly RenderFailure[]>;
}

/**
 * Every page to its file, packed. The key of a page is a hash of everything that its file depends on; what an earlier
 * build wrote under it is taken as it is. Pages are hashed and written as they come, so none is held in memory.
 */
export async function writePages(
  pages: Iterable<SitePage>,
  { folder, settings, code, renderer, store, onDone = () => {} }: WritePagesOptions,
): Promise<WrittenPages> {
  const files = openFileStore(store);
  const { styles, ...client } = settings.client;
  const common = createHash('sha256')
    .update(JSON.stringify({ ...settings, client, styles: styles.map(({ css }) => css), code }))
    .digest();
  const sources = new Map<string, string>();
  const failures = new Map<string, readonly RenderFailure[]>();
  let made = 0;

  function* jobs(): Iterator<PageJob> {
    for (const entry of pages) {
      const { route, image } = outlineOf(entry);
      const key = createHash('sha256')
        .update(common)
        .update(digestOfPage(entry))
        .update(JSON.stringify(image))
        .digest('hex');
      const target = join(folder, htmlPathOf(route));
      mkdirSync(dirname(target), { recursive: true });
      if (files.restore(key, target)) onDone();
      else {
        sources.set(key, entry.file);
        yield { page: JSON.stringify(entry.page), target, key };
      }
    }
  }

  await writeJobs(jobs(), {
    renderer,
    settings,
    store,
    onWritten({ key }, failed) {
      if (failed.length > 0) failures.set(sources.get(key) ?? '', failed);
      made += 1;
      onDone();
    },
  });
  return { made, failures };
}

/** `/study-ireland` is `study-ireland/index.html`; a host looks for the page of no route at `404.html`. */
export function htmlPathOf(route: string): string {
  if (route === '/404') return '404.html';
  return route.endsWith('.html') ? route.slice(1) : join(route.slice(1), 'index.html');
}
