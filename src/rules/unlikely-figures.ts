import type { Diagnostic } from '../diagnostics/diagnostic';
import { unlikelyFigure } from '../diagnostics/unlikely-figure/unlikely-figure';
import { locationOfValue } from '../document/location';
import type { FactValue, RatesDocument, RegisteredFact } from '../generated/documents';
import { factsByName, nameOfRegister, type PlacedFact, writtenFact } from '../references/registers';
import { ratesDocument, siteRates } from '../references/site-rates';
import type { PlacedDocument } from '../site/checked-site';
import type { Rule, RuledSite } from './rule';

/** From how many times a figure as large or as small as its neighbours is worth a question. */
const factor = 8;

/** Figures that cannot be, or that are far from those that they stand beside. One message for each figure. */
export const unlikelyFigures: Rule = (site) => {
  const facts = [...factsByName(site.documents).values()];
  const known = knowledgeOf(facts, site);
  return [
    ...facts.flatMap((placed): readonly Diagnostic[] => {
      const problem = problemOf(placed, known);
      const at = locationOfValue(placed.register.document, `${placed.pointer}/value`);
      return problem ? [unlikelyFigure(at, ...problem)] : [];
    }),
    ...ratesOf(site),
  ];
};

type Problem = readonly [message: string, hint: string];

const wrongUnit =
  'Compare it with its source: a digit, a decimal point, the currency or the period may be wrong.';

/** What one figure is compared with. */
interface Knowledge {
  /** The highest score of a test. */
  scales: ReadonlyMap<string, number>;
  /** Figures of one measure and scope in all registers, and those of one measure in a register, as comparable amounts. */
  across: ReadonlyMap<string, readonly Amount[]>;
  within: ReadonlyMap<string, readonly Amount[]>;
}

interface Amount {
  placed: PlacedFact;
  low: number;
  high: number;
}

function problemOf(placed: PlacedFact, known: Knowledge): Problem | undefined {
  const { value } = writtenFact(placed);
  return (
    scoreProblem(value, known) ??
    hoursProblem(value) ??
    historyProblem(placed) ??
    neighbourProblem(placed, known)
  );
}

function scoreProblem(value: FactValue, { scales }: Knowledge): Problem | undefined {
  if (!('score' in value)) return undefined;
  const { score, to = score, each, test } = value;
  const most = scales.get(test);
  const highest = Math.max(score, to, each ?? 0);
  if (most !== undefined && highest > most)
    return [
      `${highest} is above the highest score of “${test}”, ${most}.`,
      'Write the score as the test gives it: “6.5”, not “65”.',
    ];
  return each !== undefined && each > to
    ? [
        `No part may be below ${each}, which is more than the whole score, ${to}.`,
        '"each" is what every part needs at least: it is no more than "score".',
      ]
    : undefined;
}

const hoursIn = { day: 24, week: 168, month: 744, year: 8784 } as const;

function hoursProblem(value: FactValue): Problem | undefined {
  if (!('duration' in value) || typeof value.duration === 'number') return undefined;
  const {
    from,
    to = from,
    unit,
    per,
  } = value.duration as { from: number; to?: number; unit?: string; per?: string };
  const most = unit === 'hour' && per !== undefined ? hoursIn[per as keyof typeof hoursIn] : undefined;
  return most !== undefined && to > most
    ? [`A ${per} has only ${most} hours, not ${to}.`, 'Write the hours of one such period.']
    : undefined;
}

/** Against what it was before, and what it will be. */
function historyProblem(placed: PlacedFact): Problem | undefined {
  const { value, past = [], next } = writtenFact(placed);
  const others = [
    past[0] && ([past[0].value, 'before'] as const),
    next && ([next.value, 'from then on'] as const),
  ];
  for (const other of others) {
    if (!other) continue;
    const [one, two] = [plainAmount(value), plainAmount(other[0])];
    if (!one || !two || one.unit !== two.unit) continue;
    const times = ratio(one, two);
    if (times >= factor)
      return [
        `This is ${rounded(times)} times ${one.low > two.low ? 'as much as' : 'less than'} it was or will be (${two.low}).`,
        wrongUnit,
      ];
  }
  return undefined;
}

