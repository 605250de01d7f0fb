import { describe, expect, it } from 'vitest';
import {
  form,
  kindsDocument,
  page,
  pageWith,
  schemas,
  siteDocument,
  sourcesOf,
  type TestDocument,
} from '../../../tests/compiler/site';
import { exampleCollections } from '../../gallery/example-collections';
import { migrateSite } from '../migrate/migrate-site';
import { describeChanges } from './describe-changes';
import { formatChanges, formatChangesAsMarkdown } from './format-changes';
import type { Revision } from './revision';

type Documents = Readonly<Record<string, TestDocument | undefined>>;

const revision = (documents: Documents, fileHashes: Readonly<Record<string, string>> = {}): Revision => ({
  sources: sourcesOf({ '_site.json': withMenu, ...documents }, { flags: ['is', 'jp'] }),
  fileHashes: new Map(Object.entries(fileHashes)),
});

const withMenu = {
  ...siteDocument,
  header: {
    ...siteDocument.header,
    items: [{ label: 'Tours Abroad', sections: [{ title: 'Choose', list: 'country' }] }],
  },
};

/** What `npm run diff` prints. */
const diff = (before: Documents, after: Documents) =>
  formatChanges(describeChanges(revision(before), revision(after)));

/** A block that shows figures side by side, typed or quoted. */
const facts = (...items: readonly object[]) => ({ type: 'facts', heading: 'At a glance', items });
const tuition = (from: number, to: number) => ({
  title: 'Tuition',
  value: { from, to, currency: 'GBP', per: 'year' },
});
const visitors = { title: 'Visitors', value: { count: 122000, grouping: 'indian' } };
const listing = { name: 'Iceland', flag: 'is', summary: 'Small classes.', order: 60 };
const iceland = (...blocks: readonly unknown[]) =>
  pageWith({ kind: 'country', breadcrumb: 'Tours of Iceland', listing }, ...blocks);

