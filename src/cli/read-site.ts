import type { Sources } from '../document/source';
import { readSources } from '../sources/read-sources';
import { misuse } from './read-arguments';

/** Reads the site in the folder `pages` for a command. Without documents it prints the usage and exits. */
export async function readSite(usage: string, pages: string): Promise<Sources> {
  const sources = await readSources(pages);
  if (sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);
  return sources;
}
