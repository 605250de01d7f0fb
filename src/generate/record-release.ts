import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { urlHistoryPath } from '../document/document-kind';
import { addressesOf, recordAddresses } from '../emit/url-history';
import { isChanging } from '../files/change-journal';
import { readText } from '../files/read-tree';
import { writeDocuments } from '../files/write-documents';
import type { Site } from '../site/assembled-site';

/**
 * The URL history is written only here: a page that was never released may still change its address. It is read again,
 * since somebody may have edited it during the build. It is written before the site is replaced, so that a URL history
 * that cannot be written stops the release. Returns a function that restores it; nothing if it was complete already.
 */
export async function recordRelease(
  pages: string,
  site: Site,
): Promise<(() => Promise<unknown>) | undefined> {
  const file = join(pages, urlHistoryPath);
  const text = existsSync(file) ? await readText(file) : undefined;
  const recorded = recordAddresses(text, addressesOf(site));
  if (recorded === text) return undefined;
  const before = text === undefined ? undefined : { path: urlHistoryPath, file, text };
  const after = { path: urlHistoryPath, file, text: recorded };
  if ((await writeDocuments(pages, [{ before, after }])).length > 0) throw isChanging(pages);
  return () => (before ? writeDocuments(pages, [{ before: after, after: before }]) : rm(file));
}
