import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The site's own page for a status. Undefined if it cannot be read, for example while a new build replaces the old one.
 */
export async function statusPage(folder: string, status: 404 | 500): Promise<Response | undefined> {
  try {
    const page = await readFile(join(folder, `${status}.html`), 'utf8');
    return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  } catch {
    return undefined;
  }
}
