import type { Diagnostic } from '../diagnostics/diagnostic';
import { unlikelyFigure } from '../diagnostics/unlikely-figure/unlikely-figure';
import { groupBy } from '../document/group-by';
import { locationOfValue } from '../document/location';
import { longForm } from '../format/long-form';
import type { FactValue, RatesDocument, RegisteredFact } from '../generated/documents';
import { type FactRange, factRange } from '../references/fact-range';
import { factAsWritten, factsByName, type LocatedFact, nameOfRegister } from '../references/registers';
import { siteRates } from '../references/site-documents';
import { maxScores } from './max-scores';
import { median, ratio, spreadRatio } from './ratios';
import type { Rule, SiteForRules } from './rule';
import { areFar, unlikelyRates } from './unlikely-rates';

/** A figure is reported if it and comparable ones differ by at least this factor. */
const reportedRatio = 8;

/** Figures of registers that are impossible, or far from comparable ones. Each is reported once. */
export const unlikelyFigures: Rule = (site) => {
  const factByName = factsByName(site.documents);
  const facts = [...factByName.values()];
  const comparisonData = comparisonDataOf(facts, site);
  const registersOfPages = new Set(
    site.pages.flatMap(({ draft, content }) => (draft ? [] : (content.facts ?? []))),
  );
  return [
    ...facts.flatMap((located): readonly Diagnostic[] => {
      // While the page of a register is a draft, its values may still be copies.
      const leftover =
        registersOfPages.has(nameOfRegister(located.register)) && leftoverProblem(located, factByName);
      const problem = leftover || problemOf(located, comparisonData);
      if (!problem) return [];
      // Located only now, because that parses the register again.
      const location = locationOfValue(located.register.parsed, `${located.pointer}/value`);
      return [unlikelyFigure(location, ...problem)];
    }),
    ...otherCurrencies(facts),
    ...unlikelyRates(site),
  ];
};

/** With fewer amounts in a register, no currency is usual. */
const minSums = 5;

/** A value without its currency, to compare it: a copied number in another currency is still a copy. */
const withoutCurrency = (value: FactValue) => JSON.stringify({ ...value, currency: undefined });

/** Amounts in another currency than the others of their register, if these are at least three quarters. */
function otherCurrencies(facts: readonly LocatedFact[]): readonly Diagnostic[] {
  const sums = facts
    .flatMap((located) => amountOf(located) ?? [])
    .filter(({ currency }) => currency !== undefined);
  const registers = groupBy(sums, ({ located }) => nameOfRegister(located.register));
  return [...registers.values()].flatMap((ownSums) => {
    const byCurrency = [...groupBy(ownSums, ({ currency }) => currency)];
    const [most, fewest, ...more] = byCurrency.sort(([, a], [, b]) => b.length - a.length);
    if (!most || !fewest || more.length > 0 || ownSums.length < minSums) return [];
    const [usual] = most;
    const [, others] = fewest;
    if (others.length * 4 > ownSums.length) return [];
    return others.map(({ located, currency }) => ({
      ...unlikelyFigure(
        locationOfValue(located.register.parsed, `${located.pointer}/value/currency`),
        `This sum is in ${currency}; most others of this register are in ${usual}.`,
        `Write the sum in ${usual}, or compare it with its source.`,
      ),
      leadsTo: 'row-currency', // tables that quote the fact would be reported as well
    }));
  });
}

/** What is wrong with a figure, and what to do about it. */
type Problem = readonly [message: string, hint: string];

/**
 * Matches the `doubt` that `npm run new` writes for a figure whose value it copies
 * (authoring/new/scaffold-register.ts).
 */
const doubtOfCopy = /^Not looked up yet: the draft had the value of (\S+)\.$/;

/** Reports a value that `npm run new` copied from another register and that has not been changed. */
function leftoverProblem(located: LocatedFact, facts: ReadonlyMap<string, LocatedFact>): Problem | undefined {
  const { value, doubt } = factAsWritten(located);
  const [, name] = doubtOfCopy.exec(doubt ?? '') ?? [];
  const other = name === undefined ? undefined : facts.get(name);
  if (!other || withoutCurrency(value) !== withoutCurrency(factAsWritten(other).value)) return undefined;
  return [
    `This is still the value of “${name}”, with which the register was begun.`,
    'Write its own value. If both are the same, delete its "doubt".',
  ];
}

const compareWithSource =
  'Compare it with its source: a digit, a decimal point, the currency or the period may be wrong.';

