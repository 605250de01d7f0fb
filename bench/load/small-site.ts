import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteConfig } from './server-config';

/** The headers that every answer has to carry, each with the values that it may have. */
export type CarriedHeaders = ReadonlyMap<string, readonly string[]>;

/** Writes a site of a few files as the build would. */
export async function writeSmallSite(folder: string): Promise<CarriedHeaders> {
  const config = { ...(await siteConfig()), redirects: [{ from: '/old', to: '/about' }] };
  const about = '<!doctype html><title>About</title>'.repeat(20);
  const files: Readonly<Record<string, string | Buffer>> = {
    '_server.json': JSON.stringify(config),
    '404.html': '<!doctype html><title>Not found</title>',
    'index.html': '<!doctype html><title>Home</title>',
    'about/index.html': about,
    'about/index.html.br': brotliCompressSync(about),
    'about/page.json': '{}',
    'assets/entry.abc.js': 'export {}',
    'images/photo.jpg': Buffer.alloc(5000),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const always = config.headers.find(({ path }) => path === '/*')?.headers ?? {};
  return new Map(
    Object.keys(always).map((name) => [name, config.headers.flatMap(({ headers }) => headers[name] ?? [])]),
  );
}
