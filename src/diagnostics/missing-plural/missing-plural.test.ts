import { expect, it } from 'vitest';
import { page, site, siteDocument, wordsDocument } from '../../../tests/compiler/site';

const faq = { type: 'faq', heading: 'Questions', items: [{ title: 'Why?', content: ['So.'] }] };
// First of all words, so that a new one elsewhere moves no line of what is reported.
const { blocks, ...otherWords } = wordsDocument;
const { faq: _faq, ...otherBlocks } = blocks ?? {};

const withQuestions = (moreQuestions: object, language = 'en') =>
  site({
    'about.json': page(faq),
    '_site.json': { ...siteDocument, language },
    '_words.json': { blocks: { faq: { moreQuestions }, ...otherBlocks }, ...otherWords },
  });

it('names the form, and numbers that take it', () => {
  expect(withQuestions({ other: '{count} more questions' }).report()).toMatchInlineSnapshot(`
    "pages-json/_words.json:4:24  error  missing-plural
      4 |       "moreQuestions": {
        |                        ^ The form “one” is missing: en uses it for 1.
      hint: Add "one": "{count} more question"

    1 error, 0 warnings."
  `);
});

it('is found for every form that the language has', () => {
  const { diagnostics } = withQuestions({ one: '{count} pytanie', other: '{count} pytania' }, 'pl');
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The form “many” is missing: pl uses it for 0, 5, 6.',
    'The form “few” is missing: pl uses it for 2, 3, 4.',
  ]);
});

it('is not found where all are there', () => {
  expect(withQuestions({ other: '{count}' }, 'ja').diagnostics).toEqual([]);
});
