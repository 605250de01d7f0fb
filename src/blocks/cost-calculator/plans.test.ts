import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../tests/compiler/mutations/random';
import type { QuotableFact } from '../../resolved';
import { calculateCosts } from './calculate-costs';
import { choose, defaultsOf, isCustomized, maxMonths, withoutOutdated } from './choice';
import { planOf } from './plans';

type FactInput = Partial<QuotableFact> & Pick<QuotableFact, 'measure' | 'value'>;

const facts = (...inputs: readonly FactInput[]): readonly QuotableFact[] =>
  inputs.map((fact, index) => {
    const id = fact.id ?? `${fact.measure}-${index}`;
    return { id, name: `iceland.${id}`, title: id, sort: 'typical', status: 'given', ...fact };
  });

const eur = (from: number, to: number | undefined, per?: 'hour' | 'month' | 'year') => ({
  from,
  ...(to !== undefined && { to }),
  currency: 'EUR' as const,
  ...(per && { per }),
});

const bachelor: FactInput = {
  id: 'bachelor',
  measure: 'tuition',
  scope: { level: 'bachelor' },
  value: eur(9850, 25500, 'year'),
};
const master: FactInput = {
  id: 'master',
  measure: 'tuition',
  scope: { level: 'master' },
  value: eur(9500, 34500, 'year'),
};
const akureyri: FactInput = {
  id: 'akureyri',
  measure: 'living',
  scope: { city: 'Akureyri' },
  value: eur(1032, undefined, 'month'),
};
const husavik: FactInput = {
  id: 'husavik',
  measure: 'living',
  scope: { city: 'Husavik' },
  value: eur(1095, undefined, 'month'),
};

const plan = (...inputs: readonly FactInput[]) =>
  planOf(
    {
      name: 'Iceland',
      to: { kind: 'route', href: '/tours-iceland' },
      register: 'iceland',
      facts: facts(...inputs),
    },
    ({ from }) => `Changes in ${from}.`,
  );

