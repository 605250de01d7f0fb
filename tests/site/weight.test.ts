import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { destinations } from '../routes';
import { readRoute, siteFolder } from './site-folder';

/** The scripts that a page asks for at its first load: the entry and all that is preloaded for its blocks. */
const scriptsOf = (html: string) => [
  ...html.matchAll(/<script type="module" src="([^"]+)"/g),
  ...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g),
];

describe('the download size', () => {
  it.each([...destinations])('%s loads at most 100 KB of compressed script', (route) => {
    const files = scriptsOf(readRoute(route)).map(([, path]) => readFileSync(join(siteFolder, path ?? '')));
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
    expect(files.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(100_000);
  });
});
