import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadModule } from '../bundle/bundles';
import { openFileStore } from '../cache/file-store';
import type { RenderFailure } from '../compiled';
import { htmlPathOf } from '../outputs/html-path';
import type { SitePage } from '../site/assembled-site';
import { jsonOfPage, summaryOf } from '../site/page-outline';
import type { PageJob, PageSettings } from './page-writer';
import type { Threads } from './threads';

interface WritePagesOptions {
  /** The folder of the site that is built. */
  folder: string;
  settings: PageSettings;
  /** A hash of the code that renders, and the folder of its bundle. */
  code: string;
  renderer: string;
  /** The folder of what earlier builds wrote. */
  store: string;
  threads: Threads;
  /** Called for each page that is done. */
  onDone?: () => void;
  /** Called when the last page has been assembled, while other threads may still write some. */
  meanwhile?: () => void;
}

/** A thread takes as long to start as this many pages take to be written. */
const worthThreads = 40;

export interface WrittenPages {
  /** How many were not in the store. */
  made: number;
  /** The blocks that threw, by document. */
  failures: ReadonlyMap<string, readonly RenderFailure[]>;
}

/**
 * Every page to its file, packed. The key of a page is a hash of everything that its file depends on; what an earlier
 * build wrote under it is taken as it is. Pages are hashed and written as they come, and none stays in memory.
 */
export async function writePages(
  pages: Iterable<SitePage>,
  { folder, settings, code, renderer, store, threads, onDone = () => {}, meanwhile }: WritePagesOptions,
): Promise<WrittenPages> {
  const files = openFileStore(store);
  const { styles, ...client } = settings.client;
  const common = hash(
    'sha256',
    JSON.stringify({ ...settings, client, styles: styles.map(({ css }) => css), code }),
  );
  const sources = new Map<string, string>();
  const failures = new Map<string, readonly RenderFailure[]>();
  let made = 0;

  function* jobs(): Iterator<PageJob> {
    for (const entry of pages) {
      const summary = summaryOf(entry);
      const key = hash('sha256', common + summary.digest + JSON.stringify(summary.outline.image));
      const target = join(folder, htmlPathOf(entry.route));
      mkdirSync(dirname(target), { recursive: true });
      if (files.restore(key, target)) onDone();
      else {
        sources.set(key, entry.file);
        yield { page: jsonOfPage(entry, summary), target, key };
      }
    }
  }

  await threads.share(jobs(), {
    renderer,
    task: 'write',
    data: { settings, store },
    worth: worthThreads,
    batch: 4,
    here: async () => {
      const { createPageWriter } = (await loadModule(
        renderer,
        'page-writer',
      )) as typeof import('./page-writer');
      return createPageWriter({ settings, store });
    },
    onDone({ key }, failed) {
      if (failed.length > 0) failures.set(sources.get(key) ?? '', failed);
      made += 1;
      onDone();
    },
    meanwhile,
  });
  return { made, failures };
}
