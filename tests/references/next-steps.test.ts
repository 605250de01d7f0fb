import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/compiled';
import { exampleCollections } from '../../src/gallery/example-collections';
import { fact } from '../compiler/fact';
import { page, pageWith, saying, schemas, site, siteDocument } from '../compiler/site';

type NextSteps = Extract<Block, { type: 'next-steps' }>;

/** The second example of the schema, which says more, with links to pages that this site has. */
const end = JSON.parse(
  JSON.stringify(schemas['schema/blocks/next-steps.schema.json']?.examples?.[1])
    .replaceAll('/contact#contact-form', '/contact')
    .replaceAll('/dealers#find', '/partners'),
);

const country = (name: string, order: number, from: number, currency = 'EUR', rest: object = {}) =>
  pageWith(
    { ...rest, kind: 'country', listing: { name, summary: `About ${name}.`, order } },
    { type: 'banner', title: name },
    {
      type: 'cost-table',
      of: 'tuition',
      heading: 'Fees',
      currency,
      per: 'year',
      rows: [{ program: 'Degree', amount: { from, to: 90_000 } }],
    },
  );

const collections = exampleCollections(schemas);
const dealers = collections['_collections/dealers.json'] as { entries: object[] };
const [dealer] = dealers.entries;

const documents = {
  '_site.json': {
    ...siteDocument,
    booking: { label: 'Book', to: '/contact' },
    // With these, Peru is the cheapest (3,100 USD), then Haiti and Chile. Cuba cannot be compared: JPY has no rate.
    rates: [
      { currency: 'EUR', value: 90 },
      { currency: 'USD', value: 83 },
    ],
  },
  '_collections/dealers.schema.json': collections['_collections/dealers.schema.json'],
  '_kinds.json': {
    topics: ['country'],
    kinds: [
      { kind: 'page' },
      {
        kind: 'country',
        topic: 'country',
        figures: { lowest: { block: 'cost-table', of: 'tuition', per: 'year' } },
        ending: [end],
      },
      { kind: 'course', topic: 'country', ending: [end] },
      { kind: 'post', ending: [end] },
    ],
  },
  '_collections/dealers.json': {
    entries: [
      { ...dealer, name: 'Harbour College', country: 'Peru' },
      { ...dealer, id: 'lake', name: 'Lake College', country: 'Gambia' },
    ],
  },
  'contact.json': page(),
  'partners.json': page(),
  'tours-chile.json': country('Chile', 10, 3000),
  'tours-peru.json': country('Peru', 20, 3100, 'USD'),
  'tours-cuba.json': country('Cuba', 30, 2000, 'JPY'),
  'tours-haiti.json': country('Haiti', 40, 2900),
  'tours-japan.json': country('Japan', 50, 5000),
  'tours-gambia.json': pageWith({
    kind: 'course',
    listing: { name: 'Gambia', inText: 'the Gambia', summary: 'About the Gambia.', order: 10 },
  }),
  'lima.json': pageWith({ kind: 'post', breadcrumb: 'Lima', about: '/tours-peru' }),
};
const compiled = site(documents).compiled();

function endOf(route: string): NextSteps {
  const found = compiled.pages.find(({ page: { route: own } }) => own === route);
  return found?.page.blocks.find(({ type }) => type === 'next-steps') as NextSteps;
}

const siblingsOf = (route: string) =>
  endOf(route).siblings?.links.map(({ label, badge }) => [label, ...(badge ? [badge] : [])]);

