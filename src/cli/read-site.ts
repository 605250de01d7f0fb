import { installCompiledValidators } from '../cache/compiled-validators';
import type { Sources } from '../document/source';
import { readSources } from '../sources/read-sources';
import { misuse } from './read-arguments';

/** Reads the documents of a site for a command that needs some, with compiled validators, which check them faster. */
export async function readSite(usage: string, pages: string): Promise<Sources> {
  const sources = await readSources(pages);
  if (sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);
  installCompiledValidators(sources.schemas);
  return sources;
}
