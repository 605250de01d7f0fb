import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './house';
import { sourcesBelow } from './sources';

const sheetImport = /import (\w+) from '([^']+\.module\.css)';/g;

/** The classes that a style sheet names, and other words after a full stop, which do no harm: `svg` of `url(a.svg)`. */
const classesIn = (css: string) =>
  new Set([...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));

const components = sourcesBelow('src')
  .map(({ file, text }) => ({
    file,
    code: text.replace(/^import .*$|\/\*[\s\S]*?\*\//gm, ''),
    sheets: [...text.matchAll(sheetImport)],
  }))
  .filter(({ file, sheets }) => file.endsWith('.tsx') && sheets.length > 0);

/** An element with a class that is not there would be shown without styles, and nothing would say so. */
describe('every class that a component uses is in the style sheet that it takes it from', () => {
  it.each(components)('$file', ({ file, code, sheets }) => {
    for (const [, name, path = ''] of sheets) {
      const sheet = join(root, dirname(file), path);
      expect(existsSync(sheet)).toBe(true);
      const classes = classesIn(readFileSync(sheet, 'utf8'));
      const named = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, own]) => own);
      expect(named.filter((own) => !classes.has(own))).toEqual([]);
    }
  });
});