/** Data to compare a figure with. */
interface ComparisonData {
  /** The maximum score of each test. */
  maxScores: ReadonlyMap<string, number>;
  /** The tests that the site lists, also as values of the scope `test`; undefined if it lists none. */
  testNames?: ReadonlySet<string>;
  /** Amounts of the same measure and scope in all registers, in one currency, by `acrossKey`. */
  acrossRegisters: ReadonlyMap<string, readonly Amount[]>;
  /** Amounts of the same measure in one register, by `siblingsKey`. */
  siblings: ReadonlyMap<string, readonly Amount[]>;
}

/** An amount of money or a duration as a range, to compare it with others. */
interface Amount extends FactRange {
  located: LocatedFact;
}

/** The amount of a fact; undefined if it is neither money nor a duration. */
function amountOf(located: LocatedFact): Amount | undefined {
  const range = comparableRange(factAsWritten(located).value);
  return range && { ...range, located };
}

/** The first of the mistakes that a fact may have. */
function problemOf(located: LocatedFact, data: ComparisonData): Problem | undefined {
  const { value, scope } = factAsWritten(located);
  return (
    scoreProblem(value, data, scope?.test) ??
    countProblem(value) ??
    hoursProblem(value) ??
    historyProblem(located) ??
    neighbourProblem(located, data)
  );
}

/** A score of another test than the scope says, above the maximum, or with parts above the whole. */
function scoreProblem(
  value: FactValue,
  { maxScores, testNames }: ComparisonData,
  testOfScope: string | undefined,
): Problem | undefined {
  if (!('score' in value)) return undefined;
  const { score, to = score, each, test } = value;
  const areKnown = testNames === undefined || [test, testOfScope].every((name) => testNames.has(name ?? ''));
  // Unknown tests are reported elsewhere. A new version of a test has a suffix: “swimming-2026”.
  if (testOfScope !== undefined && areKnown && test !== testOfScope && !test.startsWith(`${testOfScope}-`))
    return [
      `This score is of “${test}”, and its scope says “${testOfScope}”.`,
      'Write the same test in both: tools find the score by them.',
    ];
  const maxScore = maxScores.get(test);
  const highest = Math.max(score, to, each ?? 0);
  if (maxScore !== undefined && highest > maxScore)
    return [
      `${highest} is above the highest score of “${test}”, ${maxScore}.`,
      'Write the score as the test gives it: “6.5”, not “65”.',
    ];
  return each !== undefined && each > to
    ? [
        `No part may be below ${each}, which is more than the whole score, ${to}.`,
        '"each" is what every part needs at least: it is no more than "score".',
      ]
    : undefined;
}

/** A count that is not a whole number. */
function countProblem(value: FactValue): Problem | undefined {
  return 'count' in value && !Number.isInteger(value.count)
    ? [
        `Nothing is counted as ${value.count}: a count is a whole number.`,
        'Write the whole number; a share is a "percent", and a length of time a "duration".',
      ]
    : undefined;
}

/** The hours of a week and of the longest month. */
const hoursInPeriod = { week: 168, month: 744 } as const;

/** More hours per week or month than it has. */
function hoursProblem(value: FactValue): Problem | undefined {
  if (!('duration' in value)) return undefined;
  const { from, to = from, unit, per } = longForm(value.duration);
  const maxHours = unit === 'hour' && per && hoursInPeriod[per];
  return maxHours && to > maxHours
    ? [`A ${per} has only ${maxHours} hours, not ${to}.`, 'Write the hours of one such period.']
    : undefined;
}

/** A value far from the latest past one or the next one of the same fact. */
function historyProblem(located: LocatedFact): Problem | undefined {
  const { value, past = [], next } = factAsWritten(located);
  // The first of the past values is the latest.
  for (const other of [past[0]?.value, next?.value]) {
    if (!other) continue;
    const [one, two] = [comparableRange(value), comparableRange(other)];
    if (!one || !two || one.unit !== two.unit) continue;
    const times = ratio(one, two);
    if (times >= reportedRatio)
      return [
        `This is ${rounded(times)} times ${one.from > two.from ? 'as much as' : 'less than'} it was or will be (${two.from}).`,
        compareWithSource,
      ];
  }
  return undefined;
}

/**
 * A value far from its siblings in the register or from the same figure in other registers, or above the whole of which
 * it is a part.
 */