/** Against others of the same measure and scope, its siblings in the register, and the whole that it is a part of. */
function neighbourProblem(placed: PlacedFact, { across, within }: Knowledge): Problem | undefined {
  const comparisons = [
    { groups: within, key: siblingsKey(placed), far: 4, what: 'others of this measure here' },
    { groups: across, key: acrossKey(placed), far: factor, what: 'the same figure in other registers' },
  ];
  for (const { groups, key, far, what } of comparisons) {
    const group = groups.get(key) ?? [];
    const own = group.find((one) => one.placed.name === placed.name);
    const others = group.filter((one) => one.placed.name !== placed.name);
    const [first] = others;
    if (!own || !first || others.length < 2) continue;
    if (groups === within && placed.fact.within === undefined) continue;
    // Items such as rent and telephone differ among themselves.
    if (others.some((one) => others.some((other) => ratio(one, other) > far))) continue;
    const middle = {
      low: median(others.map(({ low }) => low)),
      high: median(others.map(({ high }) => high)),
    };
    if (ratio(own, middle) < far || others.some((other) => ratio(own, other) < far / 2)) continue;
    const how = own.low > middle.low ? 'as much as' : 'less than';
    return [
      `This is about ${rounded(ratio(own, middle))} times ${how} ${what}, such as “${first.placed.name}”.`,
      wrongUnit,
    ];
  }
  return partProblem(placed, within);
}

/** “living-part” is a part of “living”. */
function partProblem(placed: PlacedFact, groups: Knowledge['within']): Problem | undefined {
  const register = nameOfRegister(placed.register);
  const measure = placed.fact.measure.replace(/-[^-]*$/, '');
  if (measure === placed.fact.measure) return undefined;
  const [whole] = groups.get([register, measure, '', '', unitOf(placed)].join('\n')) ?? [];
  const own = plainAmount(writtenFact(placed).value);
  return whole && own && own.low > whole.high
    ? [`This part is more than the whole, “${whole.placed.name}”.`, wrongUnit]
    : undefined;
}

interface Range {
  low: number;
  high: number;
}

/** How many times as large the one is as the other, from whichever is the smaller. */
function ratio(one: Range, other: Range): number {
  const [a, b] = [Math.sqrt(one.low * one.high), Math.sqrt(other.low * other.high)];
  return a > 0 && b > 0 ? Math.max(a / b, b / a) : 1;
}

const rounded = (times: number) => (times < 20 ? Math.round(times) : Math.round(times / 10) * 10);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const timesAYear: Readonly<Record<string, number>> = {
  hour: 1,
  day: 365,
  week: 52,
  month: 12,
  year: 1,
  course: 1,
  semester: 2,
  term: 3,
};
const inMonths: Readonly<Record<string, number>> = {
  minute: 1 / 43_800,
  hour: 1 / 730,
  day: 1 / 30.4,
  week: 1 / 4.35,
  month: 1,
  year: 12,
};

/** A figure as numbers that can be compared with others of the same unit; sums in their own currency. */
function plainAmount(value: FactValue): (Range & { unit: string; currency?: string }) | undefined {
  if ('score' in value || 'intake' in value || 'count' in value || 'percent' in value) return undefined;
  if ('duration' in value) {
    const duration = typeof value.duration === 'number' ? { from: value.duration } : value.duration;
    const {
      from,
      to = from,
      unit = 'year',
      per,
    } = duration as { from: number; to?: number; unit?: string; per?: string };
    const months = inMonths[unit] ?? 1;
    return { low: from * months, high: to * months, unit: `duration ${per ?? ''}` };
  }
  if (!('from' in value) || !('currency' in value)) return undefined;
  const {
    from,
    to = from,
    currency,
    per = 'once',
  } = value as { from: number; to?: number; currency: string; per?: string };
  const times = timesAYear[per] ?? 1;
  const unit = ['hour', 'once', 'course'].includes(per) ? per : 'year';
  return { low: from * times, high: to * times, unit: `sum ${unit}`, currency };
}

const scopeOf = ({ scope = {} }: RegisteredFact) =>
  Object.entries(scope)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');

const acrossKey = (placed: PlacedFact) =>
  [placed.fact.measure, scopeOf(placed.fact), unitOf(placed)].join('\n');

/** Of one register and measure, and parts of the same whole: costs by city, not costs by what they are for. */
const siblingsKey = (placed: PlacedFact) =>
  [
    nameOfRegister(placed.register),
    placed.fact.measure,
    placed.fact.within ?? '',
    Object.keys(placed.fact.scope ?? {})
      .sort()
      .join(' '),
    unitOf(placed),
  ].join('\n');

