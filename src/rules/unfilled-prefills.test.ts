import { describe, expect, it } from 'vitest';
import { form, linkTo, page, pageWith, schemas, site, siteDocument } from '../../tests/compiler/site';
import { unfilledPrefills } from './unfilled-prefills';

const kinds = { topics: ['course', 'level'], kinds: [{ kind: 'page' }, { kind: 'class', topic: 'course' }] };
const ask = { type: 'enquiry-form', id: 'ask', heading: 'Ask us', form: 'contact' };
const listing = { name: 'French', summary: 'Small classes.', order: 1 };
const french = pageWith({ kind: 'class', listing });
const withBooking = { ...siteDocument, booking: { label: 'Ask us', to: '/contact#ask' } };

/** What is reported of a site with a form whose field is prefilled with a topic, and with these documents. */
const hintsOf = (documents: Parameters<typeof site>[0], prefill: readonly string[] = ['course']) =>
  site(
    {
      '_kinds.json': kinds,
      '_site.json': withBooking,
      '_forms/contact.json': { ...form, fields: [{ ...form.fields[0], prefill }] },
      'contact.json': page(ask),
      'french.json': french,
      ...documents,
    },
    {},
    unfilledPrefills,
  ).diagnostics.map(({ code, hint, location }) => [code, location.pointer, hint]);

describe('a prefilled field', () => {
  it('gets its value from pages about its topic that link to the booking form', () => {
    expect(hintsOf({})).toEqual([]);
  });

  it('may get its value from one of several topics', () => {
    expect(hintsOf({}, ['level', 'course'])).toEqual([]);
  });

  it('may get its value from the page that shows its form', () => {
    const withForm = pageWith({ kind: 'class', listing }, ask);
    expect(hintsOf({ '_site.json': siteDocument, 'french.json': withForm })).toEqual([]);
    const ending = { ...kinds, kinds: [kinds.kinds[0], { ...kinds.kinds[1], ending: [ask] }] };
    expect(hintsOf({ '_site.json': siteDocument, '_kinds.json': ending })).toEqual([]);
  });

  it('may get its value from a link with the topic in its query', () => {
    const by = (to: string) => hintsOf({ '_site.json': siteDocument, 'a.json': page(linkTo(to)) });
    expect(by('/contact?course=French#ask')).toEqual([]);
    expect(by('/contact?level=A1#ask')).not.toEqual([]);
  });

  it('may get its value from a block whose links carry the topic', () => {
    const { examples = [], $defs } = schemas['schema/blocks/university-explorer.schema.json'] ?? {};
    const [explorer] = examples as readonly { action: object }[];
    const entry = JSON.parse(JSON.stringify($defs?.entry).replaceAll('"../parts/', '"../../schema/parts/'));
    const documents = {
      '_kinds.json': { ...kinds, topics: ['university'], kinds: [{ kind: 'page' }] },
      'french.json': undefined,
    };
    const shown = {
      '_collections/universities.schema.json': { ...entry, additionalProperties: false },
      '_collections/universities.json': { entries: [{ ...entry.examples[0], logo: 'world.svg' }] },
      'universities.json': page({ ...explorer, action: { label: 'Ask us', to: '/contact#ask' } }),
    };
    expect(hintsOf(documents, ['university'])).not.toEqual([]);
    expect(hintsOf({ ...documents, ...shown }, ['university'])).toEqual([]);
  });

  it('is not reported while no page shows its form', () => {
    expect(hintsOf({ '_site.json': siteDocument, 'contact.json': page() })).toEqual([]);
  });
});

describe('a prefilled field that gets no value', () => {
  const at = ['unfilled-prefill', '/fields/0/prefill'];

  it('needs a kind of page with its topic', () => {
    expect(hintsOf({}, ['level'])).toEqual([
      [
        ...at,
        'Write "topic": "level" in _kinds.json into the kind of the pages about it, or delete "prefill".',
      ],
    ]);
  });

  it('needs a page of that kind', () => {
    expect(hintsOf({ 'french.json': undefined })).toEqual([
      [...at, 'Publish a page of the kind “class” with a "listing": the field is filled in with its name.'],
    ]);
  });

  it('needs its form to be the booking form', () => {
    const hint =
      'Let "booking" in _site.json lead to the form: "to": "/contact#ask". Links to that address carry what their page is about.';
    expect(hintsOf({ '_site.json': siteDocument })).toEqual([[...at, hint]]);
    const elsewhere = { ...siteDocument, booking: { label: 'Ask us', to: '/french' } };
    expect(hintsOf({ '_site.json': elsewhere })).toEqual([[...at, hint]]);
  });
});
