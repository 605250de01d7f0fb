import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { urlHistoryPath } from '../document/document-kind';
import { addressesOf, recordAddresses } from '../emit/url-history';
import { changingFolderError } from '../files/change-journal';
import { readText } from '../files/read-tree';
import { writeDocuments } from '../files/write-documents';
import type { Site } from '../site/assembled-site';

/**
 * Adds the site's routes to the URL history. Only a release does this, since unreleased pages may still change their
 * route. The file is read again, because it may have been edited during the build, and written before the site is
 * replaced, so that an error stops the release. Returns a function that undoes it; undefined if nothing was added.
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
  const conflicts = await writeDocuments(pages, [{ before, after }]);
  if (conflicts.length > 0) throw changingFolderError(pages);
  return () => (before ? writeDocuments(pages, [{ before: after, after: before }]) : rm(file));
}
