import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '../../authoring/upgrade/describe-built-changes';
import { hash } from '../../document/hash';
import { filesBelow } from '../../files/read-tree';

/** Packed copies, files whose names change with their content, and what only the server reads. */
const skipped = /\.(br|gz)$|^assets\/|^_server\.json$/;

/** Reads a built site for comparison. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  for (const path of await filesBelow(folder)) {
    if (skipped.test(path)) continue;
    const content = await readFile(join(folder, path));
    if (path.endsWith('.html')) pages.set(routeOf(path), content.toString('utf8'));
    else files.set(path, hash(content));
  }
  return { pages, files };
}

const routeOf = (path: string) => `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
