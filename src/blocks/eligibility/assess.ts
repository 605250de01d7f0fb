import { inOneForm } from '../../form/one-form';

/** What a register asks for: marks, or a score in a test. */
export interface Rule {
  /** Omitted for marks. */
  test?: string;
  /** The lower end of what is asked for, and the upper one: what some ask for. */
  from: number;
  to?: number;
  /** What every part of the test needs. */
  each?: number;
  /** With how many decimals its scores are written, at least. */
  decimals?: number;
}

/** What somebody has. What is not known is left out. */
export interface Given {
  marks?: number;
  scores: Readonly<Record<string, { score: number; each?: number } | undefined>>;
}

/** From the best to the worst. */
export const answers = ['meets', 'condition', 'partly', 'belowPart', 'below'] as const;

export interface Answer {
  answer: (typeof answers)[number];
  /** By how much it is below. */
  by?: number;
}

/** Whether somebody meets a rule; undefined if nothing is known about it. */
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
 * Whether somebody meets all rules of a page and level: those about marks, and one of each group of tests. What is not met
 * counts for more than what is not known.
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

/** What is left to do: of each group of which no rule is met, the rules one of which is needed. */
export const unmet = <One extends Rule>(
  rules: readonly One[],
  groups: readonly (readonly string[])[],
  given: Given,
): readonly (readonly One[])[] =>
  neededOf(rules, groups).filter((alternatives) =>
    alternatives.every((rule) => [undefined, 'belowPart', 'below'].includes(assess(rule, given)?.answer)),
  );

/** The rules about marks, and those of each group of tests: one of each is needed. */
const neededOf = <One extends Rule>(rules: readonly One[], groups: readonly (readonly string[])[]) =>
  [
    rules.filter(({ test }) => test === undefined),
    ...groups.map((tests) => rules.filter(({ test }) => test !== undefined && tests.includes(test))),
  ].filter((alternatives) => alternatives.length > 0);

/** Rules about marks alone, or about tests alone, say nothing of the other. */
const isWhole = (rules: readonly Rule[]) =>
  rules.some(({ test }) => test === undefined) && rules.some(({ test }) => test !== undefined);

const best = (found: readonly Answer['answer'][]) => answers.find((answer) => found.includes(answer));

/** Without the error of binary fractions: 6.8 − 6.5 is 0.3. */
const difference = (one: number, other: number) => Number((one - other).toPrecision(12));

/** A number as somebody types it: “6.5”, “6,5”, “65 %”. Undefined if it is none, or more than there is. */
export function readScore(text: string, most: number): number | undefined {
  const [whole] = /^\d+(?:[.,]\d+)? *%?$/.exec(inOneForm({ type: 'number' }, text)) ?? [];
  const value = whole === undefined ? Number.NaN : Number.parseFloat(whole.replace(',', '.'));
  return value <= most ? value : undefined;
}
