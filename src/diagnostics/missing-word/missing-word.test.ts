import { describe, expect, it } from 'vitest';
import { form, page, site, siteDocument, wordsDocument } from '../../../tests/compiler/site';

/** All groups of words but those of blocks. */
const { blocks, ...otherGroups } = wordsDocument;
const faq = { type: 'faq', heading: 'Questions', items: [{ title: 'Why?', content: ['So.'] }] };

/** The settings of a site in a language that has no pack of words. */
const french = { '_site.json': { ...siteDocument, language: 'fr' } };

describe('a word that the site uses', () => {
  it('is reported at its group if it is missing', () => {
    const { 'page-states': all, ...others } = wordsDocument;
    const { errorReload: _errorReload, ...states } = all ?? {};
    // The group is first in the document, so that words added elsewhere do not change the reported line.
    const documents = { ...french, '_words.json': { 'page-states': states, ...others } };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_words.json:2:18  error  missing-word
        2 |   "page-states": {
          |                  ^ The word “errorReload” is missing. The page of the server’s failures needs it.
        hint: Add it to "page-states". What it says is described in the schema; packs/en.json has it in English.

      1 error, 0 warnings."
    `);
  });

  it('is reported with the block that needs it', () => {
    const documents = {
      ...french,
      'about.json': page(faq),
      '_words.json': { blocks: { faq: {} }, ...otherGroups },
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_words.json:3:12  error  missing-word
        3 |     "faq": {}
          |            ^^ The word “moreQuestions” is missing. The block “faq” needs it.
        hint: Add it to "blocks" → "faq". What it says is described in the schema; packs/en.json has it in English.

      1 error, 0 warnings."
    `);
  });

  it('is reported once, at the innermost group that exists', () => {
    const documents = { ...french, 'a.json': page(faq), 'b.json': page(faq), '_words.json': otherGroups };
    expect(site(documents).diagnostics.map(({ code, location }) => [code, location.pointer])).toEqual([
      ['missing-word', ''],
    ]);
  });

  it('is not reported if the pack of the language has it', () => {
    const { errorReload: _errorReload, ...states } = wordsDocument['page-states'] ?? {};
    const documents = { 'about.json': page(faq), '_words.json': { 'page-states': states } };
    const { diagnostics, compiled } = site(documents);
    expect(diagnostics).toEqual([]);
    expect(compiled().shell.words['page-states'].errorReload).toBe('Reload the page');
    expect(compiled().shell.words.blocks.faq).toEqual(blocks?.faq);
  });
});

describe('a word of a block that is the site’s own', () => {
  const schema = {
    title: 'Lessons',
    description: 'When lessons are.',
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { description: 'What this block is.', const: 'lessons' } },
    words: {
      room: { $ref: '../../../schema/parts/text.schema.json', description: 'A room.', examples: ['Room'] },
    },
    examples: [{ type: 'lessons' }],
  };

  it('is reported with its example, because no pack has it', () => {
    const documents = {
      'index.json': page({ type: 'banner', title: 'Lessons' }, { type: 'lessons' }),
      '_blocks/lessons/lessons.schema.json': schema,
      '_blocks/lessons/lessons.block.ts': '',
      '_words.json': undefined,
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_words.json:1:1  error  missing-word
        The word “room” is missing. The block “lessons” needs it.
        hint: Add it to "blocks" → "lessons": "room": "Room"

      1 error, 0 warnings."
    `);
  });
});

describe('a block that no page uses', () => {
  it('needs no words', () => {
    expect(site({ ...french, '_words.json': otherGroups }).diagnostics).toEqual([]);
  });
});

describe('a word that only some blocks of a type need', () => {
  const facts = { type: 'facts', heading: 'Facts', items: [{ title: 'Stay', value: { count: 2 } }] };
  const missing = (block: object) =>
    site({ ...french, 'a.json': page(block), '_words.json': otherGroups }).diagnostics.map(
      ({ message }) => message,
    );

  it('is only reported if a page has such a block', () => {
    expect(missing(facts)).toEqual([]);
    expect(missing({ ...facts, items: [{ title: 'Stay', is: 'stay', value: { duration: 2 } }] })).toEqual([
      'The word “toStay” is missing. The block “facts” needs it.',
    ]);
  });
});

describe('a word that only some sites need', () => {
  const missing = (documents: object) =>
    site({ ...french, ...documents }).diagnostics.flatMap(({ code, message }) =>
      code === 'missing-word' ? [message] : [],
    );

  it('is reported if a form sends nothing', () => {
    const { sample: _sample, ...others } = wordsDocument.form ?? {};
    const sending = (submit: string) => ({
      '_forms/contact.json': { ...form, submit },
      'a.json': page({ type: 'enquiry-form', heading: 'Write to us', form: 'contact' }),
      '_words.json': { ...wordsDocument, form: others },
    });
    expect(missing(sending('/api/contact-form'))).toEqual([]);
    expect(missing(sending('simulate'))).toEqual([
      'The word “sample” is missing. The block “enquiry-form” needs it.',
    ]);
  });

  it('is reported if no document is the page for unknown addresses', () => {
    const { 'not-found': _notFound, ...others } = wordsDocument;
    expect(missing({ '_words.json': others })).toEqual([]);
    expect(missing({ '_words.json': others, '_pages/404.json': undefined })).toEqual(
      ['title', 'lead', 'home'].map(
        (word) => `The word “${word}” is missing. The page for addresses that do not exist needs it.`,
      ),
    );
  });
});

it('a site of one page needs only the words of the header and of the error pages', () => {
  const used = ['shell', 'not-found', 'page-states'] as const;
  const words = Object.fromEntries(used.map((group) => [group, wordsDocument[group]]));
  const documents = {
    ...french,
    '_words.json': words,
    '_kinds.json': undefined,
    '_pages/404.json': undefined,
    '_pages/thank-you.json': undefined,
    'index.json': page({ type: 'banner', title: 'A page' }, { type: 'text', paragraphs: ['Words.'] }),
  };
  expect(site(documents).diagnostics).toEqual([]);
});
