import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../src/compiled';
import { compile } from '../../src/compiler/compile';
import { renderPage } from '../../src/entry-server';
import { exampleShell } from '../example-page';
import { fact as registered } from './fact';
import { page, pageWith, site, sourcesOf } from './site';

const fact = (id: string, value: object, rest: object = {}) =>
  registered(id, { title: `The ${id}`, value, ...rest });

const fee = { from: 450, to: 600, currency: 'EUR', per: 'month' };

const register = (...facts: readonly object[]) => ({ '_facts/prices.json': { facts } });

/** A page with this value in the block `facts`, and a text. */
const pageOfFigure = (value: object, ...text: readonly string[]) =>
  page(
    { type: 'facts', heading: 'At a glance', items: [{ title: 'Fee', value }] },
    ...(text.length > 0 ? [{ type: 'text', paragraphs: text }] : []),
  );

const withFee = (...text: readonly string[]) => ({
  ...register(fact('course', fee), fact('length', { duration: { from: 2, upTo: true } })),
  'about.json': pageOfFigure({ fact: 'prices.course' }, ...text),
});

const blocksOf = (documents: Parameters<typeof site>[0]) =>
  site(documents)
    .compiled()
    .pages.find(({ page: { route } }) => route === '/about')?.page.blocks;

describe('a figure of a register', () => {
  it('takes the place of a value that quotes it, and keeps its name', () => {
    expect(blocksOf(withFee())).toMatchObject([{ items: [{ value: { ...fee, fact: 'prices.course' } }] }]);
  });

  it('is written out in a text as figures are typed, or in the form that the text asks for', () => {
    const said = (text: string) => JSON.stringify(blocksOf(withFee(text))?.[1]);
    expect(said('It costs {{prices.course}}.')).toContain('"€450–600 a month"');
    expect(said('It costs {{ prices.course | bare }}.')).toContain('"€450–600"');
    expect(said('It costs {{prices.course|from}}.')).toContain('"€450"');
    expect(said('It costs {{prices.course|to}}.')).toContain('"€600"');
    // One figure in several forms on one site.
    const both = said('It costs {{prices.course|from}} at least and {{prices.course|to}} at most.');
    expect(both).toContain('"€450"');
    expect(both).toContain('"€600"');
    expect(said('It lasts {{prices.length}}.')).toContain('"up to 2 years"');
    expect(said('It lasts {{prices.length|bare}}.')).toContain('"2 years"');
    expect(said('It lasts {{prices.length|number}} or more.')).toContain('"2"');
  });

  it('is written as the language of its block has it, or of the words around it', () => {
    const large = { ...register(fact('course', { from: 1234.5, currency: 'EUR' })) };
    const said = (...blocks: readonly object[]) =>
      JSON.stringify(blocksOf({ ...large, 'about.json': page(...blocks) })).replaceAll('\u00a0', ' ');
    const text = { type: 'text', paragraphs: ['It costs {{prices.course}}.'] };
    expect(said(text)).toContain('"€1,234.50"');
    expect(said({ ...text, language: 'de' })).toContain('"1.234,50 €"');
    expect(said({ ...text, paragraphs: ['It is [bei {{prices.course}}](lang:de) there.'] })).toContain(
      'bei 1.234,50 €',
    );
  });

  it('is in the language of its page, even in a row that has a text called “language”', () => {
    const requirements = {
      type: 'entry-requirements',
      heading: 'What you need',
      rows: [{ degree: 'Evening', language: 'From {{prices.course|from}} on' }],
    };
    const documents = { ...withFee(), 'about.json': page(requirements) };
    expect(JSON.stringify(blocksOf(documents))).toMatch(/From .*€450.* on/);
  });

  it('includes a “+” that follows it, so that both are marked as one', () => {
    expect(JSON.stringify(blocksOf(withFee('From {{prices.course|from}}+ on.'))?.[1])).toContain('"€450+"');
  });

  it('begins a sentence with a capital letter', () => {
    expect(JSON.stringify(blocksOf(withFee('{{prices.length}} long. {{prices.length}}.'))?.[1])).toMatch(
      /"Up to 2 years".*"Up to 2 years"/,
    );
  });

  it('is words within a link, and in texts without markup', () => {
    const documents = {
      ...withFee(),
      'about.json': pageWith(
        { description: 'From {{prices.course|from}}.' },
        { type: 'text', paragraphs: ['[From {{prices.course|from}}](/)'] },
      ),
    };
    expect(JSON.stringify(blocksOf(documents))).toContain('"children":["From €450"]');
    const about = site(documents)
      .compiled()
      .pages.find(({ page: { route } }) => route === '/about');
    expect(about?.page.description).toBe('From €450.');
  });

  it('can be changed in one place', () => {
    const changed = {
      ...withFee(),
      ...register(fact('course', { ...fee, from: 500 }), fact('length', { duration: 1 })),
    };
    expect(blocksOf(changed)).toMatchObject([{ items: [{ value: { from: 500 } }] }]);
  });
});

