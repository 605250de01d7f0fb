import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedPath } from '../files/hashed-path';
import type { StyleNeeds } from '../site/style-needs';
import type { BundledClient, ClientBundle } from './bundle';
import { sheetsFor, styleParts } from './style-parts';

/**
 * What the pages of one site are served: a block that none of them has costs no byte of a page, of the styles that come
 * later, or of the policy, which names the hash of every part. `folder` is that of the built site.
 */
export async function clientOf(
  { script, sheets, properties }: BundledClient,
  needs: StyleNeeds,
  folder: string,
): Promise<Omit<ClientBundle, 'fonts'>> {
  const needed = sheetsFor(sheets, needs);
  const laterText = needed.map(({ later }) => later).join('');
  const later = hashedPath('assets/later.css', laterText);
  await writeFile(join(folder, later), laterText);
  return { script, styles: styleParts(needed), later, properties };
}
