import { expect, it } from 'vitest';
import { pageWith, saying, site, siteDocument, wordsDocument } from '../../../tests/compiler/site';
import { pastedTexts } from '../../rules/pasted-texts';

const siteAccepting = (text: string | undefined, paragraph: string) =>
  site(
    {
      'about.json': pageWith(
        { accepted: [{ code: 'pasted-text', ...(text && { text }), because: 'It is the name of a band.' }] },
        saying(paragraph),
      ),
    },
    { today: '2026-11-27' },
    pastedTexts,
  );

it('a warning that a document accepts is not shown', () => {
  expect(siteAccepting('the the', 'We play like the the band.').report()).toBe('No problems.');
  expect(siteAccepting(undefined, 'We play like the the band.').report()).toBe('No problems.');
});

it('a warning of the same code about another text is shown instead of needless-acceptance', () => {
  expect(siteAccepting('the the', 'We can can play.').diagnostics.map(({ code }) => code)).toEqual([
    'pasted-text',
  ]);
});

it('an entry in the document of the site is not reported while a document that accepts nothing itself has such a warning', () => {
  const codes = (home: string) =>
    site(
      {
        '_site.json': {
          ...siteDocument,
          accepted: [{ code: 'pasted-text', text: 'the the', because: 'It is the name of a band.' }],
        },
        '_words.json': { ...wordsDocument, shell: { ...wordsDocument.shell, home } },
      },
      { today: '2026-11-27' },
      pastedTexts,
    ).diagnostics.map(({ code }) => code);
  expect(codes('Like the the band')).toEqual([]);
  expect(codes('We can can play')).toEqual(['pasted-text']);
});

it('an entry that accepts no warning is reported', () => {
  expect(siteAccepting('the the', 'We play.').report()).toMatchInlineSnapshot(`
    "pages-json/about.json:7:5  warning  needless-acceptance
      7 |     {
        |     ^ There is no warning “pasted-text” here to accept.
      hint: Delete this entry of "accepted"; or compare "text" with the line that the warning is about.

    0 errors, 1 warning."
  `);
});