describe('a change', () => {
  it('is reported under the name of its document, even if that is not a page', () => {
    const [first, ...others] = kindsDocument.kinds;
    const changed = { ...kindsDocument, kinds: [{ ...first, draft: { listing: { order: 7 } } }, ...others] };
    const names: readonly [path: string, before: TestDocument, after: TestDocument, name: string][] = [
      ['_kinds.json', kindsDocument, changed, 'Kinds of pages'],
      ['_forms/callback.json', form, { ...form, submit: '/api/other' }, 'Form callback'],
    ];
    for (const [path, before, after, name] of names)
      expect(diff({ [path]: before }, { [path]: after })).toContain(`\n\n${name}\n`);
  });

  it('is not reported if only the version of the documents differs', () => {
    const { contract: _contract, ...older } = withMenu;
    const before = revision({ '_site.json': older, 'tours-iceland.json': iceland(facts(visitors)) });
    const migrated = migrateSite(before.sources);
    if (!migrated || 'errors' in migrated) throw new Error('Nothing was migrated');
    const { documents, schemas } = migrated;
    const after = { ...before, sources: { ...before.sources, documents, schemas } };
    expect(formatChanges(describeChanges(before, after))).toBe('No change to the site.');
  });

  it('in the code of the site’s own blocks, header or footer is noted as left out', () => {
    const before = revision({ '_site.json': withMenu });
    const withCode = (path: string, hash: string) => ({ ...before, codeHashes: new Map([[path, hash]]) });
    const report = describeChanges(withCode('_shell/footer.tsx', 'a'), withCode('_shell/footer.tsx', 'b'));
    expect(formatChanges(report)).toBe(
      'No change to the site.\n\nThe site’s own code has changed, whose effect is not described here: _shell/footer.tsx.',
    );
    expect(describeChanges(before, before).notes).toEqual([]);
  });

  it('is not reported if only the formatting of the document differs', () => {
    const document = iceland(facts(visitors, tuition(8000, 15000)));
    const reformatted = JSON.stringify(document('tours-iceland.json'), null, 6).replaceAll('\n', '\r\n');
    expect(diff({ 'tours-iceland.json': document }, { 'tours-iceland.json': reformatted })).toBe(
      'No change to the site.',
    );
  });

  it('of a figure is described as the page shows it, with its unit once', () => {
    expect(
      diff(
        { 'tours-iceland.json': iceland(facts(visitors, tuition(8000, 15000))) },
        { 'tours-iceland.json': iceland(facts(visitors, tuition(9000, 16000))) },
      ),
    ).toMatchInlineSnapshot(`
      "Changes 1 figure.

      Iceland (/tours-iceland)
        At a glance, Tuition: £8,000–15,000 to £9,000–16,000 a year"
    `);
  });

  it('of a plain number does not count as one of a figure', () => {
    const intakes = (from: number) => ({
      type: 'intakes',
      heading: 'Intakes',
      items: [{ title: 'Autumn', months: { from } }],
    });
    const before = { 'tours-iceland.json': iceland(intakes(9)) };
    expect(diff(before, { 'tours-iceland.json': iceland(intakes(10)) })).toMatchInlineSnapshot(`
      "Changes 1 text.

      Iceland (/tours-iceland)
        Intakes, Autumn, months, from: 9 to 10"
    `);
  });

  it('of a row is described with the currency and the period of its table', () => {
    const table = (...rows: readonly object[]) => ({
      type: 'cost-table',
      of: 'city',
      heading: 'Living',
      currency: 'EUR',
      per: 'month',
      rows,
    });
    expect(
      diff(
        { 'tours-iceland.json': iceland(table({ city: 'Dalvik', cost: 1095 }, { city: 'Hofn', cost: 900 })) },
        {
          'tours-iceland.json': iceland(
            table({ city: 'Husavik', cost: 850 }, { city: 'Dalvik', cost: { from: 1095, to: 1200 } }),
          ),
        },
      ),
    ).toMatchInlineSnapshot(`
      "Adds 1 figure; removes 1 figure; changes 1 figure.

      Iceland (/tours-iceland)
        Living: adds the row “Husavik” (€850 a month)
        Living, Dalvik: €1,095 to €1,095–1,200 a month
        Living: removes the row “Hofn” (€900 a month)"
    `);
  });

  it('of a long text quotes what differs, with a few words around it', () => {
    const text = (fee: string) => ({
      type: 'text',
      paragraphs: [
        'The country has seven passes and a good number of lodges in its valleys.',
        `The price mostly falls at ${fee} a year, though guided and winter tours climb higher than that.`,
      ],
    });
    expect(
      diff(
        { 'tours-iceland.json': iceland(text('€9,000')) },
        { 'tours-iceland.json': iceland(text('€9,500')) },
      ),
    ).toMatchInlineSnapshot(`
      "Changes 1 text.

      Iceland (/tours-iceland)
        text, paragraphs: “… mostly falls at €9,000 a year, though …” to “… mostly falls at €9,500 a year, though …”"
    `);
  });

  it('of the order is reported as such only', () => {
    expect(
      diff(
        { 'tours-iceland.json': iceland(facts(visitors, tuition(1, 2))) },
        { 'tours-iceland.json': iceland(facts(tuition(1, 2), visitors)) },
      ),
    ).toMatchInlineSnapshot(`
      "Changes 1 text.

      Iceland (/tours-iceland)
        At a glance: new order: Tuition, Visitors"
    `);
  });

  it('of a name is not reported as a removal', () => {
    expect(
      diff(
        { 'tours-iceland.json': iceland(facts(visitors, tuition(1, 2))) },
        { 'tours-iceland.json': iceland(facts(visitors, { ...tuition(1, 2), title: 'Tuition fees' })) },
      ),
    ).toMatchInlineSnapshot(`
      "Changes 1 text.

      Iceland (/tours-iceland)
        At a glance, Tuition, title: “Tuition” to “Tuition fees”"
    `);
  });

  it('of an office or a form is listed under its name', () => {
    const office = {
      id: 'mill',
      name: 'Mill',
      flag: 'is',
      city: 'Akureyri',
      address: ['4th floor'],
      email: 'mill@example.com',
      phone: '+91 00000 00000',
      weekdays: { opens: '10:00', closes: '18:00' },
      image: { src: 'world.svg', alt: '' },
    };
    const offices = {
      '_collections/offices.schema.json': exampleCollections(schemas)['_collections/offices.schema.json'],
    };
    const field = { ...form.fields[0], id: 'budget', name: 'budget', label: 'Budget' };
    const documents = (entry: object, fields: readonly object[]) => ({
      ...offices,
      '_collections/offices.json': { entries: [entry] },
      '_forms/reservation.json': { ...form, fields },
    });
    expect(
      diff(
        documents(office, form.fields),
        documents({ ...office, weekdays: { opens: '09:30', closes: '18:00' } }, [...form.fields, field]),
      ),
    ).toMatchInlineSnapshot(`
      "Adds 1 part of a form; changes 1 figure.

      Offices
        Mill, weekdays: 10:00–18:00 to 09:30–18:00

      Form reservation
        adds the field “Budget”"
    `);
  });

  it('of a download is listed by its name', () => {
    const report = describeChanges(
      revision({}, { 'guide.pdf': 'one' }),
      revision({}, { 'guide.pdf': 'two' }),
    );
    expect(formatChanges(report)).toContain('changes the file guide.pdf');
  });
});