describe('the pages to compare with', () => {
  it('are the one with the lowest fees of all, and those that follow in the menu, which begins again', () => {
    expect(siblingsOf('/tours-chile')).toEqual([['Peru', 'Lowest price'], ['Cuba'], ['Haiti']]);
    expect(siblingsOf('/tours-japan')).toEqual([['Peru', 'Lowest price'], ['Chile'], ['Cuba']]);
  });

  it('begin with the next lowest where the page has the lowest itself, without saying so', () => {
    expect(siblingsOf('/tours-peru')).toEqual([['Haiti'], ['Cuba'], ['Japan']]);
  });

  it('are listed from the lowest fees, where all of them can be compared', () => {
    expect(siblingsOf('/tours-haiti')).toEqual([['Peru', 'Lowest price'], ['Chile'], ['Japan']]);
  });

  it('begin with the page that an article is about', () => {
    expect(siblingsOf('/lima')).toEqual([['Peru', 'Lowest price'], ['Cuba'], ['Haiti']]);
  });

  it('have the page itself among them where the kind says what it is called there', () => {
    const withOwn = { ...end, siblings: { heading: 'More', lowest: 'Lowest price', own: 'This page' } };
    const kinds = documents['_kinds.json'].kinds.map((kind) =>
      kind.ending ? { ...kind, ending: [withOwn] } : kind,
    );
    const { pages } = site({ ...documents, '_kinds.json': { topics: ['country'], kinds } }).compiled();
    const listedOn = (path: string) => {
      const block = pages.find(({ page: { route } }) => route === path)?.page.blocks.at(-1) as NextSteps;
      return block.siblings?.links.map(({ label, badge, currentPageLabel }) =>
        [label, badge, currentPageLabel].filter(Boolean).join(', '),
      );
    };
    expect(listedOn('/tours-chile')).toEqual(['Peru, Lowest price', 'Chile, This page', 'Cuba']);
    expect(listedOn('/tours-peru')).toEqual(['Peru, Lowest price, This page', 'Haiti', 'Cuba']);
    expect(listedOn('/lima')).toEqual(['Peru, Lowest price', 'Cuba', 'Haiti']);
  });

  it('say what a year costs at least', () => {
    expect(endOf('/tours-chile').siblings?.links[0]?.fee).toEqual({
      from: 3100,
      currency: 'USD',
      atLeast: true,
      per: 'year',
    });
  });
});

describe('the other links', () => {
  it('carry the country to the form and to the partners, which are named', () => {
    const { booking, partners } = endOf('/tours-peru');
    expect(booking).toEqual({
      label: 'Make an appointment: Peru',
      to: { kind: 'route', href: '/contact?country=Peru' },
    });
    expect(partners?.links).toEqual([
      {
        label: 'Dealers in Peru',
        to: { kind: 'route', href: '/partners?country=Peru' },
        note: 'Harbour College',
      },
    ]);
  });

  it('say the name as it stands within a sentence, and carry the one that menus have', () => {
    const { booking, partners } = endOf('/tours-gambia');
    expect(booking).toEqual({
      label: 'Make an appointment: the Gambia',
      to: { kind: 'route', href: '/contact?country=Gambia' },
    });
    expect(partners?.links.map(({ label }) => label)).toEqual(['Dealers in the Gambia']);
  });

  it('carry the country from the texts of the page, too', () => {
    const gambia = { kind: 'course', listing: { name: 'Gambia', summary: 'About the Gambia.', order: 10 } };
    const page = site({ ...documents, 'tours-gambia.json': pageWith(gambia, saying('[Ask](/contact)')) })
      .compiled()
      .pages.find(({ page: { route } }) => route === '/tours-gambia');
    expect(page?.page.blocks[0]).toMatchObject({
      paragraphs: [[{ type: 'link', to: { kind: 'route', href: '/contact?country=Gambia' } }]],
    });
  });

  it('say a name as it is written, whatever is in it', () => {
    const odd = country("Fish $& Chips, {name} $'", 10, 3000);
    const page = site({ ...documents, 'tours-chile.json': odd })
      .compiled()
      .pages.find(({ page: { route } }) => route === '/tours-chile');
    expect(page?.page.blocks.at(-1)).toHaveProperty(
      'booking.label',
      "Make an appointment: Fish $& Chips, {name} $'",
    );
  });

  it('lead to all partners where the country has none', () => {
    expect(endOf('/tours-chile').partners?.links).toEqual([
      { label: 'All dealers', to: { kind: 'route', href: '/partners' } },
    ]);
  });

  it('lead to an article about the page, to none about another, and never to itself', () => {
    expect(endOf('/tours-peru').article?.links.map(({ label }) => label)).toEqual(['Lima']);
    expect(endOf('/tours-chile').article).toBeNull();
    expect(endOf('/lima').article).toBeNull();
  });
});

