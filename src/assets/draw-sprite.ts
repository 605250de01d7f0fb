import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeShapes } from '../emit/merged-shapes';
import { emitSprite } from '../emit/sprite';
import type { Site } from '../site/assembled-site';
import { flagFolder, iconFolder } from './icon-folders';

/** Creates the sprite of all icons and flags in use. */
export async function drawSprite(
  site: Pick<Site, 'icons' | 'flags'>,
  controlIcons: readonly string[],
): Promise<string> {
  const icons = [...new Set([...site.icons, ...controlIcons])].sort();
  const flags = [...site.flags].sort();
  const readIcon = (folder: string, name: string) => readFile(join(folder, `${name}.svg`), 'utf8');
  return emitSprite(
    await Promise.all([
      ...icons.map(async (name) => ({ id: name, svg: mergeShapes(await readIcon(iconFolder, name)) })),
      ...flags.map(async (code) => ({
        id: `flag-${code}`,
        svg: await readIcon(flagFolder, code.toUpperCase()),
      })),
    ]),
  );
}
