import { describe, expect, it } from 'vitest';
import { form, page, site } from '../../../tests/compiler/site';
import { sourcesBelow } from '../../../tests/source/sources';

const paragraphs = ['Words.'];

describe('an id', () => {
  it('is an error if a block of the page and an entry of another one have it', () => {
    const blocks = [
      { type: 'text', id: 'costs', paragraphs },
      {
        type: 'faq',
        heading: 'Costs',
        items: [{ id: 'costs', title: 'What does it cost?', content: paragraphs }],
      },
    ];
    expect(site({ 'about.json': page(...blocks) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:19:17  error  duplicate-id
        19 |           "id": "costs",
           |                 ^^^^^^^ “costs” is already used on line 9.
        hint: Rename one of the two, and update everything that refers to it.

      1 error, 0 warnings."
    `);
  });

  it('is an error if the layout of the page uses it', () => {
    expect(
      site({ 'about.json': page({ type: 'text', id: 'content', paragraphs }) }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:9:13  error  duplicate-id
        9 |       "id": "content",
          |             ^^^^^^^^^ “content” is already used by the page itself.
        hint: Choose another id, and update the links to it.

      1 error, 0 warnings."
    `);
  });

  it('is an error whichever of the ids of the layout it is', async () => {
    const sources = ['src/renderer', 'src/shell', 'src/ui', 'src/blocks', 'src/emit'].flatMap(sourcesBelow);
    const layoutIds = sources.flatMap(({ text }) =>
      [...text.matchAll(/\bid="([a-z-]+)"/g)].map(([, id = '']) => id),
    );
    const blocks = [...new Set(layoutIds)].sort().map((id) => ({ type: 'text', id, paragraphs }));
    expect(blocks.map(({ id }) => id)).toEqual(['content']);
    const { diagnostics } = site({ 'about.json': page(...blocks) });
    expect(diagnostics.map(({ code }) => code)).toEqual(blocks.map(() => 'duplicate-id'));
  });

  it('is an error if a field of a form on the page has it', () => {
    const contact = { type: 'enquiry-form', id: 'form', heading: 'Write to us', form: 'contact' };
    const fields = [{ ...form.fields[0], id: 'name', name: 'name' }];
    // The page gives a field the id of its block and its own (`form-name`), and its hint `form-name-hint`.
    const reportedFor = (id: string, block = {}) =>
      site({
        '_forms/contact.json': { ...form, fields },
        'contact.json': page({ type: 'text', id, paragraphs }, { ...contact, ...block }),
      }).diagnostics.map(({ code, message }) => `${code}: ${message}`);
    expect(reportedFor('form-name')).toEqual(['duplicate-id: “form-name” is already used on line 16.']);
    expect(reportedFor('form-name-hint')).toEqual([
      'duplicate-id: “form-name-hint” is already used on line 16.',
    ]);
    expect(reportedFor('form-names')).toEqual([]);
    expect(reportedFor('form-name', { id: 'contact-form' })).toEqual([]);
    expect(reportedFor('content')).toEqual(['duplicate-id: “content” is already used by the page itself.']);
    expect(reportedFor('contents')).toEqual([]);
  });

  it('is an error if two fields of a form have it, and so is the name of two fields', () => {
    const [field] = form.fields;
    const fields = [field, { ...field, id: 'surname' }, { ...field, name: 'surname' }];
    const { diagnostics } = site({ '_forms/callback.json': { ...form, fields } });
    expect(diagnostics.map(({ code, location }) => `${code} ${location.pointer}`)).toEqual([
      'duplicate-id /fields/1/name',
      'duplicate-id /fields/2/id',
    ]);
  });

  it('may be used again on another page', () => {
    const block = { type: 'text', id: 'costs', paragraphs };
    expect(site({ 'about.json': page(block), 'fees.json': page(block) }).diagnostics).toEqual([]);
  });
});
