import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteConfig } from './server-config';

/** Writes a site of a few files as the build would. Gives the headers that every answer has to carry. */
export async function writeSmallSite(folder: string): Promise<Readonly<Record<string, string>>> {
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
  return config.headers.find(({ path }) => path === '/*')?.headers ?? {};
}
