import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emitSprite } from '../src/emit/sprite';
import type { Site } from '../src/site/assembled-site';
import { flagFolder, iconFolder } from './read-sources';

/** The icons and flags that documents and controls name, in one file. */
export async function drawSprite(
  site: Pick<Site, 'icons' | 'flags'>,
  controlIcons: readonly string[],
): Promise<string> {
  const icons = [...new Set([...site.icons, ...controlIcons])].sort();
  const flags = [...site.flags].sort();
  const read = async (id: string, file: string) => ({ id, svg: await readFile(file, 'utf8') });
  return emitSprite(
    await Promise.all([
      ...icons.map((name) => read(`icon-${name}`, join(iconFolder, `${name}.svg`))),
      ...flags.map((code) => read(`flag-${code}`, join(flagFolder, `${code.toUpperCase()}.svg`))),
    ]),
  );
}
