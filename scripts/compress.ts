import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './read-tree';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Pictures and fonts are packed already. */
const packable = /\.(css|html|js|json|svg|txt|xml)$/;

/** Below this a response fits into one packet as it is. */
const smallest = 1024;

/** Writes a brotli and a gzip file beside every text, so that no server packs anything while a visitor waits. */
export async function compressTree(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => packable.test(file));
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await compressFile(join(folder, file));
  };
  await Promise.all(Array.from({ length: 4 }, work)); // libuv's threads; more would only hold more in memory
}

export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, gzipped);
}
