import { describe, expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { kindsDocument, page, pageWith, site, siteDocument, sourcesOf } from '../../../tests/compiler/site';
import { kindsIn } from './page-kinds';
import { scaffoldPage } from './scaffold-page';
import { scaffoldRegister } from './scaffold-register';

const euros = (from: number) => ({ from, currency: 'EUR', per: 'year' });
const tuition = (id: string, level: string, value: object) =>
  fact(id, { title: `Tuition, ${level}`, measure: 'tuition', scope: { level }, value });
const figures = (register: string) => ({
  type: 'facts',
  id: 'facts',
  heading: 'Facts',
  items: [{ title: 'Mountain huts', value: { fact: `${register}.huts` } }],
});
const country = (register: string) =>
  pageWith({ kind: 'country', facts: register }, { type: 'banner', title: register }, figures(register));

const kinds = kindsDocument.kinds.map((kind) =>
  kind.kind === 'country'
    ? {
        ...kind,
        address: 'tours-{name}',
        start: { blocks: [{ type: 'banner' }, { type: 'facts', id: 'facts' }] },
      }
    : kind,
);

const documents = {
  '_kinds.json': { ...kindsDocument, kinds },
  'tours-iceland.json': country('iceland'),
  'tours-netherlands.json': country('netherlands'),
  '_facts/iceland.json': {
    facts: [
      fact('huts', { title: 'Mountain huts', reviewBy: '2028-01-01', note: 'In Dalvik.' }),
      tuition('tuition.undergraduate', 'bachelor', euros(9850)),
      fact('castles', { measure: 'castles' }),
      tuition('tuition.postgraduate', 'master', { from: 1, currency: 'USD', per: 'year' }),
    ],
  },
  '_facts/netherlands.json': {
    facts: [fact('huts', { title: 'Mountain huts' }), tuition('degree', 'bachelor', euros(11_400))],
  },
};

const register = (name: string, written: Parameters<typeof sourcesOf>[0] = documents) => {
  const scaffolded = scaffoldRegister(sourcesOf(written), 'pages-json', name, '../schema');
  return { ...scaffolded, facts: JSON.parse(scaffolded.source.text).facts };
};

describe('the register of a page', () => {
  const japan = { ...documents, 'tours-japan.json': pageWith({ kind: 'country' }) };

  it('has the facts that half of the registers of such pages have, each as a sample that names its origin', () => {
    const { source, facts } = register('japan', japan);
    expect(source.path).toBe('_facts/japan.json');
    expect(facts.map(({ id }: { id: string }) => id)).toEqual([
      'huts',
      'tuition.undergraduate',
      'castles',
      'tuition.postgraduate',
    ]);
    expect(facts[0]).toEqual({
      ...fact('huts', { title: 'Mountain huts', status: 'sample' }),
      doubt: 'Not looked up yet: the draft had the value of iceland.huts.',
    });
  });

  it('has one currency', () => {
    expect(register('japan', japan).facts[3].value).toEqual(euros(1));
  });

  it('has no fact that is doubtful in most of them, and no title that only one of them has', () => {
    const stay = (title: string) => fact('stay', { title, measure: 'stay' });
    const doubtful = fact('tuition', { measure: 'tuition', status: 'doubtful' });
    const facts = (...own: readonly object[]) => ({ facts: [fact('huts'), ...own] });
    const opening = [
      { type: 'at-a-glance', rows: [{ title: 'Stay after graduation', measure: 'stay' }] },
    ] as const;
    const siteDocuments = {
      ...japan,
      '_kinds.json': { ...kindsDocument, kinds: kinds.map((kind) => ({ ...kind, opening })) },
      '_facts/iceland.json': facts(stay('The Stamp'), doubtful),
      '_facts/netherlands.json': facts(stay('The Route'), { ...doubtful, status: 'given' }),
    };
    const named = register('japan', siteDocuments);
    expect(named.facts.map(({ title }: { title: string }) => title)).toEqual([
      'huts',
      'Stay after graduation',
      'tuition',
    ]);
    const doubted = {
      ...siteDocuments,
      '_facts/netherlands.json': facts(stay('The Route'), doubtful),
      '_kinds.json': { ...kindsDocument, kinds },
    };
    const unnamed = register('japan', doubted);
    expect(unnamed.facts.map(({ id }: { id: string }) => id)).toEqual(['huts', 'stay']);
    expect(unnamed.examplePointers).toEqual(['/facts/0/value', '/facts/1/title', '/facts/1/value']);
  });

  it('has the facts of one level for the other levels, too, if any register has them', () => {
    const marks = (level: string) => fact(`marks.${level}`, { measure: 'marks', scope: { level } });
    const siteDocuments = {
      ...japan,
      '_facts/iceland.json': {
        facts: [
          tuition('bachelor', 'bachelor', euros(1)),
          tuition('master', 'master', euros(2)),
          marks('master'),
        ],
      },
      '_facts/netherlands.json': {
        facts: [
          tuition('bachelor', 'bachelor', euros(1)),
          tuition('master', 'master', euros(2)),
          marks('master'),
          marks('bachelor'),
        ],
      },
      '_facts/norway.json': {
        facts: [tuition('bachelor', 'bachelor', euros(1)), marks('master'), marks('doctoral')],
      },
      'tours-norway.json': country('norway'),
    };
    expect(
      register('japan', siteDocuments)
        .facts.map(({ id }: { id: string }) => id)
        .sort(),
    ).toEqual(['bachelor', 'marks.bachelor', 'marks.master', 'master']);
  });

  it('is added to the page, in one new line', () => {
    const { page } = register('japan', japan);
    expect(page?.after.text.replace(/ *"facts": "japan",\n/, '')).toBe(page?.before.text);
    expect(page?.after.text).toContain('"facts": "japan"');
  });

  it('passes the check together with its page', () => {
    const { source, page } = register('japan', japan);
    const written = { ...japan, [source.path]: source.text, 'tours-japan.json': page?.after.text ?? '' };
    expect(site(written).diagnostics).toEqual([]);
  });
});

describe('a register of no page', () => {
  it('has one figure, with a measure of the site', () => {
    const measures = { names: ['rent'], scopes: {} };
    const siteDocuments = { '_site.json': { ...siteDocument, measures }, 'about.json': page() };
    const { source, facts, page: named } = register('rents', siteDocuments);
    expect(facts).toHaveLength(1);
    expect(facts[0]).toMatchObject({ measure: 'rent', status: 'sample' });
    expect(named).toBeUndefined();
    expect(site({ ...siteDocuments, [source.path]: source.text }).diagnostics).toEqual([]);
  });
});

describe('a page of a kind whose pages have a register each', () => {
  const scaffolded = (written = documents) => {
    const sources = sourcesOf(written);
    const kind = kindsIn(sources).find((one) => one.kind === 'country');
    if (!kind) throw new Error('No such kind');
    return scaffoldPage(sources, 'pages-json', kind, 'japan', '2027-03-09').value;
  };

  it('gets a register, and quotes it as the others quote theirs', () => {
    const japan = scaffolded();
    const { facts, blocks } = JSON.parse(japan?.source.text ?? '{}');
    expect(japan?.register?.source.path).toBe('_facts/japan.json');
    expect(facts).toBe('japan');
    expect(blocks[1].items).toEqual([{ title: 'Mountain huts', value: { fact: 'japan.huts' } }]);
    expect(japan?.examplePointers).toEqual(['/blocks/1/items/0/title']);
    const written = {
      ...documents,
      'tours-japan.json': japan?.source.text ?? '',
      '_facts/japan.json': japan?.register?.source.text ?? '',
    };
    expect(site(written).diagnostics).toEqual([]);
  });

  it('keeps the name by which a menu finds an item, and asks for texts that one page alone has', () => {
    const route = { title: 'The Route', value: { fact: 'netherlands.huts' }, is: 'stay' };
    const netherlands = pageWith(
      { kind: 'country', facts: 'netherlands' },
      { type: 'banner', title: 'netherlands' },
      { ...figures('netherlands'), items: [...figures('netherlands').items, route] },
    );
    const named = kinds.map((kind) => ({ ...kind, figures: { fact: { block: 'facts', is: 'stay' } } }));
    const siteDocuments = {
      ...documents,
      '_kinds.json': { ...kindsDocument, kinds: named },
      'tours-netherlands.json': netherlands,
      '_facts/iceland.json': { facts: [fact('huts')] },
    };
    const japan = scaffolded(siteDocuments);
    expect(JSON.parse(japan?.source.text ?? '{}').blocks[1].items).toEqual([
      { title: 'Mountain huts', value: { fact: 'japan.huts' } },
      { title: 'TODO: What the figure is', value: { fact: 'japan.huts' }, is: 'stay' },
    ]);
    expect(japan?.examplePointers).toEqual(['/blocks/1/items/0/title']);
  });

  it('comes with the texts and lists that name all the others', () => {
    const listed = (name: string, flag: string, order: number) =>
      pageWith({ kind: 'country', listing: { name, flag, summary: 'Courses.', order } });
    const siteDocuments = {
      ...documents,
      'tours-iceland.json': listed('Iceland', 'is', 1),
      'tours-netherlands.json': listed('Holland', 'nl', 2),
      'tours-norway.json': listed('Norway', 'no', 3),
      'about.json': page(
        {
          type: 'text',
          paragraphs: ['Three countries.', 'Iceland, Holland, Norway and others.', 'Two of them.'],
        },
        {
          type: 'checklist',
          heading: 'Cover',
          items: ['Iceland: private', 'Netherlands: none', 'Norway: public'],
        },
        { type: 'checklist', heading: 'Costs', items: ['Iceland: high', 'Norway: high'] },
      ),
    };
    expect(scaffolded(siteDocuments)?.mentions.map(({ text }) => text)).toEqual([
      'Three countries.',
      'Iceland, Holland, Norway and others.',
      'Iceland: private, Netherlands: none, Norway: public',
    ]);
  });

  it('uses a register that exists already', () => {
    const withRegister = { ...documents, '_facts/japan.json': { facts: [fact('huts')] } };
    expect(scaffolded(withRegister)?.register).toBeUndefined();
    expect(JSON.parse(scaffolded(withRegister)?.source.text ?? '{}').facts).toBe('japan');
  });
});
