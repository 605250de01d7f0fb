import { normalizeAnswer } from '../../form/normalize-answer';

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
export interface VisitorScores {
  marks?: number;
  scores: Readonly<Record<string, { score: number; each?: number } | undefined>>;
}

/** Best to worst. */
export const answers = ['meets', 'condition', 'partly', 'belowPart', 'below'] as const;

export interface Answer {
  answer: (typeof answers)[number];
  /** How many points or percent are missing. */
  by?: number;
}

/** Whether a requirement is met; undefined if there is no input for it. */
export function assess(rule: Rule, entered: VisitorScores): Answer | undefined {
  const scoreOfTest = rule.test === undefined ? undefined : entered.scores[rule.test];
  const score = rule.test === undefined ? entered.marks : scoreOfTest?.score;
  if (score === undefined) return undefined;
  if (score < rule.from) return { answer: 'below', by: difference(rule.from, score) };
  if (rule.each !== undefined && scoreOfTest?.each !== undefined && scoreOfTest.each < rule.each)
    return { answer: 'belowPart', by: difference(rule.each, scoreOfTest.each) };
  if (rule.to !== undefined && score < rule.to) return { answer: 'partly' };
  return { answer: rule.each !== undefined && scoreOfTest?.each === undefined ? 'condition' : 'meets' };
}

/** The answer for a part. `open`: there is no input for it. `unknown`: no requirement is published. */
export type PartAnswer = Exclude<Answer['answer'], 'belowPart'> | 'open' | 'unknown';

/**
 * A part of the requirements: marks, a group of tests (by index), or tests in general if no requirement for any is
 * published.
 */
export interface Part {
  subject: 'marks' | 'tests' | number;
  answer: PartAnswer;
}

/** Assesses the requirements of a page and level part by part. One test of each group is needed. */
export function assessParts(
  rules: readonly Rule[],
  groups: readonly (readonly string[])[],
  entered: VisitorScores,
): readonly Part[] {
  const tests = groups.flatMap((names, group): Part[] => {
    const rulesOfTests = rules.filter(isOfTests(names));
    return rulesOfTests.length > 0 ? [{ subject: group, answer: answerToAny(rulesOfTests, entered) }] : [];
  });
  return [
    { subject: 'marks', answer: answerToAny(rules.filter(isOfMarks), entered) },
    ...(tests.length > 0 ? tests : [{ subject: 'tests', answer: 'unknown' } as const]),
  ];
}

/** The answer for all parts together. An unmet requirement outweighs missing input. */
export function overallAnswer(parts: readonly Part[]): PartAnswer {
  const partAnswers = parts.map(({ answer }) => answer);
  return (
    (['below', 'open', 'unknown'] as const).find((answer) => partAnswers.includes(answer)) ??
    (answers.findLast((answer) => answer !== 'belowPart' && partAnswers.includes(answer)) as PartAnswer)
  );
}

/** The answer for requirements of which one has to be met. */
function answerToAny(rules: readonly Rule[], entered: VisitorScores): PartAnswer {
  if (rules.length === 0) return 'unknown';
  const answer = best(rules.flatMap((rule) => assess(rule, entered)?.answer ?? []));
  return answer === 'belowPart' ? 'below' : (answer ?? 'open');
}

/** The requirements of each part of which none is met. One of them has to be met. */
export const unmetRules = <Requirement extends Rule>(
  rules: readonly Requirement[],
  groups: readonly (readonly string[])[],
  entered: VisitorScores,
): readonly (readonly Requirement[])[] =>
  alternativesByPart(rules, groups).filter((alternatives) =>
    alternatives.every((rule) => [undefined, 'belowPart', 'below'].includes(assess(rule, entered)?.answer)),
  );

/** The requirements of each part (marks, and each group of tests), of which one has to be met. */
const alternativesByPart = <Requirement extends Rule>(
  rules: readonly Requirement[],
  groups: readonly (readonly string[])[],
) =>
  [rules.filter(isOfMarks), ...groups.map((tests) => rules.filter(isOfTests(tests)))].filter(
    (alternatives) => alternatives.length > 0,
  );

const isOfMarks = ({ test }: Rule) => test === undefined;

const isOfTests =
  (tests: readonly string[]) =>
  ({ test }: Rule) =>
    test !== undefined && tests.includes(test);

const best = (found: readonly Answer['answer'][]) => answers.find((answer) => found.includes(answer));

const difference = (one: number, other: number) => exact(one - other);

/** Removes floating-point noise: 6.8 − 6.5 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12));

/** How marks of another scale are converted into percent: `marks * times + plus`. */
export interface Scale {
  times: number;
  plus: number;
}

/** Converts marks into percent. */
export const inPercent = (marks: number, { times, plus }: Scale): number =>
  Math.min(100, Math.max(0, exact(marks * times + plus)));

/** Converts a difference in percent into points of a scale, rounded up to two decimals. */
export const toScalePoints = (percent: number, { times }: Scale): number =>
  Math.ceil(exact((percent / times) * 100)) / 100;

/** Parses a number as visitors type it: “6.5”, “6,5”, “65 %”. Undefined if it is not a number, or above the maximum. */
export function readScore(text: string, max: number): number | undefined {
  const [whole] = /^\d+(?:[.,]\d+)? *%?$/.exec(normalizeAnswer({ type: 'number' }, text)) ?? [];
  const value = whole === undefined ? Number.NaN : Number.parseFloat(whole.replace(',', '.'));
  return value <= max ? value : undefined;
}
