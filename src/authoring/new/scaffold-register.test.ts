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

const register = (name: string, siteDocuments: Parameters<typeof sourcesOf>[0] = documents) => {
  const scaffolded = scaffoldRegister(sourcesOf(siteDocuments), 'pages-json', name, '../schema');
  return { ...scaffolded, facts: JSON.parse(scaffolded.source.text).facts };
};

describe('the register of a page', () => {
  const japan = { ...documents, 'tours-japan.json': pageWith({ kind: 'country' }) };

  it('has the facts that many of the registers of such pages have, each as a sample that names its origin', () => {
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

  it('has no fact that is doubtful in most of them, and asks for titles that no other has', () => {
    const stay = (title: string) => fact('stay', { title, measure: 'stay' });
    const doubtful = fact('tuition', { measure: 'tuition', status: 'doubtful' });
    const registers = (statusOfOne: string) => ({
      ...japan,
      '_facts/iceland.json': { facts: [fact('huts'), stay('The Stamp'), doubtful] },
      '_facts/netherlands.json': {
        facts: [fact('huts'), stay('The Route'), { ...doubtful, status: statusOfOne }],
      },
    });
    const idsIn = ({ facts }: ReturnType<typeof register>) => facts.map(({ id }: { id: string }) => id);
    expect(idsIn(register('japan', registers('given')))).toEqual(['huts', 'stay', 'tuition']);
    const doubted = register('japan', registers('doubtful'));
    expect(idsIn(doubted)).toEqual(['huts', 'stay']);
    expect(doubted.examplePointers).toEqual(['/facts/0/value', '/facts/1/title', '/facts/1/value']);
  });

  it('has the facts that blocks of the kind request, however few have them', () => {
    const stay = fact('stay', { measure: 'stay' });
    const others = Object.fromEntries(
      ['chad', 'norway'].flatMap((name) => [
        [`tours-${name}.json`, country(name)],
        [`_facts/${name}.json`, { facts: [fact('huts')] }],
      ]),
    );
    const stayIn = (opening: readonly object[]) => {
      const withOpening = kinds.map((kind) => ({ ...kind, opening }));
      const { facts } = register('japan', {
        ...japan,
        ...others,
        '_facts/iceland.json': { facts: [fact('huts'), stay] },
        '_kinds.json': { ...kindsDocument, kinds: withOpening },
      });
      return facts.some(({ id }: { id: string }) => id === 'stay');
    };
    expect(stayIn([])).toBe(false);
    expect(stayIn([{ type: 'at-a-glance', rows: [{ title: 'Stay', measure: 'stay' }] }])).toBe(true);
  });

  it('is added to the page, in one new line', () => {
    const { page } = register('japan', japan);
    expect(page?.after.text.replace(/ *"facts": "japan",\n/, '')).toBe(page?.before.text);
    expect(page?.after.text).toContain('"facts": "japan"');
  });

  it('passes the check together with its page', () => {
    const { source, page } = register('japan', japan);
    const changed = { ...japan, [source.path]: source.text, 'tours-japan.json': page?.after.text ?? '' };
    expect(site(changed).diagnostics).toEqual([]);
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
  const scaffolded = (siteDocuments = documents) => {
    const sources = sourcesOf(siteDocuments);
    const kind = kindsIn(sources).find((one) => one.kind === 'country');
    if (!kind) throw new Error('No such kind');
    return scaffoldPage(sources, 'pages-json', kind, 'japan', '2027-03-09').value;
  };

  it('gets a register, and quotes it as the others quote theirs', () => {
    const japan = scaffolded();
    const { facts, blocks } = JSON.parse(japan?.source.text ?? '{}');
    expect(japan?.register?.source.path).toBe('_facts/japan.json');
    expect(facts).toBe('japan');
    expect(blocks[1].items).toEqual([{ title: 'TODO: What the figure is', value: { fact: 'japan.huts' } }]);
    expect(japan?.examplePointers).toEqual([]);
    const withPage = {
      ...documents,
      'tours-japan.json': japan?.source.text ?? '',
      '_facts/japan.json': japan?.register?.source.text ?? '',
    };
    expect(site(withPage).diagnostics).toEqual([]);
  });

  it('keeps the name by which a menu finds an item, and takes no quote that its register lacks', () => {
    const [huts] = figures('iceland').items;
    const lakes = { title: 'Lakes', value: { fact: 'iceland.lakes' } };
    const items = [{ ...huts, is: 'stay', note: 'In Dalvik.' }, lakes];
    const siteDocuments = {
      ...documents,
      'tours-iceland.json': pageWith(
        { kind: 'country', facts: 'iceland' },
        { type: 'banner', title: 'iceland' },
        { ...figures('iceland'), items },
      ),
    };
    const japan = scaffolded(siteDocuments);
    expect(JSON.parse(japan?.source.text ?? '{}').blocks[1].items).toEqual([
      { title: 'TODO: What the figure is', value: { fact: 'japan.huts' }, is: 'stay' },
    ]);
  });

  it('has the currency of its samples in tables', () => {
    const table = { type: 'cost-table', of: 'tuition' };
    const inTable = kinds.map((kind) => ({ ...kind, start: { blocks: [{ type: 'banner' }, table] } }));
    const japan = scaffolded({ ...documents, '_kinds.json': { ...kindsDocument, kinds: inTable } });
    expect(JSON.parse(japan?.source.text ?? '{}').blocks[1].currency).toBe('EUR');
  });

  it('comes with the texts and lists that name nearly all the others, or say how many there are', () => {
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