describe('a page', () => {
  it('that is new comes first, with the listings that it appears in', () => {
    expect(
      diff(
        { 'tours-iceland.json': iceland(facts(visitors)) },
        {
          'tours-iceland.json': iceland(facts({ ...visitors, value: { count: 5 } })),
          'tours-japan.json': pageWith({
            kind: 'country',
            listing: { ...listing, name: 'Japan', order: 65 },
          }),
        },
      ),
    ).toMatchInlineSnapshot(`
      "Adds 1 route (/tours-japan), 1 listing; changes 1 figure.

      Japan (/tours-japan)
        adds the page /tours-japan
        listed in menu “Tours Abroad”

      Iceland (/tours-iceland)
        At a glance, Visitors: 1,22,000 to 5"
    `);
  });

  it('that moved is still one page, whether it leaves a redirect or keeps its title', () => {
    const redirects = [{ from: '/about', to: '/about-us' }];
    const about = pageWith({ title: 'About' });
    expect(
      diff(
        { 'about.json': about, 'team.json': page() },
        {
          '_site.json': { ...withMenu, redirects },
          'about-us.json': pageWith({ title: 'About us' }),
          'people.json': pageWith({ title: 'The page of team.json' }),
        },
      ),
    ).toMatchInlineSnapshot(`
      "Renames 2 routes (/about-us, /people); changes 1 text; changes redirects.

      Page (/about-us)
        renames /about to /about-us
        title: “About” to “About us”

      Page (/people)
        renames /team to /people

      The whole site
        adds the redirect /about to /about-us"
    `);
  });

  it('that moved is still one page, even if a new one has its old title', () => {
    const redirects = [{ from: '/about', to: '/us' }];
    expect(
      diff(
        { 'about.json': pageWith({ title: 'About' }) },
        {
          '_site.json': { ...withMenu, redirects },
          'about-them.json': pageWith({ title: 'About' }),
          'us.json': pageWith({ title: 'About us' }),
        },
      ),
    ).toMatchInlineSnapshot(`
      "Adds 1 route (/about-them); renames 1 route (/us); changes 1 text; changes redirects.

      Page (/about-them)
        adds the page /about-them

      Page (/us)
        renames /about to /us
        title: “About” to “About us”

      The whole site
        adds the redirect /about to /us"
    `);
  });

  it('that is a draft is marked as one and counted separately', () => {
    const japan = (draft: boolean) =>
      pageWith({ kind: 'country', draft, listing: { ...listing, name: 'Japan' } });
    expect(diff({}, { 'tours-japan.json': japan(true) })).toMatchInlineSnapshot(`
      "Edits 1 draft.

      Japan (/tours-japan), a draft
        adds the draft /tours-japan, which is not published"
    `);
    expect(
      diff({ 'tours-japan.json': japan(true) }, { 'tours-japan.json': japan(false) }),
    ).toMatchInlineSnapshot(`
      "Adds 1 route (/tours-japan), 1 listing.

      Japan (/tours-japan)
        publishes the draft /tours-japan
        listed in menu “Tours Abroad”"
    `);
    expect(
      diff({ 'tours-japan.json': japan(false) }, { 'tours-japan.json': japan(true) }),
    ).toMatchInlineSnapshot(`
      "Removes 1 route (/tours-japan), 1 listing.

      Japan (/tours-japan)
        removes the page /tours-japan: it is now a draft
        no longer listed in menu “Tours Abroad”"
    `);
  });

  it('that moves within the menu is reported as the order that visitors see', () => {
    const both = (order: number) => ({
      'tours-iceland.json': iceland(),
      'tours-japan.json': pageWith({ kind: 'country', listing: { ...listing, name: 'Japan', order } }),
    });
    expect(diff(both(65), both(70))).toBe('No change to the site.');
    expect(diff(both(65), both(50))).toMatchInlineSnapshot(`
      "Changes 1 listing.

      The whole site
        menu “Tours Abroad”: new order: Japan, Iceland"
    `);
  });
});

