import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compiler/compile';
import { parse } from '../../src/compiler/parse';
import { serverConfig } from '../../src/emit/server-config';
import { draft, form, linkTo, page, pageWith, saying, site, siteDocument, sourcesOf } from './site';

type Documents = Parameters<typeof site>[0];

/** A page that lists itself. */
const listed = (kind: string, name: string, order: number, more: object = {}) =>
  pageWith({ kind, breadcrumb: name, listing: { name, summary: 'In a sentence.', order, ...more } });

const menu = (label: string, list: string) => ({ label, sections: [{ title: `All of ${list}`, list }] });

const withHeader = (...items: object[]) => ({ ...siteDocument, header: { ...siteDocument.header, items } });

const withColumns = (...columns: object[]) => ({
  ...siteDocument,
  footer: { ...siteDocument.footer, columns },
});

/** The labels in the sections of the first menu. */
function labelsInMenu(documents: Documents) {
  const [item] = site({ ...documents, '_site.json': withHeader(menu('Tours', 'country')) }).compiled().shell
    .header.items;
  return item && 'sections' in item
    ? item.sections.flatMap(({ links }) => links.map(({ label }) => label))
    : [];
}

/** The blocks of a page as the view gets them. */
const blocksOf = (route: string, documents: Documents, assets?: Parameters<typeof site>[1]) =>
  site(documents, assets)
    .compiled()
    .pages.find(({ page: { route: own } }) => own === route)?.page.blocks;

describe('a menu', () => {
  it('lists the pages of its kind by order, then by name', () => {
    const labels = labelsInMenu({
      'iceland.json': listed('country', 'Iceland', 20),
      'norway.json': listed('country', 'Norway', 30),
      'zambia.json': listed('country', 'Zambia', 10),
      'austria.json': listed('country', 'Austria', 10),
      'tyres.json': listed('service', 'Tyres', 5),
    });
    expect(labels).toEqual(['Austria', 'Zambia', 'Iceland', 'Norway']);
  });

  it('leaves out pages that list themselves elsewhere, pages without a listing, and drafts', () => {
    const labels = labelsInMenu({
      'iceland.json': listed('country', 'Iceland', 20, { in: ['menu'] }),
      'norway.json': listed('country', 'Norway', 30, { in: ['footer', 'home'] }),
      'chile.json': pageWith({ kind: 'country' }),
      'japan.json': pageWith({
        kind: 'country',
        draft: true,
        listing: { name: 'Japan', summary: 'x', order: 1 },
      }),
    });
    expect(labels).toEqual(['Iceland']);
  });

  it('gives each page with its route, icon and flag', () => {
    const { shell } = site(
      {
        '_site.json': withHeader({ label: 'Home', to: '/' }, menu('Tours', 'country')),
        'tours-iceland.json': listed('country', 'Iceland', 20, { icon: 'leaf', flag: 'is' }),
      },
      { icons: ['leaf'], flags: ['is'] },
    ).compiled();
    expect(shell.header.items).toEqual([
      { label: 'Home', to: { kind: 'route', href: '/' } },
      {
        label: 'Tours',
        sections: [
          {
            title: 'All of country',
            links: [
              { label: 'Iceland', to: { kind: 'route', href: '/tours-iceland' }, icon: 'leaf', flag: 'is' },
            ],
          },
        ],
      },
    ]);
  });
});

describe('a column of the footer', () => {
  const services = {
    'repairs.json': listed('service', 'Repairs', 10),
    'tyres.json': listed('service', 'Tyres', 30),
    'hire.json': listed('service', 'Hire', 20, { in: ['menu'] }),
  };
  const labelsIn = (column: object) =>
    site({ ...services, '_site.json': withColumns(column) })
      .compiled()
      .shell.footer.columns[0]?.links.map(({ label }) => label);

  it('lists the pages that are listed in the footer', () => {
    expect(labelsIn({ title: 'Services', list: 'service' })).toEqual(['Repairs', 'Tyres']);
  });

  it('places its own links among the pages by order, and those without an order after them', () => {
    const links = [
      { label: 'Last', to: '/' },
      { label: 'First', to: '/', order: 0 },
      { label: 'Between', to: '/', order: 25 },
      { label: 'Very last', to: '/' },
    ];
    const labels = ['First', 'Repairs', 'Between', 'Tyres', 'Last', 'Very last'];
    expect(labelsIn({ title: 'Services', list: 'service', links })).toEqual(labels);
  });

  it('may have only links of its own', () => {
    expect(labelsIn({ title: 'More', links: [{ label: 'Home', to: '/' }] })).toEqual(['Home']);
  });
});

