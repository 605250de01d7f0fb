import { expect, it } from 'vitest';
import { page, site, siteDocument, wordsDocument } from '../../../tests/compiler/site';

const faq = { type: 'faq', heading: 'Questions', items: [{ title: 'Why?', content: ['So.'] }] };
// The words of blocks come first, so that words added elsewhere do not change the reported line.
const { blocks, ...otherWords } = wordsDocument;
const { faq: _faq, ...otherBlocks } = blocks ?? {};

const siteWithPluralForms = (moreQuestions: object, language = 'en') =>
  site({
    'about.json': page(faq),
    '_site.json': { ...siteDocument, language },
    '_words.json': { blocks: { faq: { moreQuestions }, ...otherBlocks }, ...otherWords },
  });

it('a missing plural form is reported with the numbers that it is used for', () => {
  expect(siteWithPluralForms({ other: '{count} more questions' }).report()).toMatchInlineSnapshot(`
    "pages-json/_words.json:4:24  error  missing-plural
      4 |       "moreQuestions": {
        |                        ^ The form “one” is missing: en uses it for 1.
      hint: Add "one": "{count} more question"

    1 error, 0 warnings."
  `);
});

it('every missing plural form of the language is reported', () => {
  const { diagnostics } = siteWithPluralForms({ one: '{count} pytanie', other: '{count} pytania' }, 'pl');
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The form “many” is missing: pl uses it for 0, 5, 6.',
    'The form “few” is missing: pl uses it for 2, 3, 4.',
  ]);
});

it('nothing is reported if all plural forms exist', () => {
  expect(siteWithPluralForms({ other: '{count}' }, 'ja').diagnostics).toEqual([]);
});
