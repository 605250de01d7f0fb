import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitEditorSchemas } from '../../src/authoring/editor/editor-schema';
import { snippetBody } from '../../src/authoring/editor/editor-snippet';
import { emitEditorWorkspace } from '../../src/authoring/editor/editor-workspace';
import { emitFactSnippets } from '../../src/authoring/editor/fact-snippets';
import { siteNames } from '../../src/authoring/editor/site-names';
import type { ThemeDocument } from '../../src/generated/documents';
import { schemaErrors } from '../../src/schema/schema-errors';
import { withSiteSchemas } from '../../src/schema/site-schemas';
import { fixture } from '../compiler/mutations/fixture-sources';
import { root } from '../source/house';
import { createEditor } from './editor';

/** The fixture, as the site of a repository: in `pages-json`, two folders higher than it lies. */
const sources = {
  ...fixture,
  documents: fixture.documents.map(({ path, text }) => ({
    path,
    file: `pages-json/${path}`,
    text: text.replace('"$schema": "../../', '"$schema": "'),
  })),
};
const { schemas } = sources;
const names = siteNames(sources);
const theme: ThemeDocument = JSON.parse(
  sources.documents.find(({ path }) => path === '_theme.json')?.text ?? '',
);
const generated = Object.entries(emitEditorSchemas(schemas, names)).map(
  ([name, text]): [file: string, text: string] => [`editor/${name}.schema.json`, text],
);
/** The text of each document, by its file. */
const texts = Object.fromEntries(sources.documents.map(({ file, text }) => [file, text]));
const openInWorkspace = createEditor(
  JSON.parse(emitEditorWorkspace('editor', 'pages-json', schemas)).settings,
  { ...texts, ...Object.fromEntries(generated) },
);
const openInFolder = createEditor(
  JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')),
  texts,
);
const editors = [
  { which: 'the folder, with nothing generated', open: openInFolder },
  { which: 'the workspace', open: openInWorkspace },
];

const portugal = 'pages-json/portugal.json';
const withoutSchema = (text: string) => text.replace(/ *"\$schema": .*\n/, '');
/** Makes a change of a document that replaces one piece of its text. */
const put = (piece: string, replacement: string) => (text: string) => {
  if (!text.includes(piece)) throw new Error(`The document has no ${piece}`);
  return text.replace(piece, replacement);
};
/** A matcher for a copy of an example in which any text may be replaced by a “TODO”. */
const withAnyToDos = (example: unknown): unknown => {
  if (typeof example === 'string')
    return example === '' ? '' : expect.toSatisfy((text) => text === example || text.startsWith('TODO'));
  if (Array.isArray(example)) return example.map(withAnyToDos);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, withAnyToDos(value)]));
};
const labelsOf = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const quoted = (words: readonly unknown[] = []) => words.map((word) => JSON.stringify(word));
const types = (schemas['schema/block.schema.json']?.oneOf ?? []).map(({ $ref = '' }) =>
  posix.basename($ref, '.schema.json'),
);

describe('an editor of a site with blocks of its own', () => {
  const lessons = {
    path: '_blocks/lessons/lessons.schema.json',
    file: 'pages-json/_blocks/lessons/lessons.schema.json',
    text: JSON.stringify({
      title: 'Lessons',
      description: 'When lessons are.',
      type: 'object',
      additionalProperties: false,
      required: ['type', 'heading'],
      properties: {
        type: { description: 'What this block is.', const: 'lessons' },
        heading: { $ref: '../../../schema/parts/text.schema.json' },
        pace: { $ref: '#/$defs/pace', description: 'How fast it is.' },
      },
      $defs: { pace: { description: 'A pace.', enum: ['slow', 'brisk'] } },
      examples: [{ type: 'lessons', heading: 'Mondays' }],
    }),
  };
  const own = withSiteSchemas(schemas, [...sources.documents, lessons]);
  const { page = '' } = emitEditorSchemas(own, siteNames({ ...sources, schemas: own }));
  const open = createEditor(JSON.parse(emitEditorWorkspace('editor', 'pages-json', own)).settings, {
    ...texts,
    ...Object.fromEntries(generated),
    'editor/page.schema.json': page,
  });

  it('completes and checks them like those of the engine', async () => {
    const begun = open(portugal, put('"blocks": [', '"blocks": [{ "type": "lessons",  },'));
    expect(labelsOf(await begun.completions('"type": "lessons", '))).toEqual(['heading', 'pace']);
    const complete = '"blocks": [{ "type": "lessons", "heading": "Mondays" },';
    expect(await open(portugal, put('"blocks": [', complete)).problems()).toEqual([]);
  });

  it('knows the values of a definition that a property describes anew', async () => {
    const begun = open(portugal, put('"blocks": [', '"blocks": [{ "type": "lessons", "pace": "" },'));
    expect(labelsOf(await begun.completions('"pace": "'))).toEqual(quoted(['slow', 'brisk']));
    expect(await begun.hover('"pace"')).toContain('How fast it is');
  });
});

