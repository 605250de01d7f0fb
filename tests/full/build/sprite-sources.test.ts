import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flagFolder, iconFolder } from '../../../src/assets/icon-folders';
import { inlineSvg } from '../../../src/drawings/inline-svg';

/**
 * The sprite takes icons and flags as their packages have them: emit/sprite.ts only renames ids. Classes do no
 * harm, since the styles of a page do not apply within the sprite, which is another file.
 */
it.each([
  ['icons', iconFolder],
  ['flags', flagFolder],
])('%s bring no styles, scripts, links or pictures from elsewhere', (_what, folder) => {
  const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(200);
  for (const name of drawings) {
    const svg = readFileSync(join(folder, name), 'utf8');
    expect(svg.replace(/^<svg[^>]*>/m, ''), name).not.toMatch(
      /<(?:style|script|a|image|foreignObject|animate|set)\b|\s(?:style|on\w+)=|xlink:|https?:/,
    );
    expect(inlineSvg(svg, { width: 24, height: 24 }), name).not.toHaveProperty('refused');
  }
});
