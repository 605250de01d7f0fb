import { describe, expect, it } from 'vitest';
import { escapeText } from '../../src/emit/escape';
import { blockAddress, diagnosticAddress, exampleAddress } from '../../src/gallery/address';
import { blockTypes } from '../../src/gallery/example-site';
import { type Gallery, renderGallery } from '../../src/gallery/gallery';
import { withCode } from '../../src/gallery/html';
import type { PageDocument, PageKind } from '../../src/generated/documents';
import { withSiteSchemas } from '../../src/schema/site-schemas';
import { readExplainedCodes } from '../../src/sources/read-explained-codes';
import { fixture } from '../compiler/mutations/fixture-sources';
import { wordsDocument } from '../compiler/site';
import { problemsIn } from '../html-rules';
import { readSite } from '../read-site';

/** The fixture, but with the words of every block: the fixture itself has only those of the blocks that it uses. */
const sources = {
  ...fixture,
  documents: fixture.documents.map((document) =>
    document.path === '_words.json' ? { ...document, text: JSON.stringify(wordsDocument) } : document,
  ),
};
const explainedCodes = await readExplainedCodes();

/** The HTML of a page of a gallery; empty if there is no such page. */
const htmlIn = ({ pages }: Gallery, address: string) => pages.get(address)?.() ?? '';

const whole = renderGallery(sources, explainedCodes, 'https://site.test');
const { exampleSite, pages } = whole;

const codes = explainedCodes.map(({ definition }) => definition.code);
const types = blockTypes(sources);

const pageAt = (address: string) => htmlIn(whole, address);

/**
 * The addresses of the whole gallery without the pages of these codes. Most galleries below are made with fewer codes,
 * because the page of each runs the check on its examples.
 */
const addressesWithout = (leftOutCodes: readonly string[]) => {
  const leftOut = new Set(leftOutCodes.map(diagnosticAddress));
  return [...pages.keys()].filter((address) => !leftOut.has(address));
};

/** The kinds whose pages all show a block of this type, because the kind puts it above or below their own blocks. */
const kindsWith = (type: string): readonly string[] => {
  const { kinds } = JSON.parse(sources.documents.find(({ path }) => path === '_kinds.json')?.text ?? '{}');
  return kinds.flatMap(({ kind, opening = [], ending = [] }: PageKind) =>
    [...opening, ...ending].some((block) => block.type === type) ? [kind] : [],
  );
};

describe.each(types)('the block “%s” in the gallery', (type) => {
  const {
    description = '-',
    properties = {},
    examples: written = [],
  } = sources.schemas[`schema/blocks/${type}.schema.json`] ?? {};
  const html = pageAt(blockAddress(type));

  it('is shown with its description and every property', () => {
    expect(html).toContain(withCode(description).markup);
    const missing = Object.keys(properties).filter((name) => !html.includes(`<dt><code>${name}</code>`));
    expect(missing).toEqual([]);
  });

  it('shows every example live, with its JSON to copy', () => {
    const routes = exampleSite.pages.map(({ page }) => page.route);
    expect(written.length).toBeGreaterThan(0);
    for (const [index, example] of written.entries()) {
      const address = exampleAddress(type, index + 1);
      expect(routes).toContain(address);
      expect(html.split(`src="${address}"`)).toHaveLength(3); // it is shown twice, as on a phone and as on a desktop
      expect(html).toContain(escapeText(JSON.stringify(example, null, 2)));
    }
  });

  it('links to the pages that use it', () => {
    const users = sources.documents.filter(({ path, text }) => {
      if (path.startsWith('_')) return false;
      const { kind = '', blocks }: PageDocument = JSON.parse(text);
      return blocks.some((block) => block.type === type) || kindsWith(type).includes(kind);
    });
    const links = html.match(/href="https:\/\/site\.test\//g) ?? [];
    expect(links.length).toBe(users.length);
  });
});

describe('a code in the gallery', () => {
  it('has a page', () => {
    expect(codes.filter((code) => !whole.pages.has(diagnosticAddress(code)))).toEqual([]);
  });

  // Three are enough: `codes.test.ts` asks of every code what the check puts out.
  it.each(['unknown-route', 'missing-image', 'block-fails'])(
    'is shown with the output of the check: %s',
    (code) => {
      expect(pageAt(diagnosticAddress(code))).toMatch(
        new RegExp(`pages-json/.*:\\d+:\\d+ {2}(error|warning) {2}${code}\n`),
      );
    },
  );
});

describe('the gallery', () => {
  it('shows a field of each kind', () => {
    const { enum: kinds = [] } =
      sources.schemas['schema/parts/form-field.schema.json']?.properties?.type ?? {};
    const blocks = exampleSite.pages.flatMap(({ page }) => page.blocks);
    const shown = blocks.flatMap((block) =>
      block.type === 'enquiry-form' ? block.form.fields.map(({ type }) => type) : [],
    );
    expect(kinds.filter((kind) => !shown.includes(kind as (typeof shown)[number]))).toEqual([]);
  });

  it('links to all of its pages', () => {
    const links = [...pageAt('/__gallery').matchAll(/<li><a href="([^"]+)"/g)].map(([, address]) => address);
    expect(['/__gallery', ...links].sort()).toEqual([...pages.keys()].sort());
  });

  it('has no section of blocks without words if the site has all words', () => {
    expect(pageAt('/__gallery')).not.toContain('without-words');
  });

  it('is valid HTML on its first page, the page of a block and that of a code', async () => {
    for (const address of ['/__gallery', blockAddress('cost-table'), diagnosticAddress('unknown-route')]) {
      expect(await problemsIn(pageAt(address))).toEqual([]);
    }
  });

  it('is available while a document of the site has an error', () => {
    const documents = sources.documents.map((document) =>
      document.path === 'norway.json' ? { ...document, text: '{ "kind": ' } : document,
    );
    const available = renderGallery({ ...sources, documents }, []);
    expect([...available.pages.keys()]).toEqual(addressesWithout(codes));
    expect(htmlIn(available, blockAddress('cost-table'))).toContain('<iframe');
  });
});

it('the gallery of a site shows a block of its own that has only a schema yet', () => {
  const schema = {
    title: 'Lessons',
    description: 'When lessons are.',
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { description: 'What this block is.', const: 'lessons' } },
    examples: [{ type: 'lessons' }],
  };
  const path = '_blocks/lessons/lessons.schema.json';
  const documents = [
    ...sources.documents,
    { path, file: `pages-json/${path}`, text: JSON.stringify(schema) },
  ];
  const schemas = withSiteSchemas(sources.schemas, documents);
  const blockFiles = ['lessons/lessons.schema.json'];
  const own = renderGallery({ ...sources, documents, schemas, blockFiles }, []);
  expect(htmlIn(own, blockAddress('lessons'))).toContain('When lessons are.');
  expect(own.exampleSite.pages.map(({ page }) => page.route)).toContain(exampleAddress('lessons', 1));
});

