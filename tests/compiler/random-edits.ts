import { describe, expect, it } from 'vitest';
import { createRandom } from '../../bench/load/random';
import { compile } from '../../src/compiler/compile';
import { type CompileCache, createCompileCache, serializeCache } from '../../src/compiler/compile-cache';
import type { SourceFile, Sources } from '../../src/document/source';
import { withSiteSchemas } from '../../src/schema/site-schemas';
import type { Site } from '../../src/site/assembled-site';
import { readSchemas, readSite } from '../read-site';

const folder = 'tests/fixture/pages';

/** The sources as if every document had just been read, so that nothing is known of it in this process. */
export const readAgain = (sources: Sources): Sources => ({
  ...sources,
  documents: sources.documents.map((document) => ({ ...document })),
});

/** The cache as another command would read it from its file. */
export const throughFile = (cache: CompileCache, { documents }: Sources) =>
  createCompileCache(JSON.parse(JSON.stringify(serializeCache(cache, documents))));

/** Everything that a command makes of a compilation. */
export function resultOf(sources: Sources, cache?: CompileCache) {
  const { value, diagnostics } = compile(sources, { cache });
  return { ...(value && outputOf(value)), diagnostics };
}

function outputOf(value: Site) {
  const { pages, specialPages, ...site } = value;
  const entries = [...pages, ...specialPages].map((entry) => {
    const { file, draft, route } = entry;
    return { file, draft, route, summary: entry.summary(), page: JSON.stringify(entry.page) };
  });
  return { site, entries };
}

type OneOf = <T>(list: readonly T[]) => T;
/** Makes an edit; `number` counts the edits, so that later ones do not all make the same text. */
type Edit = (sources: Sources, oneOf: OneOf, number: number) => Sources;

const withDocuments = (sources: Sources, documents: readonly SourceFile[]): Sources => ({
  ...sources,
  documents: documents.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
});

export const replaceIn = (sources: Sources, path: string, found: RegExp, text: string) =>
  withDocuments(
    sources,
    sources.documents.map((document) =>
      document.path === path ? { ...document, text: document.text.replace(found, text) } : document,
    ),
  );

export const original = await readSite(folder);
/** The same schemas without compiled validators, which those of `original` have. */
const plainSchemas = withSiteSchemas({ ...(await readSchemas()) }, original.documents);

const pathOfAnyPage = (sources: Sources, oneOf: OneOf) =>
  oneOf(sources.documents.filter(({ path }) => !path.startsWith('_'))).path;

/** An edit in one of the pages that it changes; in none, if earlier edits have left no such page. */
const inAnyPage =
  (found: RegExp, text: (number: number) => string): Edit =>
  (sources, oneOf, number) => {
    const isChanged = (document: SourceFile) => document.text.replace(found, text(number)) !== document.text;
    const pages = sources.documents.filter(
      (document) => !document.path.startsWith('_') && isChanged(document),
    );
    return pages.length > 0 ? replaceIn(sources, oneOf(pages).path, found, text(number)) : sources;
  };

const inDocument =
  (path: string, found: RegExp, text: (number: number) => string): Edit =>
  (sources, _oneOf, number) =>
    replaceIn(sources, path, found, text(number));

/** A text that begins with a capital letter, so that it is neither a name nor an address. */
const sentence = /: "[A-Z][^"]*"/;