describe('the breadcrumbs of a page', () => {
  const trailOf = (route: string) =>
    site({
      '_site.json': withHeader(menu('Tours Abroad', 'country')),
      'tours-iceland.json': listed('country', 'Tours of Iceland', 20),
      'about.json': pageWith({ breadcrumb: 'About us' }),
    })
      .compiled()
      .pages.find(({ page: { route: own } }) => own === route)?.page.breadcrumbs;

  it('lead from home through the menu that lists it, which has no page', () => {
    expect(trailOf('/tours-iceland')).toEqual([
      { label: 'Home', to: { kind: 'route', href: '/' } },
      { label: 'Tours Abroad' },
      { label: 'Tours of Iceland', to: { kind: 'route', href: '/tours-iceland' } },
    ]);
  });

  it('lead straight from home if no menu lists its kind', () => {
    expect(trailOf('/about')?.map(({ label }) => label)).toEqual(['Home', 'About us']);
  });

  it('lead through the page in whose folder it is, or that it names, and through what is above that', () => {
    const stepsOf = (route: string) =>
      site({
        '_site.json': withHeader(menu('Tours Abroad', 'country')),
        'services.json': listed('country', 'Services', 20),
        'services/repair.json': pageWith({ breadcrumb: 'Repair' }),
        'tyres.json': pageWith({ breadcrumb: 'Tyres', parent: '/services/repair' }),
        'services/hire.json': pageWith({ breadcrumb: 'Hire', parent: '/' }),
        'plans/index.json': pageWith({ breadcrumb: 'Plans', draft: true }),
        'plans/first.json': pageWith({ breadcrumb: 'First' }),
      })
        .compiled()
        .pages.find(({ page: { route: own } }) => own === route)
        ?.page.breadcrumbs.map(({ label, to }) => (to ? `${label} ${to.href}` : label));
    expect(stepsOf('/tyres')).toEqual([
      'Home /',
      'Tours Abroad',
      'Services /services',
      'Repair /services/repair',
      'Tyres /tyres',
    ]);
    expect(stepsOf('/services/hire')).toEqual(['Home /', 'Hire /services/hire']);
    expect(stepsOf('/plans/first')).toEqual(['Home /', 'First /plans/first']);
  });

  it('are empty on the home page', () => {
    expect(trailOf('/')).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    ['/about', 'route'],
    ['/about#team', 'route'],
    ['/about?from=menu', 'route'],
    ['/', 'route'],
    ['/us', 'redirect'],
    ['/files/guide.pdf', 'file'],
    ['#team', 'anchor'],
    ['https://www.example.com/', 'external'],
    ['mailto:office@example.com', 'external'],
    ['tel:+912012345678', 'external'],
  ])('to %s has the kind “%s”, alone or within a text', (to, kind) => {
    const team = { type: 'text', id: 'team', paragraphs: [`See [them](${to}).`] };
    const blocks = blocksOf(
      '/about',
      {
        'about.json': page(team, linkTo(to)),
        '_site.json': { ...siteDocument, redirects: [{ from: '/us', to: '/about' }] },
      },
      { files: ['guide.pdf'] },
    );
    expect(blocks).toMatchObject([
      { paragraphs: [['See ', { type: 'link', to: { kind, href: to }, children: ['them'] }, '.']] },
      { action: { label: 'Read on', to: { kind, href: to } } },
    ]);
  });
});

