import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration, type Node } from 'postcss';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import { root } from './house';

/** What has no logical properties is mirrored in this sheet: gradients, drawings. */
const mirrored = 'src/renderer/right-to-left.css';

/** A map lies as the world does, whatever the language. */
const asTheWorldLies = ['src/blocks/place-map/place-map.module.css'];

const allSheets = (await filesBelow(join(root, 'src')))
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file}`);

const sheets = allSheets.filter((file) => file !== mirrored && !asTheWorldLies.includes(file));

/** The parts of a value, of which each may be a function: `0 calc(1rem + 2px)` has two. */
function partsOf(value: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of value.trim().split(/\s+/)) {
    if (depth === 0) parts.push(word);
    else parts.push(`${parts.pop()} ${word}`);
    depth += word.split('(').length - word.split(')').length;
  }
  return parts;
}

/** Whether a value for all four sides, or corners, is not the same at the left and at the right. */
function hasUnequalSides(property: string, value: string): boolean {
  const [first, second = first, third = first, fourth = second] = partsOf(value);
  if (property === 'border-radius') return first !== second || third !== fourth;
  return /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/.test(property)
    ? second !== fourth
    : false;
}

/** The declarations of a style sheet that mean a side of the screen, and not the beginning or the end of a line. */
function sidesIn(css: string): readonly string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(/([\w-]+)\s*:\s*([^:;{}]+)[;}]/g)].flatMap(([, property = '', value = '']) => {
    if (property.startsWith('--')) return [];
    // Without the directions of gradients, and environment variables such as `safe-area-inset-left`.
    const checked = value.replace(/\bto (left|right)\b|-(left|right)\b/g, '');
    const isSide = /(^|-)(left|right)(-|$)/.test(property) || /\b(left|right)\b/.test(checked);
    return isSide || hasUnequalSides(property, checked) ? [`${property}: ${value}`] : [];
  });
}

describe('a style sheet uses logical properties, so that it holds from right to left, too', () => {
  it.each(sheets)('%s', (file) => {
    expect(sidesIn(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it.each([
    'margin-left: 1rem',
    'left: 0',
    'border-top-right-radius: 4px',
    'text-align: right',
    'padding: 0 1rem 0 0',
    'border-radius: 4px 0 0 4px',
  ])('and not “%s”', (declaration) => {
    expect(sidesIn(`p { color: red; ${declaration}; }`)).toEqual([declaration]);
  });

  it.each(['margin-inline-start: 1rem', 'padding: 0 1rem', 'border-radius: 4px 4px 0 0', 'inset: 0 auto'])(
    'but “%s”',
    (declaration) => {
      expect(sidesIn(`p { ${declaration} }`)).toEqual([]);
    },
  );
});

/** The transitions of every property in a style sheet: one that names no property is of all. */
function transitionsOfEverything(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(/^transition(-duration|-property)?$/, (declaration) => {
    const isNamed = declaration.parent?.some(
      (other) => other.type === 'decl' && /^transition(-property)?$/.test(other.prop),
    );
    if (!isNamed || /\ball\b/.test(declaration.value)) found.push(String(declaration));
  });
  return found;
}

describe('a style sheet names the properties of its transitions, so that nothing else moves', () => {
  it.each(allSheets)('%s', (file) => {
    expect(transitionsOfEverything(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it.each(['transition-duration: 1ms !important', 'transition: all 1s', 'transition-property: all'])(
    'and not “%s”',
    (declaration) => {
      expect(transitionsOfEverything(`* { color: red; ${declaration} }`)).toEqual([declaration]);
    },
  );

  it('but a duration beside its properties', () => {
    expect(transitionsOfEverything('p { transition-duration: 1s; transition-property: opacity }')).toEqual(
      [],
    );
  });
});

/** Whether a declaration depends on the width of the window, which does not grow with the size of the text. */
const isByWindow = (node: Node | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'atrule' && /^@media [^{]*\bwidth\b/.test(String(node))) || isByWindow(node.parent));

/** The declarations by which a style sheet lays something behind text, depending on the width of the window. */
function behindByWindow(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls('z-index', (declaration: Declaration) => {
    if (declaration.value.startsWith('-') && isByWindow(declaration)) found.push(String(declaration));
  });
  return found;
}

describe('a style sheet lays an image behind text by the width of its container, of which large text needs more', () => {
  it.each(allSheets)('%s', (file) => {
    expect(behindByWindow(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it('and not by that of the window', () => {
    expect(behindByWindow('@media screen and (width >= 64rem) { .a { & b { z-index: -2 } } }')).toEqual([
      'z-index: -2',
    ]);
  });

  it('but by a container query', () => {
    expect(behindByWindow('@media screen { @container (width >= 64rem) { .a { z-index: -2 } } }')).toEqual(
      [],
    );
  });
});

/** The colours that a style sheet changes for a dark ground where it does not change `--action`, that of links. */
function darkWithoutLinks(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(/^--/, (declaration) => {
    const hasLinks = declaration.parent?.some((other) => other.type === 'decl' && other.prop === '--action');
    if (declaration.value === 'var(--on-tone)' && !hasLinks) found.push(String(declaration));
  });
  return found;
}

describe('a style sheet that changes colours for a dark ground changes that of links, too', () => {
  it.each(allSheets)('%s', (file) => {
    expect(darkWithoutLinks(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it('and not others alone', () => {
    expect(darkWithoutLinks('.a { --ink-soft: var(--on-tone); background: var(--tone-deep) }')).toEqual([
      '--ink-soft: var(--on-tone)',
    ]);
  });
});
