import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeShapes } from '../src/emit/merged-shapes';
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
  const readIcon = async (name: string) => {
    const { id, svg } = await read(name, join(iconFolder, `${name}.svg`));
    return { id, svg: mergeShapes(svg) };
  };
  return emitSprite(
    await Promise.all([
      ...icons.map(readIcon),
      ...flags.map((code) => read(`flag-${code}`, join(flagFolder, `${code.toUpperCase()}.svg`))),
    ]),
  );
}
