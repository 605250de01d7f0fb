import { describe, expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { kindsDocument, page, pageWith, site, siteDocument, sourcesOf } from '../../../tests/compiler/site';
import { scaffoldPage } from './scaffold-page';
import { scaffoldRegister } from './scaffold-register';
import { kindsIn } from './start';

const euros = (from: number) => ({ from, currency: 'EUR', per: 'year' });
const tuition = (id: string, level: string, value: object) =>
  fact(id, { title: `Tuition, ${level}`, measure: 'tuition', scope: { level }, value });
const figures = (register: string) => ({
  type: 'facts',
  id: 'facts',
  heading: 'Facts',
  items: [{ title: 'Universities', value: { fact: `${register}.universities` } }],
});
const destination = (register: string) =>
  pageWith({ kind: 'destination', facts: register }, { type: 'banner', title: register }, figures(register));

const kinds = kindsDocument.kinds.map((kind) =>
  kind.kind === 'destination'
    ? {
        ...kind,
        address: 'study-{name}',
        start: { blocks: [{ type: 'banner' }, { type: 'facts', id: 'facts' }] },
      }
    : kind,
);

const documents = {
  '_kinds.json': { ...kindsDocument, kinds },
  'study-ireland.json': destination('ireland'),
  'study-uk.json': destination('uk'),
  '_facts/ireland.json': {
    facts: [
      fact('universities', { title: 'Universities', reviewBy: '2028-01-01', note: 'In Dublin.' }),
      tuition('tuition.undergraduate', 'bachelor', euros(9850)),
      fact('castles', { measure: 'castles' }),
      tuition('tuition.postgraduate', 'master', { from: 1, currency: 'USD', per: 'year' }),
    ],
  },
  '_facts/uk.json': {
    facts: [fact('universities', { title: 'Universities' }), tuition('degree', 'bachelor', euros(11_400))],
  },
};

const register = (name: string, own: Parameters<typeof sourcesOf>[0] = documents) => {
  const scaffolded = scaffoldRegister(sourcesOf(own), 'pages-json', name, '../schema');
  return { ...scaffolded, facts: JSON.parse(scaffolded.source.text).facts };
};

describe('the register of a page', () => {
  const japan = { ...documents, 'study-japan.json': pageWith({ kind: 'destination' }) };

  it('has what half of the registers of such pages have, each as a sample that says whose value it is', () => {
    const { source, facts } = register('japan', japan);
    expect(source.path).toBe('_facts/japan.json');
    expect(facts.map(({ id }: { id: string }) => id)).toEqual([
      'universities',
      'tuition.undergraduate',
      'castles',
      'tuition.postgraduate',
    ]);
    expect(facts[0]).toEqual({
      ...fact('universities', { title: 'Universities', status: 'sample' }),
      doubt: 'Still the value of ireland.universities.',
    });
  });

  it('has one currency', () => {
    expect(register('japan', japan).facts[3].value).toEqual(euros(1));
  });

  it('is named by the page, in one new line', () => {
    const { page } = register('japan', japan);
    expect(page?.after.text.replace(/ *"facts": "japan",\n/, '')).toBe(page?.before.text);
    expect(page?.after.text).toContain('"facts": "japan"');
  });

  it('passes the check together with its page', () => {
    const { source, page } = register('japan', japan);
    const written = { ...japan, [source.path]: source.text, 'study-japan.json': page?.after.text ?? '' };
    expect(site(written).diagnostics).toEqual([]);
  });
});

describe('a register of no page', () => {
  it('has one figure, with a measure of the site', () => {
    const measures = { names: ['rent'], scopes: {} };
    const own = { '_site.json': { ...siteDocument, measures }, 'about.json': page() };
    const { source, facts, page: named } = register('rents', own);
    expect(facts).toHaveLength(1);
    expect(facts[0]).toMatchObject({ measure: 'rent', status: 'sample' });
    expect(named).toBeUndefined();
    expect(site({ ...own, [source.path]: source.text }).diagnostics).toEqual([]);
  });
});

describe('a page whose like have a register each', () => {
  const made = (own = documents) => {
    const sources = sourcesOf(own);
    const kind = kindsIn(sources).find((one) => one.kind === 'destination');
    if (!kind) throw new Error('No such kind');
    return scaffoldPage(sources, 'pages-json', kind, 'japan', '2027-03-09').value;
  };

  it('gets one, and quotes it as they quote theirs', () => {
    const japan = made();
    const { facts, blocks } = JSON.parse(japan?.source.text ?? '{}');
    expect(japan?.register?.source.path).toBe('_facts/japan.json');
    expect(facts).toBe('japan');
    expect(blocks[1].items).toEqual([{ title: 'Universities', value: { fact: 'japan.universities' } }]);
    expect(japan?.examples).toEqual(['/blocks/1/items/0/title']);
    const written = {
      ...documents,
      'study-japan.json': japan?.source.text ?? '',
      '_facts/japan.json': japan?.register?.source.text ?? '',
    };
    expect(site(written).diagnostics).toEqual([]);
  });

  it('takes the one that is there', () => {
    const known = { ...documents, '_facts/japan.json': { facts: [fact('universities')] } };
    expect(made(known)?.register).toBeUndefined();
    expect(JSON.parse(made(known)?.source.text ?? '{}').facts).toBe('japan');
  });
});
