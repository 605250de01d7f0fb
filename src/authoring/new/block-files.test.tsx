import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { schemas } from '../../../tests/compiler/site';
import { parse } from '../../compiler/parse';
import { schemaErrors } from '../../schema/schema-errors';
import { inSchemaOrder } from '../fix/property-order';
import { blockFiles, siteBlockFiles } from './block-files';

// The modules that the files import are those of the project.
const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'prospectus-block-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'src'));
for (const path of ['node_modules', 'src/ui']) symlinkSync(join(root, path), join(folder, path));

const write = (files: ReadonlyMap<string, string>) => {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/** The component of `error` has another name than the global `Error`. */
const types = ['notice', 'error', 'a-name-of-many-words'];

/** Each type as a block of the engine and of a site; `at` is the path of its code without the ending. */
const ways = types.flatMap((type) => [
  { type, where: 'the engine', files: blockFiles(type, schemas), at: `src/blocks/${type}/${type}` },
  {
    type,
    where: 'a site',
    files: siteBlockFiles(type, schemas, '../../../schema'),
    at: `_blocks/${type}/${type}`,
  },
]);

describe.each(ways)('a new block “$type” of $where', async ({ type, where, files, at }) => {
  const isEngines = where === 'the engine';
  const schemaFile = isEngines ? `schema/blocks/${type}.schema.json` : `${at}.schema.json`;
  write(files);

  it.skipIf(isEngines)(
    'has a schema whose properties are in their order, so that check --fix changes nothing',
    () => {
      const source = { path: schemaFile, file: schemaFile, text: files.get(schemaFile) ?? '' };
      const { value: document } = parse(source);
      if (!document) throw new Error('The schema is no JSON');
      expect(inSchemaOrder(schemas, 'schema/block-schema.schema.json', document)).toBe(source.text);
    },
  );

  // The definition of a block of the engine is in the file of its component.
  it('has a schema, a definition, a component, a style sheet and a test', () => {
    expect([...files.keys()].toSorted()).toEqual(
      [
        schemaFile,
        ...(isEngines ? [] : [`${at}.block.ts`]),
        ...['.module.css', '.test.tsx', '.tsx'].map((end) => at + end),
      ].toSorted(),
    );
  });

  it('has a schema whose parts are there and whose example is valid', () => {
    const text = files.get(schemaFile) ?? '';
    const parts = [...text.matchAll(/"\$ref": "([^"]*)"/g)].map(([, path = '']) => path);
    expect(parts.length).toBeGreaterThan(2);
    const schemaFolder = isEngines ? '../' : '../../../schema/';
    for (const path of parts) expect(Object.keys(schemas)).toContain(path.replace(schemaFolder, 'schema/'));
    const schema = JSON.parse(text.replaceAll(`"${schemaFolder}parts/`, '"../parts/'));
    const withBlock = { ...schemas, [`schema/blocks/${type}.schema.json`]: schema };
    const errorsOf = (value: unknown) => schemaErrors(withBlock, `schema/blocks/${type}.schema.json`, value);
    const [example] = schema.examples;
    expect(errorsOf(example)).toEqual([]);
    expect(errorsOf({ ...example, type: 'other' })).not.toEqual([]);
    for (const required of ['heading', 'paragraphs'])
      expect(errorsOf({ ...example, [required]: undefined })).not.toEqual([]);
  });

  it('has a style for each class that it gives', () => {
    const namesIn = (end: string, pattern: RegExp) =>
      [...(files.get(at + end) ?? '').matchAll(pattern)].map(([, name]) => name);
    expect(namesIn('.module.css', /\.([a-z]+) \{/g)).toEqual(namesIn('.tsx', /styles\.([a-z]+)/g));
  });

  const { block } = (await import(join(folder, `${at}${isEngines ? '.tsx' : '.block.ts'}`))) as {
    block: Definition;
  };

  it('shows its paragraphs below its heading, with its own class', () => {
    const Component = block.component;
    const html = renderToStaticMarkup(
      <Component block={{ type, id: 'here', heading: 'A heading', paragraphs: [['One.'], ['Two.']] }} />,
    );
    expect(html).toMatch(
      new RegExp(`data-block="${type}".*A heading</h2>.*<div class="[^"]+"><p>One\\.</p><p>Two\\.</p></div>`),
    );
    expect(html).toContain('id="here"');
  });

  // The generated test file registers its tests here, so that they run as well.
  await import(join(folder, `${at}.test.tsx`));
});

interface Definition {
  component: ComponentType<{ block: object }>;
}