describe('what is wrong with a quote is reported', () => {
  const codes = (documents: Parameters<typeof site>[0]) =>
    site(documents).diagnostics.map(({ code, message, location: { line } }) => [code, message, line]);

  it('an unknown fact, in a value and in a text', () => {
    const documents = { ...withFee('{{prices.lenght}}'), ...register(fact('length', { duration: 1 })) };
    expect(codes(documents)).toEqual([
      ['unknown-fact', 'No register has the fact “prices.course”.', expect.any(Number)],
      ['unknown-fact', 'No register has the fact “prices.lenght”.', expect.any(Number)],
    ]);
  });

  it('an unknown register', () => {
    expect(codes({ 'about.json': pageOfFigure({ fact: 'costs.course' }) })).toEqual([
      ['unknown-register', 'There is no register “costs”.', expect.any(Number)],
    ]);
  });

  it('a figure of another type than the block takes', () => {
    const documents = {
      ...register(fact('score', { score: 6.5, test: 'exam' })),
      'about.json': pageOfFigure({ fact: 'prices.score' }),
    };
    expect(codes(documents)).toEqual([['unsuitable-fact', '“prices.score” is a score.', expect.any(Number)]]);
  });

  it('a form that the figure does not have', () => {
    expect(codes(withFee('{{prices.length|to}}'))).toEqual([
      ['unsuitable-fact', '“prices.length” is a length of time without an upper end.', expect.any(Number)],
    ]);
    expect(codes(withFee('{{prices.length|long}}'))).toEqual([
      ['unsuitable-fact', '“prices.length” is a length of time.', expect.any(Number)],
    ]);
  });

  it('braces that quote nothing', () => {
    expect(codes(withFee('{{prices.length} or so'))).toEqual([
      ['malformed-quote', 'These braces quote no fact.', expect.any(Number)],
    ]);
  });
});

/** The page as it is served, or as `npm run dev` shows it with remarks, without React's marks between two texts. */
function rendered(documents: Parameters<typeof site>[0], route: string, preview = false): string {
  const { value } = compile(sourcesOf(documents), { rules: [], preview });
  const found = value?.pages.find(({ page }) => page.route === route);
  if (!found) throw new Error(`There is no ${route}`);
  const { body } = renderPage({ page: found.page, shell: exampleShell }) as RenderedPage;
  return Object.values(body).join('').replaceAll('<!-- -->', '');
}

it('figures that differ only in what readers do not see share an entry in the list of sources', () => {
  const shared = {
    ...register(
      fact('course', fee, { note: 'For one person.' }),
      fact('length', { duration: 1 }, { sort: 'legal', note: 'For one person.' }),
    ),
    'about.json': page({ type: 'text', paragraphs: ['{{prices.course}}, for {{prices.length}}.'] }),
  };
  expect(rendered(shared, '/about')).toContain('<ul><li>The course; The length: For one person.</li></ul>');
});

it('figures of the site’s own of which no more is known are one line, after those of which there is more to say', () => {
  const some = {
    ...register(
      fact('course', fee, { sort: 'claim' }),
      fact('length', { duration: 1 }, { status: 'sample', given: true }),
      fact('places', { count: 12 }, { sort: 'claim', note: 'In each group.' }),
    ),
    'about.json': page({
      type: 'text',
      paragraphs: ['{{prices.course}} for {{prices.length}}, {{prices.places}} places.'],
    }),
  };
  expect(rendered(some, '/about')).toContain(
    '<ul><li>The places: our own figures. In each group.</li><li>All other figures are our own.</li></ul>',
  );
});

it('a list of sources does not call the law or what is usual the site’s own', () => {
  const some = {
    ...register(
      fact('course', fee),
      fact('length', { duration: 1 }, { sort: 'legal', year: 2024 }),
      fact('places', { count: 12 }, { sort: 'claim' }),
    ),
    'about.json': page({
      type: 'text',
      paragraphs: ['{{prices.course}} for {{prices.length}}, {{prices.places}} places.'],
    }),
  };
  expect(rendered(some, '/about')).toContain('<ul><li>The length: Figure for 2024.</li></ul>');
});

it('a list of sources does not call a sample that nobody gave the site’s own', () => {
  const some = {
    ...register(
      fact('course', fee, { status: 'sample', year: 2026 }),
      fact('places', { count: 12 }, { status: 'sample' }),
    ),
    'about.json': page({ type: 'text', paragraphs: ['{{prices.course}}, {{prices.places}} places.'] }),
  };
  expect(rendered(some, '/about')).toContain('<ul><li>The course: Figure for 2026.</li></ul>');
});

it('figures with the same title and note share an entry, which names the page of each', () => {
  const country = (name: string, facts: string, order: number) =>
    pageWith(
      { breadcrumb: name, listing: { name, summary: `About ${name}.`, order }, facts },
      { type: 'text', paragraphs: ['About it.'] },
    );
  const shared = {
    '_facts/peru.json': {
      facts: [fact('stay', { duration: 2 }, { note: 'By law.' }), fact('fee', fee, { sort: 'claim' })],
    },
    '_facts/chile.json': { facts: [fact('stay', { duration: 3 }, { year: 2024 })] },
    '_facts/cuba.json': { facts: [fact('stay', { duration: 1 }, { note: 'By law.' })] },
    'peru.json': country('Peru', 'peru', 1),
    'chile.json': country('Chile', 'chile', 2),
    'cuba.json': country('Cuba', 'cuba', 3),
    'about.json': page({
      type: 'text',
      paragraphs: ['{{peru.stay}}, {{chile.stay}} or {{cuba.stay}}, for {{peru.fee}}.'],
    }),
  };
  expect(rendered(shared, '/about')).toContain(
    '<ul><li>The stay (Peru, Cuba): By law.</li>' +
      '<li>The stay (Chile): Figure for 2024.</li>' +
      '<li>All other figures are our own.</li></ul>',
  );
});

