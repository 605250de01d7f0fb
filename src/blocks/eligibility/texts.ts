import type { WordsOfBlocks } from '../../compiled';
import type { Eligibility } from '../../generated/compiled';

/**
 * What the page sends to the script: the groups of tests, 1 % in the site's number format, and words with placeholders
 * in braces, which schema/words/eligibility.schema.json describes.
 */
export const islandTexts = (
  words: WordsOfBlocks['eligibility'],
  groups: Eligibility['groups'],
  percent: string,
) => ({
  groups: groups.map(({ title, tests }) => ({ title, tests: tests.map(({ value }) => value) })),
  percent,
  wrong: words.wrong,
  choose: words.choose,
  converted: words.converted,
  counted: words.counted,
  countedPartly: words.countedPartly,
  summary: words.summary,
  needed: words.needed,
  part: words.part,
  marks: words.marksPart,
  tests: words.scores,
  rules: {
    meets: words.meets,
    condition: words.condition,
    partly: words.partly,
    belowPart: words.belowPart,
    below: words.below,
  },
  answers: {
    meets: words.enough,
    condition: words.enoughIf,
    partly: words.enoughPartly,
    below: words.notEnough,
    unknown: words.notPublished,
  },
});

/** What the script gets from the page. */
export type Texts = ReturnType<typeof islandTexts>;