describe.each(editors)('an editor that opened $which', ({ open }) => {
  it.each(sources.documents)('checks $file by the schema of its kind, declared or not', async ({ file }) => {
    expect(await open(file).problems()).toEqual([]);
    expect(await open(file, withoutSchema).problems()).toEqual([]);
    const [strange = ''] = await open(file, put('{', '{ "strange": 1,')).problems();
    expect(strange).toMatch(/^1:3 .*strange/);
    const [unnamed = ''] = await open(file, (text) =>
      withoutSchema(text).replace('{', '{ "strange": 1,'),
    ).problems();
    expect(unnamed).toBe(strange);
  });

  it('completes a property of a block', async () => {
    const document = open(portugal, put('"blocks": [', '"blocks": [{ "type": "facts",  },'));
    expect(labelsOf(await document.completions('"type": "facts", '))).toEqual([
      'id',
      'language',
      'heading',
      'items',
    ]);
  });

  it('completes a value of an enumeration', async () => {
    const document = open(portugal, put('"type": "media-text",', '"type": "media-text", "side": "",'));
    const sides = quoted(schemas['schema/blocks/media-text.schema.json']?.properties?.side?.enum);
    expect(labelsOf(await document.completions('"side": "'))).toEqual(sides);
  });

  it('reports one problem for one mistake, where it is', async () => {
    expect(await open(portugal, put('"tone": "green"', '"tone": "Green"')).problems()).toEqual([
      expect.stringMatching(/^7:11 /),
    ]);
    expect(await open(portugal, put('"order": 20', '"order": "20"')).problems()).toEqual([
      expect.stringMatching(/^16:14 Incorrect type/),
    ]);
    expect(await open(portugal, put('"of": "city",', '"of": "city", "citty": 1,')).problems()).toEqual([
      expect.stringMatching(/^\d+:21 Property citty is not allowed/),
    ]);
  });
});