describe('the gallery of another site', async () => {
  const school = await readSite('examples/escola/site');
  const gallery = renderGallery(school, []);
  const { exampleSite: live } = gallery;
  const exampleOf = (type: string, number = 1) =>
    live.pages.find(({ page }) => page.route === exampleAddress(type, number))?.page;

  it('has the theme and the words of that site', () => {
    expect(live.theme.tones.map(({ name }) => name)).toContain('telha');
    expect(live.shell.words.shell.home).toBe('Início');
    expect(live.shell.language).toBe('pt-PT');
  });

  it('shows the blocks that the site has the words for, its own among them', () => {
    for (const type of ['people', 'table', 'timetable', 'faq']) {
      expect(exampleOf(type)).toBeDefined();
      expect(htmlIn(gallery, blockAddress(type))).toContain('<iframe');
    }
  });

  it('shows a block for which that site has no words with those of the pack of its language', () => {
    expect(school.documents.find(({ path }) => path === '_words.json')?.text).not.toContain(
      '"opening-hours"',
    );
    expect(exampleOf('opening-hours')).toBeDefined();
    expect(JSON.stringify(live.shell.words.blocks['opening-hours'])).toContain('Encerrado');
    expect(htmlIn(gallery, '/__gallery')).not.toContain('without-words');
  });

  it('has pages for a list of a kind that the site does not have', () => {
    expect(school.documents.find(({ path }) => path === '_kinds.json')?.text).not.toContain('"service"');
    const names = exampleOf('page-cards')?.blocks.flatMap((block) =>
      block.type === 'page-cards' ? block.pages.map(({ name }) => name) : [],
    );
    expect(names).toEqual(['Repairs', 'Hire']);
  });

  it('says which words to write if its language has no pack', () => {
    const { documents } = school;
    const french = documents.map((document) =>
      document.path === '_site.json'
        ? { ...document, text: document.text.replace('"pt-PT"', '"fr-FR"') }
        : document,
    );
    const inFrench = renderGallery({ ...school, documents: french }, []);
    expect(htmlIn(inFrench, blockAddress('opening-hours'))).toContain(escapeText('"closed": "TODO: '));
  });
});

describe('a site without an image that can be shown', () => {
  const withImages = explainedCodes.filter(({ example }) => JSON.stringify(example).includes('_images/'));
  const others = codes.filter((code) => !withImages.some(({ definition }) => definition.code === code));
  const broken = { path: 'a.png', file: 'a.png', url: '/a.png', unreadable: { problem: 'Empty' }, bytes: 0 };

  it.each([
    ['has none', []],
    ['has a broken one', [broken]],
  ])('has a gallery: it %s', (_what, images) => {
    expect(withImages.length).toBeGreaterThan(3);
    const gallery = renderGallery({ ...sources, images }, withImages);
    expect([...gallery.pages.keys()]).toEqual(addressesWithout(others));
    for (const { definition } of withImages)
      expect(htmlIn(gallery, diagnosticAddress(definition.code))).toContain(definition.code);
    expect(gallery.exampleSite.pages).toHaveLength(exampleSite.pages.length);
  });
});
