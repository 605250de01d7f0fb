import type { Plural } from '../../generated/compiled';
import type { PartAnswer, RuleAnswer } from './assess';

/**
 * What the page sends to the script (eligibility.tsx): words with placeholders in braces, and the groups of tests.
 * schema/words/eligibility.schema.json describes each word.
 */
export interface Texts {
  rules: Readonly<Record<RuleAnswer, string | Plural>>;
  answers: Readonly<Record<Exclude<PartAnswer, 'open'>, string>>;
  groups: readonly { title: string; tests: readonly string[] }[];
  marks: string;
  tests: string;
  part: string;
  /** 1 % in the site's number format. */
  percent: string;
  converted: string;
  /** Message for input that cannot be a score. */
  wrong: string;
  choose: string;
  counted: string;
  countedPartly: string;
  summary: string;
  needed: string;
}

/** Formats a score with all its decimals. */
const exactDigits = { maximumFractionDigits: 20, useGrouping: false };

/** Formats numbers and lists in the language of the page. */
export function pageFormats({ percent }: Pick<Texts, 'percent'>) {
  const language = document.documentElement.lang;
  const number = new Intl.NumberFormat(language, exactDigits);
  return {
    language,
    number,
    percent: (value: number) => percent.replace(/\p{Nd}+/u, number.format(value)),
    score: (value: number, minimumFractionDigits: number) =>
      new Intl.NumberFormat(language, { ...exactDigits, minimumFractionDigits }).format(value),
    and: new Intl.ListFormat(language),
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
}

export type PageFormats = ReturnType<typeof pageFormats>;