describe('what a register offers to choose from', () => {
  it('is called by its label, or by its title', () => {
    const namedPlan = plan(
      { ...master, label: 'Master’s degree' },
      bachelor,
      { ...akureyri, label: 'Akureyri' },
      husavik,
    );
    expect(namedPlan?.courses.map(({ title }) => title)).toEqual(['Master’s degree', 'bachelor']);
    expect(namedPlan?.places.map(({ title }) => title)).toEqual(['', 'Akureyri', 'husavik']);
  });

  it('has no course for all levels beside those of single ones', () => {
    const all: FactInput = { id: 'all', measure: 'tuition', value: eur(8000, 36000, 'year') };
    const ids = (...inputs: readonly FactInput[]) => plan(...inputs, akureyri)?.courses.map(({ id }) => id);
    expect(ids(all, bachelor, master)).toEqual(['master', 'bachelor']);
    expect(ids(all)).toEqual(['all']);
    const at = (institution: string): FactInput => ({ ...all, id: institution, scope: { institution } });
    expect(ids(all, at('public'), at('private'))).toEqual(['all']);
  });

  it('has a sum of the right period as it is written, and rounds any other, which is converted, to hundredths', () => {
    const course = { ...master, value: eur(9500.085, undefined, 'year') };
    expect(plan(course, akureyri)?.courses[0]).toMatchObject({ from: 9500.085, to: 9500.085 });
    expect(plan(master, { ...akureyri, value: eur(1000, undefined, 'year') })?.places[0]?.from).toBe(83.33);
  });

  it('is its courses, a master’s degree first', () => {
    expect(plan(bachelor, master, akureyri)?.courses.map(({ id }) => id)).toEqual(['master', 'bachelor']);
  });

  it('is its courses, with their lengths in months', () => {
    const lasting = (from: number, to: number): FactInput => ({
      measure: 'course-length',
      scope: { level: 'master' },
      value: { duration: { from, to } },
    });
    const lengthOf = (length: FactInput) => plan(master, length, akureyri)?.courses[0]?.length;
    expect(lengthOf(lasting(1, 2))).toEqual({ from: 12, to: 24 });
    expect(lengthOf(lasting(1.1, 1.15))).toEqual({ from: 13.2, to: 13.8 });
  });

  it('begins its places with “anywhere in the country”, from the cheapest to the most expensive city', () => {
    const country: FactInput = { id: 'living', measure: 'living', value: eur(9600, 36000, 'year') };
    const within = 'iceland.living';
    const places = plan(master, country, { ...akureyri, within }, { ...husavik, within })?.places;
    expect(places?.map(({ id }) => id)).toEqual(['any', 'akureyri', 'husavik']);
    expect(places?.[0]).toMatchObject({ from: 1032, to: 1095 });
  });

  it('has as the only place the figure of the country where it has no others', () => {
    const country: FactInput = { id: 'living', measure: 'living', value: eur(9600, 36000, 'year') };
    expect(plan(master, country)?.places).toEqual([{ id: 'any', title: '', from: 800, to: 3000 }]);
  });

  it('has the label of the living costs as a note, where the register has one figure of them', () => {
    const label = 'As shown for the permit';
    const country: FactInput = { id: 'living', measure: 'living', label, value: eur(9600, 36000, 'year') };
    expect(plan(master, country)?.places[0]).toMatchObject({ title: '', note: label });
  });

  it('has the hours that the law allows, and the legal minimum where usual pay is doubtful', () => {
    const hours: FactInput = {
      measure: 'work-hours',
      scope: { time: 'term' },
      value: { duration: { from: 20, unit: 'hour', per: 'week', upTo: true } },
    };
    const usual: FactInput = { measure: 'student-pay', value: eur(10, 12, 'hour') };
    const legal: FactInput = { measure: 'minimum-wage', sort: 'legal', value: eur(12.5, undefined, 'hour') };
    expect(plan(master, akureyri, hours, usual, legal)).toMatchObject({
      hours: { most: 20 },
      pay: { from: 10, to: 12 },
    });
    const doubtful = { ...usual, status: 'doubtful' } as const;
    expect(plan(master, akureyri, hours, doubtful, legal)?.pay).toEqual({ from: 12.5, to: 12.5 });
  });

  it('announces the next limit of working hours, and allows as many where that is higher', () => {
    const hours: FactInput = {
      measure: 'work-hours',
      value: { duration: { from: 20, unit: 'hour', per: 'week' } },
      next: { value: { duration: { from: 25, unit: 'hour', per: 'week' } }, from: '2025-11' },
    };
    expect(plan(master, akureyri, hours)?.hours).toEqual({
      from: 20,
      most: 25,
      announcedChange: 'Changes in 2025-11.',
    });
  });

  it('is nothing where tuition or living costs are missing', () => {
    expect(plan(master)).toBeUndefined();
    expect(plan(akureyri)).toBeUndefined();
  });
});