describe('an editor that opened the workspace', () => {
  const open = openInWorkspace;

  it('completes the type of a block, and says what each is', async () => {
    const document = open(portugal, put('"type": "banner"', '"type": ""'));
    const items = await document.completions('"type": "');
    expect(labelsOf(items)).toEqual(quoted(types));
    expect(items.map(({ documentation }) => documentation)).toEqual(
      types.map((type) => schemas[`schema/blocks/${type}.schema.json`]?.description),
    );
  });

  it('completes a kind of page and a slot in which pages are listed', async () => {
    const kind = open(portugal, put('"kind": "country"', '"kind": ""'));
    const items = await kind.completions('"kind": "');
    expect(labelsOf(items)).toEqual(quoted(['page', 'country', 'service', 'ride', 'office', 'post']));
    expect(items.find(({ label }) => label === '"post"')?.documentation).toBe('An article of the blog.');
    const slot = open(portugal, put('"listing": {', '"listing": { "in": [""],'));
    expect(labelsOf(await slot.completions('"in": ["'))).toEqual(
      expect.arrayContaining(quoted(['menu', 'footer', 'home', 'slider'])),
    );
  });

  it('completes a tone of the theme, and says what colour it is', async () => {
    const document = open(portugal, put('"tone": "green"', '"tone": ""'));
    const items = await document.completions('"tone": "');
    expect(labelsOf(items)).toEqual(quoted(theme.tones.map(({ name }) => name)));
    expect(items.map(({ documentation }) => documentation)).toEqual(theme.tones.map(({ about }) => about));
  });

  it('refuses a colour of the theme that is not written in hexadecimal digits', async () => {
    const path = 'pages-json/_theme.json';
    expect(await open(path, put('"#f1f5f9"', '"teal"')).problems()).toEqual([
      expect.stringMatching(/^\d+:\d+ Write “#” and six digits/),
    ]);
  });

  it('completes a link to a page, an anchor or a file, and says what each is', async () => {
    const document = open(portugal, put('"to": "/contact#contact-form"', '"to": ""'));
    const items = await document.completions('"to": "');
    expect(labelsOf(items)).toEqual(
      expect.arrayContaining(quoted(['/', '/norway', '/contact#contact-form', '/files/packing-list.pdf'])),
    );
    const norway = items.find(({ label }) => label === '"/norway"');
    expect(norway?.documentation).toMatch(/^Ride in Norway/);
    if (norway) expect(JSON.parse(document.insert(norway)).blocks[0].action.to).toBe('/norway');
  });

  it.each([
    { what: 'a picture', right: '"src": "portugal.svg"', known: 'norway.svg' },
    { what: 'a flag', right: '"flag": "pt"', known: 'nz' },
  ])('completes $what', async ({ right, known }) => {
    const wrong = right.replace(/"[^"]*"$/, '""');
    const document = open(portugal, put(right, wrong));
    expect(labelsOf(await document.completions(wrong.slice(0, -1)))).toContain(`"${known}"`);
  });

  it('completes an icon, a form and an office', async () => {
    const page = (block: string) => put('"blocks": [', `"blocks": [${block},`);
    const icon = open(portugal, page('{ "type": "cards", "items": [{ "icon": "" }] }'));
    expect(labelsOf(await icon.completions('"icon": "'))).toContain('"bike"');
    const form = open(portugal, page('{ "type": "enquiry-form", "form": "" }'));
    expect(labelsOf(await form.completions('"form": "'))).toEqual(quoted(['question', 'tour', 'wide']));
    const office = open(portugal, page('{ "type": "offices", "collection": "", "entries": [""] }'));
    expect(labelsOf(await office.completions('"entries": ["'))).toEqual(
      expect.arrayContaining(quoted(['harbour', 'mill', 'station'])),
    );
    expect(labelsOf(await office.completions('"collection": "'))).toEqual(
      quoted(['lodges', 'offices', 'partners']),
    );
  });

  it('accepts an unknown name: the check reports it in better words', async () => {
    expect(await open(portugal, put('"to": "/contact#contact-form"', '"to": "/contcat"')).problems()).toEqual(
      [],
    );
  });

  it('inserts every example of every block whole, with its texts to be written', async () => {
    const document = open(portugal, put('"blocks": [', '"blocks": [\n,'));
    const items = await document.completions('"blocks": [\n');
    // Of all completions, only those whose label is the type of a block.
    const blocks = items.filter(({ kind, label }) => kind !== undefined && /^[a-z]/.test(label));
    const examples = types.flatMap((type) => schemas[`schema/blocks/${type}.schema.json`]?.examples ?? []);
    // The comma that a completion may add before the one that is there is taken out.
    const inserted = blocks.map(
      (item) => JSON.parse(document.insert(item).replace(/,(?=\s*,)/, '')).blocks[0],
    );
    expect(inserted).toEqual(expect.arrayContaining(examples.map(withAnyToDos)));
    for (const block of inserted) {
      const errors = schemaErrors(schemas, 'schema/block.schema.json', block);
      expect([block.type, errors]).toEqual([block.type, []]);
    }
    expect(inserted).toContainEqual({
      type: 'facts',
      heading: 'TODO: The heading above the figures',
      items: [
        { title: 'TODO: What the figure is', value: { count: 7000 }, asOf: 2023 },
        {
          title: 'TODO: What the figure is',
          value: { from: 12.5, currency: 'EUR', per: 'hour' },
        },
        { title: 'TODO: What the figure is', value: { duration: { from: 2, upTo: true } } },
      ],
    });
  });

  it('inserts an example as it is, also one that looks like a snippet', async () => {
    const example = { $ref: 'text.schema.json', '{a}': ['$HOME', '^b', { 'c\\': '1 $' }] };
    const value = { defaultSnippets: [{ label: 'An example', body: snippetBody(example) }] };
    const schema = { properties: { value } };
    const settings = [{ fileMatch: ['*.json'], url: './schema.json', schema }];
    const open = createEditor({ 'json.schemas': settings }, { 'a.json': '{ "value":  }' });
    const document = open('a.json');
    const [item] = await document.completions('"value": ');
    expect(item?.label).toBe('An example');
    expect(JSON.parse(document.insert(item as NonNullable<typeof item>))).toEqual({ value: example });
  });

  it('inserts a text to be written after the name of a property, and none of an example', async () => {
    const document = open(portugal, put('"blocks": [', '"blocks": [{ "type": "facts",  },'));
    const heading = (await document.completions('"type": "facts", ')).find(
      ({ label }) => label === 'heading',
    );
    expect(heading?.textEdit?.newText).toContain('TODO: The heading above the figures');
  });

  it('describes a property by its own description, not by that of the part that it refers to', async () => {
    expect(await open(portugal).hover('"breadcrumb"')).toMatch(/^The page's name at the end of the trail/);
  });

  it('describes a block at its type', async () => {
    const description = schemas['schema/blocks/facts.schema.json']?.description ?? '-';
    const shown = await open(portugal).hover('"type": "facts"');
    expect(shown.replaceAll('\\', '')).toContain(description);
  });

  it('reports one problem for a type that does not exist, whatever else is in the block', async () => {
    expect(await open(portugal, put('"type": "facts"', '"type": "fact"')).problems()).toEqual([
      expect.stringMatching(/^\d+:15 Value is not accepted\. Valid values: "article", /),
    ]);
  });

  it('reports one problem for a block without a type', async () => {
    expect(await open(portugal, put('"type": "facts",', '')).problems()).toEqual([
      expect.stringMatching(/Missing property "type"/),
    ]);
  });

  it('says what to write instead, in the words of the schema', async () => {
    const document = open(portugal, put('"flag": "pt"', '"flag": "PT"'));
    expect(await document.problems()).toEqual([`13:13 ${schemas['schema/parts/flag.schema.json']?.hint}`]);
  });
});

describe('a figure of a register', () => {
  it('is completed in place of a value, with its title', async () => {
    const document = openInWorkspace(portugal, put('"portugal.routes"', '""'));
    const items = await document.completions('"fact": "');
    const found = items.find(({ label }) => label === '"portugal.routes"');
    expect(found?.documentation).toBe('Marked routes');
  });

  it('is completed in a text by a snippet, with its title and the figure', () => {
    const snippets = JSON.parse(emitFactSnippets(sources));
    expect(snippets['portugal.stay']).toEqual({
      scope: 'json',
      prefix: '{{portugal.stay',
      body: '{{portugal.stay}}',
      description: expect.stringMatching(/^.+: .*\d months$/),
    });
    expect(Object.keys(snippets)).toEqual(names['fact-name']?.map(({ name }) => name));
  });
});

describe('the settings of the folder', () => {
  it('give the same documents the same schemas as the workspace', () => {
    // Collections have schemas of their own in the workspace alone.
    const matches = (settings: { 'json.schemas': { fileMatch: string[]; url: string }[] }) =>
      settings['json.schemas']
        .filter(({ url }) => !url.startsWith('./schema/collection-'))
        .map(({ fileMatch, url }) => ({ fileMatch, url }));
    const folder = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));
    expect(matches(folder)).toEqual(
      matches(JSON.parse(emitEditorWorkspace('editor', 'pages-json', schemas)).settings),
    );
  });
});
