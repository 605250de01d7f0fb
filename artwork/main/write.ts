import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '../../pages-json/_images');

/** The look of the site allows an illustration this much; a heavier one would be felt on a phone. */
const allowed = 15 * 1024;

/** Writes an illustration below pages-json/_images, unless it is too heavy. */
export async function write(name: string, svg: string, limit = allowed): Promise<void> {
  const bytes = Buffer.byteLength(svg);
  if (bytes > limit)
    throw new Error(`${name}.svg has ${bytes} bytes, ${limit} are allowed: draw it with fewer points.`);
  const file = join(folder, `${name}.svg`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
  console.log(`${name}.svg`.padEnd(28), `${(bytes / 1024).toFixed(1)} KB`);
}