describe('a paragraph', () => {
  const paragraph = (text: string) => {
    const [block] = blocksOf('/about', { 'about.json': page(saying(text)) }) ?? [];
    return block && 'paragraphs' in block ? block.paragraphs[0] : undefined;
  };
  const strong = (...children: unknown[]) => ({ type: 'strong', children });
  const emphasis = (...children: unknown[]) => ({ type: 'emphasis', children });
  const link = (...children: unknown[]) => ({ type: 'link', to: { kind: 'route', href: '/' }, children });

  it.each([
    ['Up to **20 hours** a week.', ['Up to ', strong('20 hours'), ' a week.']],
    ['In *term* and _holidays_.', ['In ', emphasis('term'), ' and _holidays_.']],
    ['*_Now_* or __never__', [emphasis('_Now_'), ' or __never__']],
    ['[the _form_](/)', [link('the _form_')]],
    ['***Now***', [emphasis(strong('Now'))]],
    ['[Ask **us** now](/).', [link('Ask ', strong('us'), ' now'), '.']],
    ['**[Ask us](/)**', [strong(link('Ask us'))]],
    ['[us](/)[them](/)', [link('us'), link('them')]],
  ])('reads the notation of %s', (text, pieces) => {
    expect(paragraph(text)).toEqual(pieces);
  });

  it.each([
    '1. First come',
    '# Heading',
    '- A dash',
    '> More',
    'a < b & c &amp; d',
    '<b>bold</b> <script>alert(1)</script>',
    '<!-- no comment -->',
    '`code` and ~~~',
    '2 * 3 * 4 = 24',
    'snake_case_name',
    '_holidays_',
    '__20 hours__ a week',
    '(_x_)',
    '[not a link] (/)',
    '[reference][1]',
    '[1]: /',
    '**never closed',
    'https://www.example.com/',
    'C:\\new',
    'The end\\',
    '***',
    'मराठी 😀',
  ])('shows as it is typed: %s', (text) => {
    expect(paragraph(text)).toEqual([text]);
  });

  it.each([
    ['\\*no emphasis\\*', ['*no emphasis*']],
    ['\\[no link](/)', ['[no link](/)']],
    ['1. **First**', ['1. ', strong('First')]],
    ['\\_x\\_', ['_x_']],
    ['# *x*', ['# ', emphasis('x')]],
    ['<b>**x**</b>', ['<b>', strong('x'), '</b>']],
    ['![us](/)', ['!', link('us')]],
  ])('shows other markup as it is typed, and that which is escaped: %s', (text, pieces) => {
    expect(paragraph(text)).toEqual(pieces);
  });
});

describe('an image', () => {
  const images = { 'iceland.svg': { width: 800, height: 600 }, 'cork.svg': { width: 400, height: 300 } };
  const iceland = { src: '/assets/images/iceland.svg', width: 800, height: 600 };
  const shared = (properties: object) =>
    site({ 'iceland.json': pageWith(properties) }, { images })
      .compiled()
      .pages.find(({ page: { route } }) => route === '/iceland')?.page.image;

  it('has its address and its intrinsic size', () => {
    const banner = { type: 'banner', title: 'Iceland', image: { src: 'iceland.svg', alt: 'A tower' } };
    const blocks = blocksOf('/iceland', { 'iceland.json': page(banner) }, { images });
    expect(blocks).toMatchObject([{ image: { ...iceland, alt: 'A tower' } }]);
  });

  it('represents a shared page: its own image, else the image of its listing, else that of the site', () => {
    const listing = { name: 'Iceland', summary: 'x', order: 1, image: 'iceland.svg' };
    expect(shared({ image: 'cork.svg', listing })).toMatchObject({ src: '/assets/images/cork.svg' });
    expect(shared({ listing })).toEqual(iceland);
    expect(shared({})).toEqual({ src: '/assets/images/world.svg', width: 1200, height: 630 });
  });
});

describe('a site', () => {
  it('has its published pages in the order of their routes, and the special pages separately', () => {
    const compiled = site({
      'b/index.json': page(),
      'b-a.json': page(),
      'a/c.json': page(),
      'a.json': page(),
      'japan.json': draft(),
    }).compiled();
    expect(compiled.pages.map(({ page: { route } }) => route)).toEqual(['/', '/a', '/a/c', '/b', '/b-a']);
    expect(compiled.specialPages.map(({ page: { route } }) => route)).toEqual([
      '/404',
      '/thank-you',
      '/500.html',
    ]);
  });

  it('gives a page the form that the page names', () => {
    const block = { type: 'enquiry-form', heading: 'Ask us', form: 'callback' };
    const documents = { 'contact.json': page(block), '_forms/callback.json': form };
    expect(blocksOf('/contact', documents)).toMatchObject([{ form }]);
    expect(
      site(documents)
        .compiled()
        .receivedForms.map(({ submit }) => submit),
    ).toEqual([form.submit]);
  });

  it('collects the icons and flags in use, except those of drafts', () => {
    const { icons, flags } = site(
      {
        'iceland.json': listed('country', 'Iceland', 1, { icon: 'leaf', flag: 'is' }),
        'japan.json': pageWith({
          draft: true,
          listing: { name: 'Japan', summary: 'x', order: 2, icon: 'flower', flag: 'jp' },
        }),
      },
      { icons: ['leaf', 'flower', 'star'], flags: ['is', 'jp'] },
    ).compiled();
    expect([...icons, ...flags]).toEqual(['leaf', 'is']);
  });

  it('does not change the documents it is made from', () => {
    const sources = sourcesOf({
      'about.json': page(saying('See **[home](/)**.'), linkTo('/')),
      'iceland.json': listed('country', 'Iceland', 1),
      '_site.json': withHeader(menu('Tours', 'country')),
    });
    for (const source of sources.documents) deepFreeze(parse(source).value?.value);
    const { value, diagnostics } = compile(sources, { rules: [] });
    expect(diagnostics).toEqual([]);
    expect(value?.pages.length).toBeGreaterThan(2);
  });
});

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}