const unitOf = (placed: PlacedFact) => plainAmount(writtenFact(placed).value)?.unit ?? '';

function knowledgeOf(facts: readonly PlacedFact[], { documents, settings }: RuledSite): Knowledge {
  const rates = siteRates(documents) as RatesDocument | undefined;
  const perCurrency = new Map([
    ...(settings?.content.rates ?? []).flatMap((rate): [string, number][] =>
      rate?.currency !== undefined && rate.value !== undefined ? [[rate.currency, rate.value]] : [],
    ),
    ...(rates?.rates ?? []).map(({ currency, rate }): [string, number] => [currency, rate]),
  ]);
  // Of a rate that two documents say differently, that is said, and not all that it leads to.
  for (const { currency, value } of (settings?.content.rates ?? []).flatMap((rate) => rate ?? [])) {
    const other = rates?.rates?.find((one) => one?.currency === currency)?.rate;
    if (currency !== undefined && value !== undefined && other !== undefined && areFar(value, other))
      perCurrency.delete(currency);
  }
  const inOneCurrency = (sum: number, currency: string) => {
    const rate = perCurrency.get(currency);
    return rate === undefined ? undefined : sum * rate;
  };
  const across = new Map<string, Amount[]>();
  const within = new Map<string, Amount[]>();
  const add = (groups: Map<string, Amount[]>, key: string, amount: Amount) =>
    groups.set(key, [...(groups.get(key) ?? []), amount]);
  for (const placed of facts) {
    const plain = plainAmount(writtenFact(placed).value);
    if (!plain) continue;
    add(within, siblingsKey(placed), { placed, low: plain.low, high: plain.high });
    const rate = plain.currency === undefined ? 1 : inOneCurrency(1, plain.currency);
    if (rate !== undefined)
      add(across, acrossKey(placed), { placed, low: plain.low * rate, high: plain.high * rate });
  }
  const listed = (settings?.content.measures?.tests ?? []).flatMap((one): [string, number][] =>
    one?.test !== undefined && one.most !== undefined ? [[one.test, one.most]] : [],
  );
  return { scales: listed.length > 0 ? new Map(listed) : scalesOf(documents), across, within };
}

/** The highest score of each test, as the site says, or else a block that asks for scores. */
function scalesOf(documents: readonly PlacedDocument[]): ReadonlyMap<string, number> {
  const scales = new Map<string, number>();
  for (const { kind, readable, document } of documents) {
    if (kind !== 'page' || !document.source.text.includes('"eligibility"')) continue;
    const { blocks = [] } = Object(readable) as { blocks?: readonly unknown[] };
    for (const block of blocks) {
      const { type, groups } = Object(block) as {
        type?: string;
        groups?: readonly { tests?: readonly unknown[] }[];
      };
      if (type !== 'eligibility' || !Array.isArray(groups)) continue;
      for (const { value, most } of groups.flatMap((group) => Object(group).tests ?? []).map(Object))
        if (typeof most === 'number') scales.set(String(value), Math.max(most, scales.get(value) ?? 0));
    }
  }
  return scales;
}

const areFar = (one: number, other: number) => one / other >= 3 || other / one >= 3;

/** Rates of exchange that two documents say differently, or that are the wrong way round. */
function ratesOf({ documents, settings }: RuledSite): readonly Diagnostic[] {
  const document = ratesDocument(documents);
  const rates = siteRates(documents) as RatesDocument | undefined;
  if (!document || !rates || !settings) return [];
  const own = settings.content.rates ?? [];
  return own.flatMap((rate, at) => {
    const index = rates.rates.findIndex(({ currency }) => currency === rate?.currency);
    const other = rates.rates[index]?.rate;
    if (rate?.value === undefined || other === undefined) return [];
    if (!areFar(other, rate.value)) return [];
    const isRound = (number: number) => number < 1;
    const isOwn = isRound(rate.value) && !isRound(other);
    const place = isOwn
      ? locationOfValue(settings.document, `/rates/${at}/value`)
      : locationOfValue(document.document, `/rates/${index}/rate`);
    const [written, elsewhere] = isOwn ? [rate.value, other] : [other, rate.value];
    return [
      unlikelyFigure(
        place,
        `The rate of ${rate.currency} is ${written} here and ${elsewhere} in ${isOwn ? '_rates.json' : '_site.json'}.`,
        'A decimal point may be wrong, or the rate the wrong way round: write what one unit of the other currency is worth.',
      ),
    ];
  });
}
