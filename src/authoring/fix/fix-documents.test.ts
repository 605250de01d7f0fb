import { describe, expect, it } from 'vitest';
import {
  draft,
  linkTo,
  page,
  saying,
  siteDocument,
  sourcesOf,
  type TestDocument,
  wordsDocument,
} from '../../../tests/compiler/site';
import { check as checkSite } from '../../compiler/check';
import type { Sources } from '../../document/source';
import { fixDocuments } from './fix-documents';

/** Without rules for the whole site: sites of two pages break most of them. */
const check = (sources: Sources) => checkSite(sources, { rules: [] }).diagnostics;

/** Fixes a site. Returns `about.json` before and after, the fixes of all documents and the codes that remain. */
function fixSite(
  documents: Readonly<Record<string, TestDocument>>,
  mayChange: (file: string) => boolean = () => true,
) {
  const sources = sourcesOf(documents);
  const { value, diagnostics } = fixDocuments(sources, check, mayChange);
  const textOf = ({ documents }: Pick<Sources, 'documents'>) =>
    documents.find(({ path }) => path === 'about.json')?.text ?? '';
  return {
    before: textOf(sources),
    after: textOf(value),
    fixes: value.changed.flatMap(({ fixes }) => fixes),
    remaining: diagnostics.map(({ code }) => code),
  };
}

const siteWithRedirect = { ...siteDocument, redirects: [{ from: '/old', to: '/new' }] };
const withMoved = (about: TestDocument, more = {}) => ({
  '_site.json': siteWithRedirect,
  'new.json': page(),
  'about.json': about,
  ...more,
});

describe('a fix', () => {
  it('renames a misspelt property and changes no other character', () => {
    const text =
      '{"kind":"page",\r\n\t"titel" :"A \\u0041 title",  "description":"D.",\r\n "breadcrumb":"B","blocks":[ {"typ":"text","paragraph":["W."]} ]\r\n}\r\n\r\n';
    const { after, remaining, fixes } = fixSite({ 'about.json': text });
    expect(after).toBe(
      text.replace('"titel"', '"title"').replace('"typ"', '"type"').replace('"paragraph"', '"paragraphs"'),
    );
    expect(remaining).toEqual([]);
    expect(fixes).toEqual([
      'line 2: “titel” to “title”',
      'line 3: “typ” to “type”',
      'line 3: “paragraph” to “paragraphs”',
    ]);
  });

  it('is made where only another fix shows what is wrong, inside a block with a misspelt type', () => {
    const item = { titel: 'May I work?', contents: ['Yes.'] };
    const { remaining } = fixSite({
      'about.json': page({ typ: 'faq', headnig: 'Questions', items: [item] }),
    });
    expect(remaining).toEqual([]);
  });

  it('updates a link to a page that moved, in a text too, unless it leads to an anchor', () => {
    const about = page(linkTo('/old'), saying('See [the page](/old), or [its part](/old#part).'));
    const { before, after, remaining } = fixSite(withMoved(about));
    expect(after).toBe(
      before.replace('"to": "/old"', '"to": "/new"').replace('[the page](/old)', '[the page](/new)'),
    );
    expect(remaining).toEqual([]);
  });

  it.each([
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html#part', '/about#part'],
  ])('writes a link as a route: %s', (wrong, right) => {
    const anchored = { type: 'text', id: 'part', paragraphs: ['Words.'] };
    const { before, after, remaining } = fixSite({ 'about.json': page(anchored, linkTo(wrong)) });
    expect(after).toBe(before.replace(`"${wrong}"`, `"${right}"`));
    expect(remaining).toEqual([]);
  });

  it('puts properties in the order of their schema, and leaves everything between them in place', () => {
    const text = `{"kind": "page", "breadcrumb": "B",   "title": "A title",
  "blocks": [
    {
      "items": [
        { "content": ["W."], "title": "Q?" }
      ],
      "heading": "H",

      "type": "faq"
    }
  ],
  "description": "D."
}
`;
    const { after, fixes } = fixSite({ 'about.json': text });
    expect(after).toBe(`{"kind": "page", "title": "A title",   "description": "D.",
  "breadcrumb": "B",
  "blocks": [
    {
      "type": "faq",
      "heading": "H",

      "items": [
        { "title": "Q?", "content": ["W."] }
      ]
    }
  ]
}
`);
    expect(fixes).toEqual(['from line 1 on: properties in the order of their schema']);
  });

  it('is made only in documents that may be changed', () => {
    const wrong = page({ typ: 'text', paragraphs: ['Words.'] });
    const { after, before, remaining } = fixSite(
      { 'about.json': wrong, 'other.json': wrong },
      (file) => file === 'pages-json/other.json',
    );
    expect(after).toBe(before);
    expect(remaining).toEqual(['unknown-property']);
  });
});