describe('a page has what its kind says', () => {
  const ending = [{ type: 'text', paragraphs: ['A trial lesson is free.'] }];
  const course = {
    kind: 'course',
    contents: { labels: [{ section: 'fees', label: 'Fees' }] },
    print: { omit: ['faq'] },
    images: 'wide',
    ending,
  };
  const pageOf = (kind: object, path = 'french.json') => {
    const documents = {
      '_kinds.json': { kinds: [{ kind: 'page' }, kind] },
      [path]: pageWith({ kind: 'course' }),
    };
    const { pages, specialPages } = site(documents).compiled();
    const found = [...pages, ...specialPages].find(({ file }) => file === `pages-json/${path}`);
    if (!found) throw new Error('No such page');
    return found.page;
  };

  it('in its layout and at its end', () => {
    const { contents, unprinted, images, blocks } = pageOf(course);
    expect({ contents, unprinted, images }).toEqual({
      contents: { fees: 'Fees' },
      unprinted: ['faq'],
      images: 'wide',
    });
    expect(blocks.map(({ type }) => type)).toEqual(['banner', 'text']);
  });

  it('and no more', () => {
    const { blocks, ...head } = pageOf({ kind: 'course', images: 'all' });
    expect(Object.keys(head)).not.toEqual(expect.arrayContaining(['contents']));
    expect(Object.keys(head)).not.toContain('unprinted');
    expect(Object.keys(head)).not.toContain('images');
    expect(blocks).toHaveLength(1);
  });
});

describe('a kind', () => {
  const codesOf = (...kinds: readonly object[]) =>
    site({ '_kinds.json': { topics: ['country'], kinds: [{ kind: 'page' }, ...kinds] } }).diagnostics.map(
      ({ code, location }) => [code, location.pointer],
    );

  it('must have a name that no other kind has', () => {
    expect(codesOf({ kind: 'course' }, { kind: 'course' })).toEqual([['duplicate-id', '/kinds/2/kind']]);
  });

  it('must name blocks that exist, and topics of the site', () => {
    expect(codesOf({ kind: 'course', print: { omit: ['fak'] } })).toEqual([
      ['unknown-block-type', '/kinds/1/print/omit/0'],
    ]);
    expect(codesOf({ kind: 'course', start: { blocks: [{ type: 'banr' }] } })).toEqual([
      ['unknown-block-type', '/kinds/1/start/blocks/0/type'],
    ]);
    expect(codesOf({ kind: 'course', topic: 'county' })).toEqual([['unknown-value', '/kinds/1/topic']]);
    expect(codesOf({ kind: 'course', topic: 'country' })).toEqual([]);
  });

  it('may have texts in its template that are still to be written', () => {
    expect(codesOf({ kind: 'course', start: { blocks: [{ type: 'banner', lead: 'TODO' }] } })).toEqual([]);
  });
});

describe('the receiver', () => {
  const documents: Documents = {
    '_site.json': {
      ...siteDocument,
      url: 'https://school.example',
      receiver: 'https://forms.school.example',
    },
    '_forms/ask.json': { ...form, submit: '/api/ask' },
    '_forms/try.json': { ...form, submit: 'simulate' },
    'ask.json': page({ type: 'enquiry-form', form: 'ask', heading: 'Ask us' }),
  };
  const sent = (options: Parameters<typeof compile>[1]) => {
    const { value } = compile(sourcesOf(documents), options);
    return Object.values(value?.publishedForms ?? {}).map(({ submit }) => submit);
  };

  it('elsewhere gets the forms, but for those that send nothing', () => {
    expect(sent({})).toEqual(['https://forms.school.example/api/ask', 'simulate']);
  });

  it('elsewhere knows the path of each form, where visitors are led afterwards, and the site’s origin', () => {
    const { value } = compile(sourcesOf(documents));
    expect(value && serverConfig(value, [])).toMatchObject({
      thankYou: 'https://school.example/thank-you',
      origins: ['https://school.example'],
      forms: [{ submit: '/api/ask' }],
    });
  });

  it('of the preview is its own server', () => {
    expect(sent({ preview: true })).toEqual(['/api/ask', 'simulate']);
  });
});