describe('a document without an address', () => {
  it('is reported when it is added or removed', () => {
    const documents = { '_forms/callback.json': form, '_pages/busy.json': page() };
    expect(diff({}, documents)).toMatchInlineSnapshot(`
      "Adds 1 part of a form, 1 text.

      Form callback
        adds the document _forms/callback.json

      Page
        adds the document _pages/busy.json"
    `);
    expect(diff(documents, {})).toMatchInlineSnapshot(`
      "Removes 1 part of a form, 1 text.

      Form callback
        removes the document _forms/callback.json

      Page
        removes the document _pages/busy.json"
    `);
  });
});

describe('a site that does not compile', () => {
  it('is compared by its documents, with a note', () => {
    expect(
      diff(
        { 'tours-iceland.json': iceland({ type: 'facts', heading: 'At a glance', itms: [] }), 'x.json': '{' },
        { 'tours-iceland.json': iceland({ type: 'facts', heading: 'In short', itms: [] }) },
      ),
    ).toMatchInlineSnapshot(`
      "Changes 1 text.

      The base has 2 errors. Only its documents are compared. Left out, because they are not valid JSON: x.json.

      This version has 1 error. Run \`npm run check\` for details.

      Iceland (/tours-iceland)
        At a glance, heading: “At a glance” to “In short”"
    `);
  });
});

describe('an invalid document', () => {
  const japan = pageWith({ kind: 'country', listing: { ...listing, name: 'Japan' } });

  it('does not take its page out of a menu', () => {
    const invalid = pageWith({ kind: 'country', listing: { ...listing, name: 'Japan' }, tint: 'red' });
    expect(diff({ 'tours-japan.json': japan }, { 'tours-japan.json': invalid })).not.toContain('listed');
  });

  it('may have anything in its listing', () => {
    const odd = (value: unknown) =>
      pageWith({ kind: 'country', listing: { ...listing, name: 'Japan', in: value, order: value } });
    for (const value of [5, null, 'menu', {}, [5]])
      expect(diff({ 'tours-japan.json': odd(value) }, { 'tours-japan.json': japan })).toMatch(
        /The base has \d errors?\. Only its documents are compared\./,
      );
  });

  it('may have the names of properties that every JavaScript object has', () => {
    const text = diff({ 'a.json': page() }, { 'a.json': pageWith({ constructor: 'x' }) });
    expect(text).toContain('adds constructor “x”');
  });

  it('is not reported as removed where it is not valid JSON', () => {
    const text = diff({ 'tours-japan.json': japan }, { 'tours-japan.json': '{ "kind": ' });
    expect(text).not.toContain('removes');
    expect(text).toContain('Left out, because they are not valid JSON: tours-japan.json.');
  });

  it('is named after its file if it has no name yet', () => {
    const unnamed = pageWith({ draft: true, breadcrumb: 'TODO: the page’s name' });
    expect(diff({}, { 'tours-japan.json': unnamed })).toContain('tours-japan.json (/tours-japan), a draft');
  });
});

describe('a comment on a pull request', () => {
  it('shows texts as they are, without markup or mentions', () => {
    const title = (text: string) => ({
      'a.json': pageWith({ breadcrumb: 'A' }, { type: 'banner', title: text }),
    });
    const report = describeChanges(revision(title('One')), revision(title('<b>*Two*</b> @team')));
    expect(formatChangesAsMarkdown(report)).toMatchInlineSnapshot(`
      "### Changes to the site

      **Changes 1 text.**

      #### A (/a)

      - One, title: “One” to “&#60;b&#62;\\*Two\\*&#60;/b&#62; &#64;team”"
    `);
  });
});

