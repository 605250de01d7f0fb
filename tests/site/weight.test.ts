import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes';
import { readRoute, siteFolder } from './site-folder';

/** What a page asks for at its first load: the loader and all that is preloaded with it. */
const scriptsOf = (html: string) => [
  ...html.matchAll(/<script [^>]*src="([^"]+)"/g),
  ...html.matchAll(/<link [^>]*rel="modulepreload" href="([^"]+)"/g),
];

describe('the download size', () => {
  it.each([...routes])(
    '%s loads at most 2 KiB of compressed script before somebody does something',
    (route) => {
      const files = scriptsOf(readRoute(route)).map(([, path]) => readFileSync(join(siteFolder, path ?? '')));
      expect(files).toHaveLength(1);
      const [loader = ''] = files;
      expect(String(loader)).not.toMatch(/(^|;)import[ {"'`*]/); // it brings nothing else
      expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(2048);
    },
  );
});