it('figures that are not the site’s own have no list of sources if no more is known of them', () => {
  const usual = {
    ...register(fact('course', fee), fact('length', { duration: 1 }, { sort: 'legal' })),
    'about.json': pageOfFigure({ fact: 'prices.course' }, 'It lasts {{prices.length}}.'),
  };
  expect(rendered(usual, '/about')).not.toContain('<details');
});

describe('a page', () => {
  const documents = {
    ...register(
      fact('course', fee, {
        status: 'verified',
        year: 2025,
        source: { publisher: 'The ministry', address: 'https://www.example.com/fees' },
        checked: { on: '2026-11-20', by: 'content editor' },
      }),
      fact(
        'length',
        { duration: 2 },
        {
          sort: 'claim',
          status: 'doubtful',
          doubt: 'Two pages say different things.',
          next: { value: { duration: { from: 18, unit: 'month' } }, from: '2027-01-01' },
        },
      ),
    ),
    'about.json': pageOfFigure(
      { fact: 'prices.course' },
      'It costs {{prices.course}} and takes {{prices.length}}.',
    ),
  };

  it('says below each block where its figures come from, without a script', () => {
    const html = rendered(documents, '/about');
    const [glance = '', text = ''] = html
      .split('<details')
      .slice(1)
      .map((part) => part.split('</details>')[0]);
    expect(glance).toContain('<summary>Sources and dates</summary>');
    expect(glance).toMatch(
      /<li>The course: <a[^>]*>The ministry<\/a>\. Figure for 2025\. Checked on November 20, 2026\.<\/li>/,
    );
    expect(text).toContain('<li>All other figures are our own.</li>');
    expect(text).toMatch(/<li>The course: <a[^>]*>The ministry<\/a>/);
  });

  it('says nothing of sources below a block without figures', () => {
    const without = { ...documents, 'about.json': page({ type: 'text', paragraphs: ['It costs nothing.'] }) };
    expect(rendered(without, '/about')).not.toContain('<details');
  });

  it('names the source of a figure that is quoted in a text without markup', () => {
    const cards = { type: 'cards', heading: 'Prices', items: [{ title: 'From {{prices.course|from}}' }] };
    expect(rendered({ ...documents, 'about.json': page(cards) }, '/about')).toContain('The ministry');
  });

  it('says the year of a figure that it shows', () => {
    expect(rendered(documents, '/about')).toMatch(/€450–600.* <small>in 2025<\/small><\/dd>/);
  });

  it('says the next value of a figure, and not why it is doubtful', () => {
    const html = rendered(documents, '/about');
    expect(html).toContain('2 years <small');
    expect(html).toContain('(from 1 January 2027: 18 months)');
    expect(html).not.toContain('Two pages say different things.');
  });

  it('says what a figure was before: a sum without its period, a duration with its period and limit', () => {
    const pay = (from: number) => ({ from, currency: 'GBP', per: 'hour' });
    const hours = (from: number) => ({ duration: { from, unit: 'hour', per: 'week', upTo: true } });
    const changed = {
      ...register(
        fact('pay', pay(11.44), { past: [{ value: pay(10.42), year: 2023 }] }),
        fact('work', hours(24), { past: [{ value: hours(20), until: '2025-10' }] }),
      ),
      'about.json': pageOfFigure({ fact: 'prices.pay' }, 'Visitors work {{prices.work}}.'),
    };
    const html = rendered(changed, '/about').replaceAll('\u00a0', ' ');
    expect(html).toContain('£10.42 in 2023');
    expect(html).toContain('up to 20 hours a week until October 2025');
  });

  it('marks doubtful figures and samples for its author, with the reason, and no others', () => {
    const { facts } = documents['_facts/prices.json'];
    const sample = fact('age', { count: 16 }, { status: 'sample' });
    const withSample = {
      ...documents,
      ...register(...facts, sample),
      'about.json': pageOfFigure(
        { fact: 'prices.course' },
        'It takes {{prices.length}}, from the age of {{prices.age}}.',
      ),
    };
    const marks = (html: string) =>
      [...html.matchAll(/<small data-for-author="" title="([^"]*)">([^<]*)</g)].map(([, ...said]) => said);
    expect(marks(rendered(withSample, '/about', true))).toEqual([
      ['prices.length: doubtful. Two pages say different things.', 'doubtful'],
      ['prices.age: sample.', 'sample'],
    ]);
    expect(rendered(withSample, '/about')).not.toContain('data-for-author');
  });
});