describe('a figure in a register', () => {
  const fee = (to: number, rest: object = {}) => ({
    id: 'course',
    title: 'Fee of the course',
    value: { from: 450, to, currency: 'EUR', per: 'month' },
    measure: 'fee',
    sort: 'typical',
    status: 'given',
    ...rest,
  });
  const register = (...facts: readonly object[]) => ({ '_facts/prices.json': { facts } });
  const text = (...paragraphs: readonly string[]) => ({ type: 'text', heading: 'What you pay', paragraphs });
  const pages = {
    'tours-iceland.json': iceland(
      facts(visitors, { title: 'Fee', value: { fact: 'prices.course' } }),
      text('Classes are small. You pay {{prices.course|to}} a month at most. Books are yours.'),
    ),
    'about.json': pageWith({ breadcrumb: 'About us', draft: true }, text('From {{prices.course|from}}.')),
    'terms.json': page(text('Nothing of all this.')),
  };

  it('is reported once, with its new text everywhere it is shown', () => {
    expect(
      diff({ ...register(fee(600)), ...pages }, { ...register(fee(650)), ...pages }),
    ).toMatchInlineSnapshot(`
      "Changes 1 figure.

      Figures in _facts/prices.json
        “Fee of the course”: €450–600 a month to €450–650 a month
          About us (/about), a draft
            What you pay, paragraphs: “From €450.”
          Iceland (/tours-iceland)
            At a glance, Fee: €450–650 a month
            What you pay, paragraphs: “You pay €650 a month at most.”"
    `);
  });

  it('has the pages that show it in a list within the list, in Markdown', () => {
    const report = describeChanges(
      revision({ ...register(fee(600)), ...pages }),
      revision({ ...register(fee(650)), ...pages }),
    );
    expect(formatChangesAsMarkdown(report)).toContain(
      '\n  - Iceland (/tours-iceland)\n    - At a glance, Fee: €450–650 a month',
    );
  });

  it('is reported with its next value and with changes to its status, source and note', () => {
    const next = { value: { from: 700, currency: 'EUR', per: 'month' }, from: '2027-01' };
    const source = { publisher: 'The school' };
    const checked = { on: '2026-11-23', by: 'content editor' };
    expect(
      diff(
        { ...register(fee(600)), ...pages },
        { ...register(fee(600, { next, status: 'verified', source, checked })), ...pages },
      ),
    ).toMatchInlineSnapshot(`
      "Changes 1 figure, 1 text.

      This version has 1 error. Run \`npm run check\` for details.

      Figures in _facts/prices.json
        “Fee of the course” is followed by €700 a month from January 2027
          About us (/about), a draft
            What you pay, paragraphs: “From €450.”
          Iceland (/tours-iceland)
            At a glance, Fee: €450–600 a month
            What you pay, paragraphs: “You pay €600 a month at most.”
        “Fee of the course”: was given, is verified; source: The school; checked on 2026-11-23 by content editor"
    `);
  });

  it('that is moved out of a page is not a change of the page', () => {
    const typed = iceland(facts({ title: 'Fee', value: fee(600).value }), text('Up to €600.'));
    const quoted = iceland(
      facts({ title: 'Fee', value: { fact: 'prices.course' } }),
      text('Up to {{prices.course|to}}.'),
    );
    expect(
      diff(
        { ...register(fee(600)), 'tours-iceland.json': typed },
        { ...register(fee(600)), 'tours-iceland.json': quoted },
      ),
    ).toBe('No change to the site.');
  });

  it('is reported on the page that quotes another one instead', () => {
    const other = { ...fee(900), id: 'evening', title: 'Fee in the evening', scope: { time: 'evening' } };
    const quoting = (fact: string) => ({
      ...register(fee(600), other),
      'tours-iceland.json': iceland(facts({ title: 'Fee', value: { fact } })),
    });
    expect(diff(quoting('prices.course'), quoting('prices.evening'))).toMatchInlineSnapshot(`
      "Changes 1 figure.

      Iceland (/tours-iceland)
        At a glance, Fee: €450–600 to €450–900 a month"
    `);
  });

  it('is reported for a block that shows its whole register', () => {
    const calculator = { type: 'cost-calculator', heading: 'Your costs', pages: { kind: 'country' } };
    const documents = (to: number) => ({
      ...register(fee(to)),
      'tours-iceland.json': pageWith(
        { kind: 'country', breadcrumb: 'Tours of Iceland', facts: 'prices', listing },
        text('Classes are small.'),
      ),
      'about.json': pageWith({ breadcrumb: 'About us' }, calculator),
    });
    expect(diff(documents(600), documents(650))).toMatchInlineSnapshot(`
      "Changes 1 figure.

      Figures in _facts/prices.json
        “Fee of the course”: €450–600 a month to €450–650 a month
          About us (/about)
            Your costs: calculates with €450–650 a month"
    `);
  });

  it('is named when it is added or removed', () => {
    const second = { ...fee(800), id: 'books', title: 'Books', measure: 'books' };
    expect(diff(register(fee(600)), register(fee(600), second))).toContain('adds “Books” (€450–800 a month)');
    expect(diff(register(fee(600), second), register(fee(600)))).toContain('removes “Books”');
  });
});