describe('nothing is fixed', () => {
  it.each<[string, TestDocument]>([
    ['where the nearest route is merely similar', page(linkTo('/nwe'))],
    ['where the right name is there, too', page({ type: 'text', paragraphs: ['A.'], paragraph: ['B.'] })],
    ['where two names would become one', page({ type: 'text', paragraph: ['A.'], paragraphz: ['B.'] })],
    ['where a name is like no other', page({ type: 'text', paragraphs: ['A.'], colour: 'red' })],
    [
      'where the name is written with an escape',
      JSON.stringify(page()('about.json')).replace('"title"', '"tite\\u006c"'),
    ],
    [
      'where a range runs backwards',
      page({
        type: 'facts',
        heading: 'F',
        items: [{ title: 'T', value: { from: 9, to: 5, currency: 'EUR' } }],
      }),
    ],
    ['in a text that is no JSON', '{ "titel": "A", }'],
  ])('%s', (_why, about) => {
    const { before, after, fixes, remaining } = fixSite(withMoved(about));
    expect(after).toBe(before);
    expect(fixes).toEqual([]);
    expect(remaining).not.toEqual([]);
  });

  it.each<[string, TestDocument, object]>([
    ['if the link leads to an anchor on the page that moved', page(linkTo('/old#part')), {}],
    ['if the new page is a draft', draft(linkTo('/old')), { 'new.json': draft() }],
    ['if a page has taken the old address', page(linkTo('/old')), { 'old.json': page() }],
  ])('%s', (_why, about, more) => {
    const { before, after } = fixSite(withMoved(about, more));
    expect(after).toBe(before);
  });

  it('in the document with the redirects, whose footer may link to an old address', () => {
    const footer = { ...siteDocument.footer, legal: [{ label: 'The old name', to: '/old' }] };
    const sources = sourcesOf({ 'new.json': page(), '_site.json': { ...siteWithRedirect, footer } });
    expect(fixDocuments(sources, check, () => true).value.changed).toEqual([]);
  });
});

describe('forms of a word that are missing', () => {
  const faq = { type: 'faq', heading: 'Questions', items: [{ title: 'Why?', content: ['So.'] }] };
  const fixedIn = (language: string) => {
    const sources = sourcesOf({
      'about.json': page(faq),
      '_site.json': { ...siteDocument, language },
      '_words.json': { ...wordsDocument, blocks: { faq: { moreQuestions: { other: '{count} …' } } } },
    });
    return fixDocuments(sources, check, () => true);
  };

  it('are added as the pack of the language has them, and each is named among the fixes', () => {
    const { value, diagnostics } = fixedIn('pt-PT');
    const words = JSON.parse(value.documents.find(({ path }) => path === '_words.json')?.text ?? '');
    expect(words.blocks.faq.moreQuestions).toEqual({ other: '{count} …', one: 'Mais {count} pergunta' });
    expect(value.changed.flatMap(({ fixes }) => fixes)).toContain(
      'added blocks → faq → moreQuestions → one: "Mais {count} pergunta"',
    );
    expect(diagnostics).toEqual([]);
  });

  it('are not added in a language without a pack', () => {
    expect(fixedIn('fr').value.changed).toEqual([]);
  });
});
