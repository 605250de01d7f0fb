import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BlockType } from '../../src/blocks/block-props';
import { registry } from '../../src/blocks/registry';
import { compiledExamples } from '../compiled-examples';
import { schemas } from '../compiler/site';
import { problemsIn } from '../html-rules';
import { renderBlock } from '../render-block';
import { root } from '../source/house';

const types = Object.keys(registry) as BlockType[];
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A page around a block: a table or a list alone is not a valid document. */
const pageAround = (html: string) =>
  `<!doctype html>\n<html lang="en"><head><title>A block</title></head><body><main>${html}</main></body></html>\n`;

describe('the registry of blocks', () => {
  it('has a line for each folder', () => {
    const folders = readdirSync(join(root, 'src/blocks'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...types].sort());
  });

  it('has the types of the union in the schema', () => {
    const union = schemas['schema/block.schema.json']?.oneOf ?? [];
    expect(union.map(({ $ref }) => $ref).sort()).toEqual(
      types.map((type) => `blocks/${type}.schema.json`).sort(),
    );
  });

  it('has the types of the table in docs/blocks.md', () => {
    const [, table = ''] = /## Blocks\n([\s\S]*?)\n## /.exec(read('docs/blocks.md')) ?? [];
    const rows = [...table.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, type = '']) => type);
    expect(rows.sort()).toEqual([...types].sort());
  });
});

describe.each(types)('the block “%s”', (type) => {
  it('has a component with its definition and a test that are named after its folder', () => {
    const missing = [`${type}.tsx`, `${type}.test.tsx`].filter(
      (file) => !existsSync(join(root, 'src/blocks', type, file)),
    );
    expect(missing).toEqual([]);
  });

  it('is registered under its own type, which is in its HTML', async () => {
    for (const block of compiledExamples(type))
      expect(await renderBlock(block)).toMatch(new RegExp(`<\\w+[^>]* data-block="${type}"`));
  });

  it('says its language and the direction of its text if its language is not that of the page', async () => {
    for (const block of compiledExamples(type)) {
      const html = await renderBlock({ ...block, language: 'ar' });
      expect(html).toMatch(new RegExp(`<\\w+[^>]* data-block="${type}"[^>]* lang="ar" dir="rtl"`));
      expect(await renderBlock(block)).not.toMatch(new RegExp(`data-block="${type}"[^>]* lang=`));
    }
  });

  it('says in the schema whether it has the first-level heading of a page', async () => {
    const { pageHeading = false } = schemas[`schema/blocks/${type}.schema.json`] ?? {};
    for (const block of compiledExamples(type)) {
      const headings = (await renderBlock(block)).match(/<h1[ >]/g) ?? [];
      expect(headings).toHaveLength(pageHeading ? 1 : 0);
    }
  });

  it('has examples that compile, and render as valid HTML that names the block', async () => {
    const examples = schemas[`schema/blocks/${type}.schema.json`]?.examples ?? [];
    const blocks = compiledExamples(type);
    expect(examples.length).toBeGreaterThan(0);
    expect(blocks).toHaveLength(examples.length);
    for (const block of blocks) {
      const html = await renderBlock(block);
      expect(html).toContain(`data-block="${type}"`);
      expect(await problemsIn(pageAround(html))).toEqual([]);
    }
  });
});