describe('the tools below the siblings', () => {
  const register = { facts: [fact('stay')] };
  const tools = [
    { label: 'Compare', to: '/contact', chosen: true },
    { label: 'Compare', pair: '{name} or {other}', to: '/contact', chosen: true },
    { label: 'Check', to: '/partners' },
  ];
  const { pages } = site({
    ...documents,
    '_kinds.json': {
      topics: ['country'],
      kinds: [
        { kind: 'page' },
        {
          kind: 'country',
          topic: 'country',
          ending: [{ ...end, siblings: { heading: 'More', tools } }],
        },
      ],
    },
    '_facts/chile.json': register,
    '_facts/cuba.json': register,
    'tours-chile.json': country('Chile', 10, 3000, 'EUR', { facts: 'chile' }),
    'tours-cuba.json': country('Cuba', 30, 2000, 'JPY', { facts: 'cuba' }),
    'lima.json': page(),
    'tours-gambia.json': page(),
  }).compiled();
  const toolsOf = (path: string) => {
    const block = pages.find(({ page: { route } }) => route === path)?.page.blocks.at(-1) as NextSteps;
    return block.siblings?.tools.map(({ label, to }) => [label, to.href]);
  };

  it('have the page chosen whose register they compare, alone or with the first sibling that has one', () => {
    expect(toolsOf('/tours-chile')).toEqual([
      ['Compare', '/contact?with=chile'],
      ['Chile or Cuba', '/contact?with=chile,cuba'],
      ['Check', '/partners'],
    ]);
  });

  it('have none chosen on a page without a register', () => {
    expect(toolsOf('/tours-peru')).toEqual([
      ['Compare', '/contact'],
      ['Compare', '/contact'],
      ['Check', '/partners'],
    ]);
  });
});

describe('fees of a register', () => {
  const fee = (id: string, from: number, own: object = {}) =>
    fact(id, { value: { from, currency: 'EUR', per: 'year' }, measure: 'tuition', ...own });
  const table = (name: string, order: number, ...facts: readonly string[]) =>
    pageWith(
      { kind: 'country', listing: { name, summary: `About ${name}.`, order } },
      { type: 'banner', title: name },
      {
        type: 'cost-table',
        of: 'tuition',
        heading: 'Fees',
        currency: 'EUR',
        per: 'year',
        rows: facts.map((one) => ({ program: one, amount: { fact: one } })),
      },
    );
  const endWith = (scope?: object, figures?: object) =>
    site({
      ...documents,
      '_site.json': { ...documents['_site.json'], ...(figures && { figures }) },
      '_kinds.json': {
        ...documents['_kinds.json'],
        kinds: documents['_kinds.json'].kinds.map((kind) =>
          'figures' in kind
            ? { ...kind, figures: { lowest: { ...kind.figures?.lowest, ...(scope && { scope }) } } }
            : kind,
        ),
      },
      '_facts/fees.json': {
        facts: [
          fee('any', 1500),
          fee('diploma', 900, {
            scope: { level: 'diploma' },
            status: 'doubtful',
            doubt: 'Two pages say different things.',
          }),
          fee('degree', 1800, { scope: { level: 'degree' } }),
        ],
      },
      'tours-oman.json': table('Oman', 60, 'fees.diploma', 'fees.degree'),
      'tours-laos.json': table('Laos', 70, 'fees.any'),
    })
      .compiled()
      .pages.find(({ page: { route } }) => route === '/tours-japan')
      ?.page.blocks.find(({ type }) => type === 'next-steps') as NextSteps;

  const lowest = (scope?: object, figures?: object) => {
    const link = endWith(scope, figures).siblings?.links.find(({ badge }) => badge);
    return [link?.label, Object(link?.fee).from];
  };

  it('are compared at the level that the kind names, with those for every level', () => {
    expect(lowest()).toEqual(['Oman', 900]);
    expect(lowest({ level: 'degree' })).toEqual(['Laos', 1500]);
  });

  it('are compared without those of a status that the site does not show', () => {
    expect(lowest(undefined, { show: ['sample'] })).toEqual(['Laos', 1500]);
  });
});
