/**
 * Questions of cost and entry, asked of all blocks that answer them: the comparison, the calculator, the entry rules
 * and the summaries of the destinations' own pages. Whichever is asked, the answer is the same.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calculateCosts } from '../../../src/blocks/cost-calculator/calculate-costs';
import { choose } from '../../../src/blocks/cost-calculator/choice';
import { anyPlaceId, type Plan, planOf } from '../../../src/blocks/cost-calculator/plans';
import { compile } from '../../../src/compiler/compile';
import type { CompareRow, FactValue } from '../../../src/generated/compiled';
import type { FactsOfPage } from '../../../src/resolved';
import { readSources } from '../../../src/sources/read-sources';
import { answersTo } from '../../../src/sums/answers';
import { linesOf } from '../../../src/sums/lines';
import { roundEstimate } from '../../../src/sums/round-estimate';
import { yearsIn } from '../../../src/sums/yearly';

const { value: site } = compile(await readSources(join(import.meta.dirname, '../../../pages-json')));
if (!site) throw new Error('The documents have errors: npm run check tells them.');

const comparison = site.pages.flatMap(({ page }) => page.blocks).find((block) => block.type === 'compare');
if (!comparison) throw new Error('No page has a comparison.');
const { pages, groups } = comparison;
const rows = new Map(groups.flatMap((group) => group.rows).map((row) => [row.title, row]));

/** The values that the comparison has for a country in one of its rows. */
function compared(title: string, { facts }: FactsOfPage): readonly FactValue[] {
  const row = rows.get(title) as CompareRow | undefined;
  if (!row) throw new Error(`The comparison has no row “${title}”.`);
  return linesOf(row, facts, new Map()).map(({ value }) => value);
}

/** The lines of the summary at the top of a destination's page, by their titles. */
function summarized(title: string, { register }: FactsOfPage): readonly FactValue[] {
  const block = site?.pages
    .flatMap(({ page }) => page.blocks)
    .find((one) => one.type === 'at-a-glance' && one.pages[0]?.register === register);
  if (block?.type !== 'at-a-glance') throw new Error(`No page has a summary of ${register}.`);
  const row = block.rows.find((one) => one.title === title);
  if (!row) throw new Error(`The summary has no line “${title}”.`);
  return linesOf(row, block.pages[0]?.facts ?? [], new Map()).map(({ value }) => value);
}

const calculated = (page: FactsOfPage): Plan | undefined => planOf(page, () => '');

/** Both ends of a sum or of a range, in whole units. */
const endsOf = (value: FactValue): readonly number[] => {
  const { from, to = from } = value as { from: number; to?: number };
  return [Math.round(from), Math.round(to)];
};
/** Both ends of an estimate, as the calculator shows them. */
const estimated = (cost: { low: number; high: number }) => [
  roundEstimate(cost.low, cost),
  roundEstimate(cost.high, cost),
];

const levels = [
  ["bachelor's", 'bachelor'],
  ["master's", 'master'],
] as const;

it('there are nine countries, at least eight with a calculation, and at least two with each row', () => {
  expect(pages).toHaveLength(9);
  expect(pages.filter((page) => calculated(page)).length).toBeGreaterThan(7);
  for (const title of rows.keys())
    expect(pages.filter((page) => compared(title, page).length > 0).length, title).toBeGreaterThan(1);
});

describe.each(pages.map((page) => [page.name, page] as const))('%s', (_name, page) => {
  const plan = calculated(page);

  /** The courses of the calculator that are for a level, or, if none is, those that are for no level in particular. */
  const coursesFor = (level: string) => {
    const { facts } = answersTo({ measure: 'tuition', scope: { level }, general: true }, page.facts);
    return plan?.courses.filter(({ id }) => facts.some((fact) => fact.id === id)) ?? [];
  };

  describe.each(levels)('a %s degree', (title, level) => {
    it('costs the same for a year in the comparison and in the calculator', () => {
      expect(
        coursesFor(level)
          .map(({ from, to }) => [Math.round(from), Math.round(to)])
          .sort(),
      ).toEqual(compared(`Tuition for a year of a ${title} degree`, page).map(endsOf).sort());
    });

    it('costs the same as a whole, with living costs anywhere in the country', () => {
      const [length] = answersTo({ measure: 'course-length', scope: { level } }, page.facts).facts;
      const years = length && yearsIn(length.value);
      const whole = compared(`Tuition and living costs for a whole ${title} degree`, page);
      if (!years || !plan) return expect(whole).toEqual([]);
      const sums = coursesFor(level).flatMap((course) =>
        [...new Set([years.from, years.to])].map((duration) => {
          const typed = { course: course.id, place: anyPlaceId, months: String(duration * 12) };
          return estimated(calculateCosts(choose([plan], typed).assumptions).cost);
        }),
      );
      expect(whole.map(endsOf).sort()).toEqual(sums.sort());
    });

    it('asks for the same marks and scores in the comparison and among the entry rules', () => {
      const ruled = (measure: string) =>
        answersTo({ measure, scope: { level } }, page.facts).facts.map(({ value }) => value);
      expect(compared(`Marks for a ${title} degree`, page)).toEqual(ruled('entry-marks'));
      expect(compared(`Test scores for a ${title} degree`, page)).toEqual(ruled('entry-score'));
    });
  });

  it('says the same at the top of its own page as in the comparison', () => {
    expect(summarized("One year of a master's, fees and living costs", page)).toEqual(
      compared("Tuition and living costs for a year of a master's degree", page),
    );
    expect(summarized("Marks for a master's", page)).toEqual(compared("Marks for a master's degree", page));
    const scores = compared("Test scores for a master's degree", page);
    for (const score of summarized("IELTS for a master's", page)) expect(scores).toContainEqual(score);
    const stays = compared('Staying on after you graduate', page);
    for (const stay of summarized('Stay after graduation', page)) expect(stays).toContainEqual(stay);
    const [deadline] = summarized('Apply by', page);
    expect(deadline).toEqual(compared("Next intakes for a master's degree", page)[0]);
  });

  it('costs the same to live in for a year in the comparison and in the calculator', () => {
    if (!plan) return expect(compared('Living costs for a year', page)).toEqual([]);
    const { cost } = calculateCosts({
      ...choose([plan], { place: anyPlaceId }).assumptions,
      tuition: { from: 0, to: 0 },
    });
    expect([estimated(cost)]).toEqual(compared('Living costs for a year', page).map(endsOf));
  });

  it('costs the same in each of its cities in the comparison and in the calculator', () => {
    const monthly = compared('Living costs by city', page).filter(
      (value) => 'per' in value && value.per === 'month',
    );
    const cities = plan?.places.filter(({ id }) => id !== anyPlaceId).map(({ from, to }) => [from, to]) ?? [];
    for (const value of monthly) {
      const { from, to = from } = value as { from: number; to?: number };
      expect(cities).toContainEqual([from, to]);
    }
  });

  it('lets a student work as many hours in the comparison and in the calculator', () => {
    const hours = compared('Work during your studies', page).flatMap((value) => Object.values(value).flat());
    expect(plan?.hours !== undefined).toBe(hours.length > 0);
    if (plan?.hours) expect(hours.map((one) => Object(one).from)).toContain(plan.hours.from);
  });
});