/** The edits, by what they make or change. */
const edits: Readonly<Record<string, Edit>> = {
  'a text': inAnyPage(/"(lead|heading|title)": "[^"]*"/, (number) => `"$1": "Edited ${number}"`),
  'a description': inAnyPage(/"description": "[^"]*"/, (number) => `"description": "About ${number % 3}."`),
  'a title that another page has': inAnyPage(/"title": "[^"]*"/, () => '"title": "The same"'),
  'a warning': inAnyPage(/"lead": "[^"]*"/, () => '"lead": "Guaranteed sunshine by 31 June **now"'),
  'a link': inAnyPage(/"to": "\/[^"]*"/, (number) => `"to": "/${number % 2 ? 'norway' : 'nowhere'}"`),
  'a link to an anchor': inAnyPage(/"to": "[^"]*"/, () => '"to": "/contact#contact-form"'),
  'an anchor': inAnyPage(/"id": "([a-z]+)"/, () => '"id": "$1-2"'),
  'an anchor that others link to': inDocument('contact.json', /"contact-form"/, () => '"our-form"'),
  'a listing': inAnyPage(/("listing": \{\s*"name": )"[^"]*"/, (number) => `$1"Listed ${number}"`),
  'the order of a listing': inAnyPage(/"order": \d+/, (number) => `"order": ${number}`),
  'an alternative text': inAnyPage(/"alt": "[^"]*"/, (number) => `"alt": "Picture ${number}"`),
  'no alternative text': inAnyPage(/"alt": "[^"]*"/, () => '"alt": ""'),
  // Not in a draft: there “draft” has to stay in front, where “no draft any more” finds it.
  'the social image': inAnyPage(/^\{(?! "draft)/, () => '{ "image": "norway.svg",'),
  'the language of a block': inAnyPage(/"blocks": \[\s*\{/, () => '$& "language": "ar",'),
  'an icon': inAnyPage(/"icon": "[^"]*"/, (number) => `"icon": "${number % 2 ? 'map' : 'no-icon'}"`),
  'a figure': inAnyPage(/"from": \d+/, (number) => `"from": ${number % 3 ? number * 100 : 0}`),
  'a draft': inAnyPage(/^\{/, () => '{ "draft": true,'),
  'no draft any more': inAnyPage(/^\{ "draft": true,/, () => '{'),
  'a key twice': inAnyPage(/^\{/, () => '{ "title": "Twice",'),
  'half a document': inAnyPage(/,[^,]*$/, () => ''),
  'a misspelt property': inAnyPage(/"title"/, () => '"titel"'),
  'a text to be written': inAnyPage(sentence, () => ': "TODO"'),
  'an empty document': inAnyPage(/^.*$/s, () => ''),
  'a new page': (sources, oneOf, number) => {
    const model = oneOf(sources.documents.filter(({ path }) => !path.startsWith('_')));
    const path = `added-${number % 4}.json`;
    const added = { path, file: `${folder}/${path}`, text: model.text };
    return withDocuments(sources, [...sources.documents.filter((known) => known.path !== path), added]);
  },
  'a page that is gone': (sources, oneOf) => {
    const gone = pathOfAnyPage(sources, oneOf);
    return withDocuments(
      sources,
      sources.documents.filter(({ path }) => path !== gone),
    );
  },
  'a page at another path': (sources, oneOf, number) => {
    const moved = pathOfAnyPage(sources, oneOf);
    const path = `moved-${number}.json`;
    return withDocuments(
      sources,
      sources.documents.map((document) =>
        document.path === moved ? { ...document, path, file: `${folder}/${path}` } : document,
      ),
    );
  },
  'the copyright': inDocument('_site.json', /"copyright": "[^"]*"/, (number) => `"copyright": "© ${number}"`),
  'a menu': inDocument('_site.json', /"label": "Rides[^"]*"/, (number) => `"label": "Rides ${number}"`),
  'what a menu lists': inDocument('_site.json', /"list": "ride"/, () => '"list": "service"'),
  'the address of the site': inDocument('_site.json', /"url": "[^"]*"/, () => '"url": "https://other.test"'),
  'the phrases of promises': inDocument('_site.json', /"phrases": \[/, () => '"phrases": ["edited",'),
  'a redirect': inDocument(
    '_site.json',
    /"redirects": \[/,
    (number) => `"redirects": [{ "from": "/old-${number}", "to": "/japan" },`,
  ),
  'a redirect from a page': inDocument(
    '_site.json',
    /"redirects": \[/,
    () => '"redirects": [{ "from": "/norway", "to": "/japan" },',
  ),
  'an entry of a collection': inDocument(
    '_collections/partners.json',
    sentence,
    (number) => `: "Institute ${number}"`,
  ),
  'the id of an entry': inDocument('_collections/offices.json', /"id": "[a-z]*/, () => '$&-2'),
  'a place outside its country': inAnyPage(/"latitude": -?[\d.]+/, () => '"latitude": 1.5'),
  'a form': inDocument('_forms/tour.json', /"label": "[^"]*"/, (number) => `"label": "N ${number}"`),
  'a form that is gone': (sources) =>
    withDocuments(
      sources,
      sources.documents.filter(({ path }) => path !== '_forms/question.json'),
    ),
  'an image that is gone': (sources, oneOf) => {
    const gone = oneOf(sources.images);
    return { ...sources, images: sources.images.filter((image) => image !== gone) };
  },
  'an image': (sources, oneOf, number) => {
    const changed = oneOf(sources.images);
    return {
      ...sources,
      images: sources.images.map((image) =>
        image === changed
          ? { ...image, url: `${image.url}${number}`, size: { width: number, height: 5 } }
          : image,
      ),
    };
  },
  'a damaged image': (sources, oneOf) => {
    const changed = oneOf(sources.images);
    return {
      ...sources,
      images: sources.images.map((image) =>
        image === changed
          ? { ...image, size: undefined, unreadable: { problem: 'This image is damaged.' } }
          : image,
      ),
    };
  },
  'a file that is gone': (sources) => ({ ...sources, files: sources.files.slice(1) }),
  'the year': (sources, _oneOf, number) => ({ ...sources, year: 2024 + (number % 4) }),
};

/** What `no draft any more` takes back is made by another edit. */
const beforeEdit: Readonly<Record<string, string>> = { 'no draft any more': 'a draft' };

export function describeEdits() {
  it.each(Object.entries(edits))('the random edit “%s” changes the fixture', (name, edit) => {
    const first: OneOf = ([each]) => each as typeof each & {};
    const before = edits[beforeEdit[name] ?? '']?.(original, first, 1) ?? original;
    const dataOf = ({ documents, images, files, year }: Sources) => ({ documents, images, files, year });
    expect(dataOf(edit(before, first, 1))).not.toEqual(dataOf(before));
  });
}

/**
 * Makes `count` random edits, one after another, half of them as if a new command had read what an earlier one kept.
 */
export function describeRandomEdits(count: number) {
  describe('a compilation with the cache of earlier ones', () => {
    it('reports and makes the same as one without a cache', () => {
      const random = createRandom(11);
      const oneOf: OneOf = (list) => list[Math.floor(random() * list.length)] as (typeof list)[number];
      let sources = original;
      let cache = createCompileCache();
      const seen = { valid: 0, invalid: 0 };
      for (let number = 1; number <= count; number += 1) {
        // An error stays for a while, so that others come on top of it; then everything is as it was.
        const [name, edit] = random() < 0.2 ? ['', () => original] : oneOf(Object.entries(edits));
        sources = edit(sources, oneOf, number);
        const isNewProcess = random() < 0.5;
        const kept = isNewProcess ? throughFile(cache, sources) : cache;
        const found = resultOf(readAgain(sources), kept);
        cache = kept;
        expect(found, `edit ${number}, ${name}`).toEqual(
          resultOf({ ...readAgain(sources), schemas: plainSchemas }),
        );
        seen[found.site ? 'valid' : 'invalid'] += 1;
      }
      // Enough valid and enough invalid sites were compared.
      expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(count / 8);
    });
  });
}
