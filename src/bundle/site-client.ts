import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedPath } from '../files/hashed-path';
import type { StyleNeeds } from '../site/style-needs';
import type { BundledClient, ClientBundle } from './bundle';
import { sheetsFor, styleParts } from './style-parts';

/**
 * Writes the deferred CSS of one site into `folder`, the built site, and returns the parts of its CSS. Styles of blocks
 * that the site does not use are left out, and so are their hashes in the content security policy.
 */
export async function clientOf(
  { script, sheets, properties }: BundledClient,
  needs: StyleNeeds,
  folder: string,
): Promise<Omit<ClientBundle, 'fonts'>> {
  const needed = sheetsFor(sheets, needs);
  const laterText = needed.map(({ later }) => later).join('');
  const deferredPath = hashedPath('assets/later.css', laterText);
  await writeFile(join(folder, deferredPath), laterText);
  return { script, styles: styleParts(needed), later: deferredPath, properties };
}