describe('what was typed', () => {
  const iceland = plan(bachelor, master, akureyri, husavik);
  if (!iceland) throw new Error('The plan is complete');
  const assumptionsFor = (typed: Readonly<Record<string, string>>) => choose([iceland], typed).assumptions;

  it('takes the place of what the register says', () => {
    expect(assumptionsFor({})).toMatchObject({ months: 12, tuition: { from: 9500, to: 34500 } });
    expect(assumptionsFor({ course: 'bachelor' }).tuition).toEqual({ from: 9850, to: 25500 });
    expect(assumptionsFor({ 'fee-from': '12000', 'fee-to': '14000', own: '300' })).toMatchObject({
      tuition: { from: 12000, to: 14000 },
      oneOffCosts: [{ from: 300, to: 300 }],
    });
  });

  it('is limited to what is possible, or replaced by the default', () => {
    expect(assumptionsFor({ months: '900' }).months).toBe(72);
    expect(assumptionsFor({ months: 'twelve' }).months).toBe(12);
    expect(assumptionsFor({ hours: '20' }).work.hours).toBe(0); // no limit is known
    expect(assumptionsFor({ 'fee-from': '20000', 'fee-to': '10000' }).tuition).toEqual({
      from: 10000,
      to: 20000,
    });
    expect(assumptionsFor({ course: 'unknown' }).tuition.from).toBe(9500);
  });

  it('is forgotten where it belongs to what was chosen before', () => {
    const typed = { in: 'iceland', course: 'bachelor', 'fee-from': '1', months: '6', own: '20' };
    expect(withoutOutdated(typed, 'course')).toEqual({
      in: 'iceland',
      course: 'bachelor',
      months: '6',
      own: '20',
    });
    expect(withoutOutdated(typed, 'in')).toEqual({ in: 'iceland', months: '6' });
    expect(withoutOutdated(typed, 'months')).toEqual(typed);
  });

  it('changes a figure, unless it is a choice, a default or a parameter of somebody else', () => {
    const isChange = (typed: Readonly<Record<string, string>>) =>
      isCustomized(choose([iceland], typed), { in: 'iceland', ...typed });
    expect(isChange({ 'fee-from': '12000' })).toBe(true);
    expect(isChange({ own: '300' })).toBe(true);
    expect(isChange({ course: 'bachelor', months: '6' })).toBe(false);
    expect(isChange({ 'fee-from': '9500' })).toBe(false);
    expect(isChange({ utm_source: 'letter' })).toBe(false);
  });

  it('changes the default amounts to those of the course that was chosen, but not the default course', () => {
    expect(defaultsOf(choose([iceland], { course: 'bachelor' }))).toMatchObject({
      course: 'master',
      'fee-from': '9850',
      months: '12',
      'living-to': '1095',
    });
  });
});

describe('whatever is typed', () => {
  const limit = 24;
  const working = plan(
    master,
    akureyri,
    husavik,
    {
      measure: 'work-hours',
      scope: { time: 'term' },
      value: { duration: { from: limit, unit: 'hour', per: 'week', upTo: true } },
    },
    { measure: 'student-pay', value: eur(10, 12, 'hour') },
  );
  if (!working) throw new Error('The plan is complete');

  /** A thousand visitors, the same in every run, some of whom type nonsense. */
  function* visitors() {
    const random = randomOf(2026);
    const typed = () =>
      ['', '-5', 'twelve', '1e9', '0', '12', '20.5', `${random.below(100_000)}`][random.below(8)] as string;
    const names = ['months', 'hours', 'weeks', 'fee-from', 'fee-to', 'living-from', 'living-to', 'pay-from'];
    for (let count = 0; count < 1000; count += 1)
      yield Object.fromEntries([...names, 'pay-to', 'own'].map((name) => [name, typed()]));
  }

  it('no more hours are calculated with than the law allows, nor more weeks than a year has', () => {
    for (const typed of visitors()) {
      const { months, work } = choose([working], typed).assumptions;
      for (const [amount, most] of [
        [months, maxMonths],
        [work.hours, limit],
        [work.weeks, 52],
      ] as const)
        expect({ typed, isWithin: amount >= 0 && amount <= most }).toEqual({ typed, isWithin: true });
    }
  });

  it('the result is in order, from the lowest to the highest, and never below nothing', () => {
    for (const typed of visitors())
      for (const { low, typical, high } of Object.values(
        calculateCosts(choose([working], typed).assumptions),
      ))
        expect({ typed, isInOrder: 0 <= low && low <= typical && typical <= high }).toEqual({
          typed,
          isInOrder: true,
        });
  });

  it('13 months never cost less than 12', () => {
    for (const typed of visitors()) {
      const costOf = (months: number) =>
        calculateCosts(choose([working], { ...typed, months: `${months}` }).assumptions).cost;
      for (const name of ['low', 'typical', 'high'] as const)
        expect(costOf(13)[name]).toBeGreaterThanOrEqual(costOf(12)[name]);
    }
  });
});
