import { describe, expect, it } from 'vitest';
import { form, page, site, siteDocument, wordsDocument } from '../../../tests/compiler/site';

const { blocks, ...groups } = wordsDocument;
const faq = { type: 'faq', heading: 'Questions', items: [{ title: 'Why?', content: ['So.'] }] };

describe('a word that the site uses', () => {
  it('is shown at its group, with what it can say', () => {
    const { 'page-states': all, ...others } = wordsDocument;
    const { errorReload: _errorReload, ...states } = all ?? {};
    // First of all words, so that a new one elsewhere moves no line of the report.
    expect(site({ '_words.json': { 'page-states': states, ...others } }).report()).toMatchInlineSnapshot(`
      "pages-json/_words.json:2:18  error  missing-word
        2 |   "page-states": {
          |                  ^ The word “errorReload” is missing. The page of the server’s failures needs it.
        hint: Add it to "page-states": "errorReload": "Reload the page"

      1 error, 0 warnings."
    `);
  });

  it('names the block that says it', () => {
    const documents = { 'about.json': page(faq), '_words.json': { ...groups, blocks: { faq: {} } } };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_words.json:174:12  error  missing-word
        174 |     "faq": {}
            |            ^^ The word “moreQuestions” is missing. The block “faq” needs it.
        hint: Add it to "blocks" → "faq": "moreQuestions": {"one":"{count} more question","other":"{count} more questions"}

      1 error, 0 warnings."
    `);
  });

  it('is reported once, wherever it is said, and at the nearest place that is there', () => {
    const documents = { 'a.json': page(faq), 'b.json': page(faq), '_words.json': groups };
    expect(site(documents).diagnostics.map(({ code, location }) => [code, location.pointer])).toEqual([
      ['missing-word', ''],
    ]);
  });

  it('has no proposal in a language without a pack', () => {
    const { shell: _shell, ...others } = wordsDocument;
    const documents = { '_site.json': { ...siteDocument, language: 'fr' }, '_words.json': others };
    expect(site(documents).diagnostics[0]?.hint).toBe(
      'Add it to "shell". What it says is described in the schema; packs/en.json has it in English.',
    );
  });
});

describe('a block that no page has', () => {
  it('needs no words', () => {
    expect(site({ '_words.json': groups }).diagnostics).toEqual([]);
  });
});

describe('a word that only some blocks of a type say', () => {
  const table = { type: 'facts', heading: 'Facts', items: [{ title: 'Stay', value: { count: 2 } }] };
  const missing = (facts: object) =>
    site({ 'a.json': page(facts), '_words.json': groups }).diagnostics.map(({ message }) => message);

  it('is needed where a block says it', () => {
    expect(missing(table)).toEqual([]);
    expect(missing({ ...table, items: [{ title: 'Stay', is: 'stay', value: { duration: 2 } }] })).toEqual([
      'The word “toStay” is missing. The block “facts” needs it.',
    ]);
  });
});

it('of a form that sends nothing is needed where there is such a form', () => {
  const { sample: _sample, ...others } = wordsDocument.form ?? {};
  const missing = (submit: string) =>
    site({
      '_forms/contact.json': { ...form, submit },
      'a.json': page({ type: 'enquiry-form', heading: 'Write to us', form: 'contact' }),
      '_words.json': { ...wordsDocument, form: others },
    }).diagnostics.flatMap(({ code, message }) => (code === 'missing-word' ? [message] : []));
  expect(missing('/api/contact-form')).toEqual([]);
  expect(missing('simulate')).toEqual(['The word “sample” is missing. The block “enquiry-form” needs it.']);
});

it('is not missing twice where there is no document of words', () => {
  expect(site({ '_words.json': undefined }).diagnostics.map(({ code }) => code)).toEqual([
    'missing-document',
  ]);
  expect(blocks).toBeDefined();
});
