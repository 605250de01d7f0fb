import { normalizeAnswer } from '../../form/normalize-answer';

/** An entry requirement of a register: marks, or a test score. */
export interface Rule {
  /** Omitted for marks. */
  test?: string;
  /** The minimum. */
  from: number;
  /** A higher minimum that some universities have. */
  to?: number;
  /** The minimum in every section of the test. */
  sectionMinimum?: number;
  /** The least number of decimals with which scores of the test are shown. */
  decimals?: number;
}

/** What the visitor has entered. What is not known is left out. */
export interface VisitorScores {
  /** In percent. */
  marks?: number;
  /** By test: the score, and the lowest score of its sections. */
  scores: Readonly<Record<string, { score: number; lowestSection?: number } | undefined>>;
}

/**
 * Whether a requirement is met, from best to worst. `condition`: it is, provided that no section of the test is below
 * its minimum; the visitor has not entered the scores of sections. `partly`: only the lower of two minimums is reached.
 * `belowPart`: a section of the test is below its minimum.
 */
export const ruleAnswers = ['meets', 'condition', 'partly', 'belowPart', 'below'] as const;
export type RuleAnswer = (typeof ruleAnswers)[number];

export interface Assessment {
  answer: RuleAnswer;
  /** How many points or percent are missing. */
  shortfall?: number;
}

/** Compares a requirement with what was entered; undefined if there is no input for it. */
export function assess(rule: Rule, { marks, scores }: VisitorScores): Assessment | undefined {
  const { test, from, to = from, sectionMinimum } = rule;
  const { score, lowestSection }: { score?: number; lowestSection?: number } =
    (test === undefined ? { score: marks } : scores[test]) ?? {};
  if (score === undefined) return undefined;
  if (score < from) return { answer: 'below', shortfall: exact(from - score) };
  if (sectionMinimum !== undefined && lowestSection !== undefined && lowestSection < sectionMinimum)
    return { answer: 'belowPart', shortfall: exact(sectionMinimum - lowestSection) };
  if (score < to) return { answer: 'partly' };
  return { answer: sectionMinimum !== undefined && lowestSection === undefined ? 'condition' : 'meets' };
}

/** The answer for a `Part`. `open`: there is no input for it. `unknown`: no requirement is published. */
export type PartAnswer = Exclude<RuleAnswer, 'belowPart'> | 'open' | 'unknown';

/** A part of the requirements of a page and level, with its answer. */
export interface Part {
  /** Marks, the index of a group of tests, or tests in general if no requirement for any is published. */
  subject: 'marks' | 'tests' | number;
  answer: PartAnswer;
}

/** Tests of which one is needed. */
interface TestGroup {
  tests: readonly string[];
}

/** Assesses the requirements of a page and level part by part. */
export function assessParts(
  rules: readonly Rule[],
  groups: readonly TestGroup[],
  entered: VisitorScores,
): readonly Part[] {
  const tests = groups.flatMap((group, subject): Part[] => {
    const rulesOfGroup = rules.filter(isOf(group));
    return rulesOfGroup.length > 0 ? [{ subject, answer: answerToAny(rulesOfGroup, entered) }] : [];
  });
  return [
    { subject: 'marks', answer: answerToAny(rules.filter(isOfMarks), entered) },
    ...(tests.length > 0 ? tests : [{ subject: 'tests', answer: 'unknown' } as const]),
  ];
}

/**
 * The answer for all parts together: the first of these that any part has. An unmet requirement outweighs missing
 * input, which outweighs a partial answer.
 */
export const overallAnswer = (parts: readonly Part[]): PartAnswer =>
  (['below', 'open', 'unknown', 'partly', 'condition'] as const).find((overall) =>
    parts.some(({ answer }) => answer === overall),
  ) ?? 'meets';

/** The answer for requirements of which one has to be met: the best of their answers. */
function answerToAny(rules: readonly Rule[], entered: VisitorScores): PartAnswer {
  if (rules.length === 0) return 'unknown';
  const assessments = rules.map((rule) => assess(rule, entered)?.answer);
  const best = ruleAnswers.find((answer) => assessments.includes(answer));
  return best === 'belowPart' ? 'below' : (best ?? 'open');
}

/**
 * The requirements of each part that is not met yet. One requirement of each part has to be met, of two minimums the
 * lower one.
 */
export const unmetRules = <Requirement extends Rule>(
  rules: readonly Requirement[],
  groups: readonly TestGroup[],
  entered: VisitorScores,
): readonly (readonly Requirement[])[] =>
  [rules.filter(isOfMarks), ...groups.map((group) => rules.filter(isOf(group)))].filter(
    (alternatives) =>
      alternatives.length > 0 &&
      alternatives.every((rule) => [undefined, 'belowPart', 'below'].includes(assess(rule, entered)?.answer)),
  );

const isOfMarks = ({ test }: Rule) => test === undefined;

const isOf =
  ({ tests }: TestGroup) =>
  ({ test }: Rule) =>
    test !== undefined && tests.includes(test);

/** Removes floating-point noise: 6.8 − 6.5 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12));

/** A scale of marks other than percent: marks on it are `marks * times + plus` percent. */
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