function neighbourProblem(
  located: LocatedFact,
  { acrossRegisters, siblings }: ComparisonData,
): Problem | undefined {
  const own = amountOf(located);
  if (!own) return undefined;
  const comparisons = [
    // Siblings are more alike, so that half of the usual ratio is reported.
    { groups: siblings, key: siblingsKey(own), limit: 4, what: 'others of this measure here' },
    {
      groups: acrossRegisters,
      key: acrossKey(own),
      limit: reportedRatio,
      what: 'the same figure in other registers',
    },
  ];
  for (const { groups, key, limit, what } of comparisons) {
    // In one register, only the parts of the same whole are comparable.
    if (groups === siblings && located.fact.within === undefined) continue;
    const group = groups.get(key) ?? [];
    const ownFigure = group.find((one) => one.located.name === located.name);
    const others = group.filter((one) => one.located.name !== located.name);
    const [first] = others;
    if (!ownFigure || !first || others.length < 2) continue;
    // Figures that differ much among themselves, such as rent and phone, are not comparable.
    if (spreadRatio(others) > limit) continue;
    const middle = {
      from: median(others.map(({ from }) => from)),
      to: median(others.map(({ to }) => to)),
    };
    if (ratio(ownFigure, middle) < limit || others.some((other) => ratio(ownFigure, other) < limit / 2))
      continue;
    const how = ownFigure.from > middle.from ? 'as much as' : 'less than';
    return [
      `This is about ${rounded(ratio(ownFigure, middle))} times ${how} ${what}, such as “${first.located.name}”.`,
      compareWithSource,
    ];
  }
  return partProblem(own, siblings);
}

/** A part that is more than the whole: the measure “living-rent” is a part of “living”. */
function partProblem(
  { located, unit, from }: Amount,
  groups: ComparisonData['siblings'],
): Problem | undefined {
  const register = nameOfRegister(located.register);
  const measure = located.fact.measure.replace(/-[^-]*$/, '');
  if (measure === located.fact.measure) return undefined;
  // The key (`siblingsKey`) of a fact that is no part of another and has no scope.
  const [whole] = groups.get([register, measure, '', '', unit].join('\n')) ?? [];
  return whole && from > whole.to
    ? [`This part is more than the whole, “${whole.located.name}”.`, compareWithSource]
    : undefined;
}

/** A ratio for messages. */
const rounded = (times: number) => (times < 20 ? Math.round(times) : Math.round(times / 10) * 10);

/** A key that is equal for equal scopes. */
const scopeKey = ({ scope = {} }: RegisteredFact) =>
  Object.entries(scope)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');

/** A key for the same measure and scope in all registers. */
const acrossKey = ({ located: { fact }, unit }: Amount) => [fact.measure, scopeKey(fact), unit].join('\n');

/** A key for facts of one register with the same measure, the same whole and scopes of the same names. */
const siblingsKey = ({ located: { register, fact }, unit }: Amount) => {
  const scopeNames = Object.keys(fact.scope ?? {}).sort();
  return [nameOfRegister(register), fact.measure, fact.within ?? '', scopeNames.join(' '), unit].join('\n');
};

/** The range of an amount of money or a duration. Other figures have no unit in which all of them are comparable. */
const comparableRange = (value: FactValue): FactRange | undefined =>
  'currency' in value || 'duration' in value ? factRange(value) : undefined;

/** What the figures of a site are compared with. */
function comparisonDataOf(facts: readonly LocatedFact[], site: SiteForRules): ComparisonData {
  const { documents, settings } = site;
  const rates = siteRates(documents) as RatesDocument | undefined;
  const settingsRates = (settings?.content.rates ?? []).flatMap((rate) => rate ?? []);
  // The rates of `_rates.json` and `_site.json` may be in different currencies, so they are not mixed.
  const rateByCurrency = new Map(
    rates
      ? [[rates.currency, 1], ...rates.rates.map(({ currency, rate }): [string, number] => [currency, rate])]
      : settingsRates.map(({ currency, value }) => [currency, value]),
  );
  // A rate about which these two documents contradict each other is reported itself, and not used.
  for (const { currency, value } of settingsRates) {
    const other = rates?.rates?.find((one) => one?.currency === currency)?.rate;
    if (currency !== undefined && value !== undefined && other !== undefined && areFar(value, other))
      rateByCurrency.delete(currency);
  }
  const amounts = facts.flatMap((located) => amountOf(located) ?? []);
  const inOneCurrency = amounts.flatMap((amount): readonly Amount[] => {
    const rate = amount.currency === undefined ? 1 : rateByCurrency.get(amount.currency);
    return rate === undefined ? [] : [{ ...amount, from: amount.from * rate, to: amount.to * rate }];
  });
  const siblings = groupBy(amounts, siblingsKey);
  const acrossRegisters = groupBy(inOneCurrency, acrossKey);
  const { tests, scopes } = settings?.content.measures ?? {};
  const testNames =
    tests && new Set([...tests.map((one) => one?.test ?? ''), ...(scopes?.test ?? []).map(String)]);
  return { maxScores: maxScores(site), ...(testNames && { testNames }), acrossRegisters, siblings };
}
