import { inOneForm } from '../../form/one-form';

/** An entry requirement of a register: marks, or a test score. */
export interface Rule {
  /** Omitted for marks. */
  test?: string;
  /** The minimum that is required, and the higher one that some universities require. */
  from: number;
  to?: number;
  /** Minimum score in every section of the test. */
  each?: number;
  /** Minimum number of decimals in which scores are shown. */
  decimals?: number;
}

/** The visitor's marks and scores. Unknown ones are left out. */
export interface Given {
  marks?: number;
  scores: Readonly<Record<string, { score: number; each?: number } | undefined>>;
}

/** Best to worst. */
export const answers = ['meets', 'condition', 'partly', 'belowPart', 'below'] as const;

export interface Answer {
  answer: (typeof answers)[number];
  /** How much is missing. */
  by?: number;
}

/** Whether a requirement is met; undefined if there is no input for it. */
export function assess(rule: Rule, given: Given): Answer | undefined {
  const own = rule.test === undefined ? undefined : given.scores[rule.test];
  const score = rule.test === undefined ? given.marks : own?.score;
  if (score === undefined) return undefined;
  if (score < rule.from) return { answer: 'below', by: difference(rule.from, score) };
  if (rule.each !== undefined && own?.each !== undefined && own.each < rule.each)
    return { answer: 'belowPart', by: difference(rule.each, own.each) };
  if (rule.to !== undefined && score < rule.to) return { answer: 'partly' };
  return { answer: rule.each !== undefined && own?.each === undefined ? 'condition' : 'meets' };
}

export type Overall = Exclude<Answer['answer'], 'belowPart'> | 'open' | 'published' | 'notPublished';

/**
 * Whether all requirements of a page and level are met: those about marks, and one test of each group. An unmet
 * requirement outweighs missing input.
 */
export function overall(
  rules: readonly Rule[],
  groups: readonly (readonly string[])[],
  given: Given,
): Overall {
  const needed = neededOf(rules, groups);
  if (needed.length === 0) return 'notPublished';
  const found = needed.map((alternatives) =>
    best(alternatives.flatMap((rule) => assess(rule, given)?.answer ?? [])),
  );
  const worst = answers.findLast((answer) => found.includes(answer));
  if (worst === 'below' || worst === 'belowPart') return 'below';
  if (found.includes(undefined)) return 'open';
  return isWhole(rules) ? (worst ?? 'open') : 'published';
}

/** Requirements that are left, by group: of each group that has none met, one is needed. */
export const unmet = <One extends Rule>(
  rules: readonly One[],
  groups: readonly (readonly string[])[],
  given: Given,
): readonly (readonly One[])[] =>
  neededOf(rules, groups).filter((alternatives) =>
    alternatives.every((rule) => [undefined, 'belowPart', 'below'].includes(assess(rule, given)?.answer)),
  );

/** Requirements about marks, and those of each group of tests, of which one is needed. */
const neededOf = <One extends Rule>(rules: readonly One[], groups: readonly (readonly string[])[]) =>
  [
    rules.filter(({ test }) => test === undefined),
    ...groups.map((tests) => rules.filter(({ test }) => test !== undefined && tests.includes(test))),
  ].filter((alternatives) => alternatives.length > 0);

/** Whether there are requirements about both marks and tests. With only one of them, the other is unknown. */
const isWhole = (rules: readonly Rule[]) =>
  rules.some(({ test }) => test === undefined) && rules.some(({ test }) => test !== undefined);

const best = (found: readonly Answer['answer'][]) => answers.find((answer) => found.includes(answer));

/** Subtracts without floating-point noise: 6.8 − 6.5 is 0.3. */
const difference = (one: number, other: number) => Number((one - other).toPrecision(12));

/** Parses a number as visitors type it: “6.5”, “6,5”, “65 %”. Undefined if it is not a number, or above the maximum. */
export function readScore(text: string, most: number): number | undefined {
  const [whole] = /^\d+(?:[.,]\d+)? *%?$/.exec(inOneForm({ type: 'number' }, text)) ?? [];
  const value = whole === undefined ? Number.NaN : Number.parseFloat(whole.replace(',', '.'));
  return value <= most ? value : undefined;
}
