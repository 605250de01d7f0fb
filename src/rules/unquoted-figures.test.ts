import { describe, expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { pageWith, site, sourcesOf } from '../../tests/compiler/site';
import { fixDocuments } from '../authoring/fix/fix-documents';
import { check } from '../compiler/check';
import { unquotedFigures } from './unquoted-figures';

const register = {
  '_facts/prices.json': {
    facts: [
      fact('course', { value: { from: 450, to: 600, currency: 'EUR', per: 'month' } }),
      fact('length', { value: { duration: { from: 12, unit: 'week', upTo: true } } }),
      fact('places', { value: { count: 28 } }),
      fact('success', { value: { percent: 96 } }),
    ],
  },
};

const shown = (value: object) => ({
  type: 'facts',
  heading: 'At a glance',
  items: [{ title: 'Fee', value }],
});
const text = (...paragraphs: readonly string[]) => ({ type: 'text', paragraphs });
const about = (...blocks: readonly object[]) => ({
  ...register,
  'about.json': pageWith({ facts: 'prices' }, ...blocks),
});
const warningsFor = (...blocks: readonly object[]) =>
  site(about(...blocks), { icons: ['star'] }, unquotedFigures).diagnostics.map(({ message, fix }) => [
    message,
    fix?.text,
  ]);

describe('a figure that is typed on a page', () => {
  it('is not reported in a block that marks its figures as samples', () => {
    const cards = (rest: object) => ({
      type: 'course-carousel',
      heading: 'Courses',
      items: [{ title: 'Music', description: 'Scales.', icon: 'star', stats: { universities: 8 } }],
      ...rest,
    });
    expect(warningsFor(cards({}))).toHaveLength(1);
    expect(warningsFor(cards({ samples: true }))).toEqual([]);
  });

  it('in place of a value is reported, whether the register has it or not', () => {
    expect(warningsFor(shown({ percent: 96 }))).toEqual([
      [
        'The figure {"percent":96} is typed here, and is in the register as “prices.success”.',
        '{ "fact": "prices.success" }',
      ],
    ]);
    expect(warningsFor(shown({ percent: 97 }))).toEqual([
      ['The figure {"percent":97} is in no register.', undefined],
    ]);
    expect(warningsFor(shown({ fact: 'prices.success' }))).toEqual([]);
  });

  it('in a text is reported if the register has the same figure in the same form', () => {
    const quotes = (paragraph: string) => warningsFor(text(paragraph)).map(([, quote]) => quote);
    expect(quotes('It costs €450–600 a month for up to 12 weeks.')).toEqual([
      '{{prices.course}}',
      '{{prices.length}}',
    ]);
    expect(quotes('It costs €450–600, and 12 weeks are enough.')).toEqual([
      '{{prices.course|bare}}',
      '{{prices.length|bare}}',
    ]);
    expect(quotes('From €450 on, there are 28 places, and 96% pass.')).toEqual([
      '{{prices.course|from}}',
      '{{prices.places}}',
      '{{prices.success}}',
    ]);
  });

  it('is recognized as the language of its page or block writes it', () => {
    const documents = (own: object, block: object) => ({
      '_facts/prices.json': { facts: [fact('whole', { value: { from: 1234.5, currency: 'EUR' } })] },
      'about.json': pageWith({ facts: 'prices', ...own }, block),
    });
    const countIn = (own: object, block: object) =>
      site(documents(own, block), {}, unquotedFigures).diagnostics.length;
    const german = text('Alles für 1.234,50\u00a0€.');
    expect(countIn({ language: 'de' }, german)).toBe(1);
    expect(countIn({}, { ...german, language: 'de' })).toBe(1);
    expect(countIn({}, german)).toBe(0);
    expect(countIn({}, text('All for €1,234.50.'))).toBe(1);
  });

  it('is not recognized within a longer one', () => {
    expect(warningsFor(text('€4,500, 128 places, 28.5 of them, €450.50, 9.28 and 2,896%.'))).toEqual([]);
    expect(warningsFor(text('It costs {{prices.course}}.'))).toEqual([]);
  });

  it('is reported on pages with a register only', () => {
    const documents = { ...register, 'about.json': pageWith({}, shown({ percent: 96 })) };
    expect(site(documents, {}, unquotedFigures).diagnostics).toEqual([]);
  });

  it('is replaced by a quote by the fix, even if it is written on several lines', () => {
    const sources = sourcesOf(about(shown({ percent: 96 }), text('It costs €450–600 for 12 weeks.')));
    const { value } = fixDocuments(
      sources,
      (changed) => check(changed, { rules: [unquotedFigures] }).diagnostics,
      () => true,
    );
    const page = value.documents.find(({ path }) => path === 'about.json');
    expect(JSON.parse(page?.text ?? '').blocks).toEqual([
      shown({ fact: 'prices.success' }),
      text('It costs {{prices.course|bare}} for {{prices.length|bare}}.'),
    ]);
  });
});

it('a day is not mistaken for an intake of its month', () => {
  const documents = (sentence: string) => ({
    '_facts/prices.json': { facts: [fact('start', { value: { intake: { starts: '2027-09' } } })] },
    'about.json': pageWith({ facts: 'prices' }, text(sentence)),
  });
  const countIn = (sentence: string) => site(documents(sentence), {}, unquotedFigures).diagnostics.length;
  expect(countIn('Courses begin in September 2027.')).toBe(1);
  expect(countIn('The fair is on 1 September 2027.')).toBe(0);
});
