import { miscountedList } from '../diagnostics/miscounted-list/miscounted-list';
import { locationInText } from '../document/location';
import type { AnyBlock } from '../references/source-blocks';
import { numberOfWord, wordOfNumber } from './number-words';
import { forPublishedBlocks, type Rule } from './rule';

/** A count that does not match the list below it: “Five cities” above a list of six. */
export const miscountedLists: Rule = forPublishedBlocks(
  (block, pointer, { parsed, validValue, invalidPointers }, { settings, figureWords }) => {
    const lengths = lengthsOfLists(block);
    if (lengths.length === 0 || invalidPointers.has(pointer)) return [];
    const { language = settings?.content.language ?? '' } = { ...Object(validValue), ...block };
    return (['heading', 'lead'] as const).flatMap((property) => {
      const text = block[property];
      if (typeof text !== 'string') return [];
      const [, beforeCount = '', countText = '', noun = ''] = patterns[property].exec(text) ?? [];
      const number = numberOfWord(countText, language);
      const [length = 0] = lengths;
      if (number === undefined || lengths.includes(number) || isUnit(noun, figureWords)) return [];
      const correctCount = /^\d/.test(countText) ? String(length) : wordOfNumber(length, language);
      const isCapital = countText[0] !== countText[0]?.toLowerCase();
      const end = beforeCount.length + countText.length;
      return miscountedList(
        locationInText(parsed, `${pointer}/${property}`, beforeCount.length, end),
        countText,
        length,
        isCapital ? `${correctCount[0]?.toUpperCase()}${correctCount.slice(1)}` : correctCount,
      );
    });
  },
);

/** Match the text before a count, the count, and the noun: “Five cities”; in a lead also “You need nine documents”. */
const patterns = {
  heading: /^()([\p{L}\d-]+) (\p{L}+)/u,
  lead: /^((?:\p{L}+ \p{L}+ )?)([\p{L}\d-]+) (\p{L}+)/u,
};

/** The lengths of a block's lists that have at least two entries. */
function lengthsOfLists({ items, rows, map }: AnyBlock): readonly number[] {
  return [items, rows, Object(map).places].flatMap((list) =>
    Array.isArray(list) && list.length > 1 ? [list.length] : [],
  );
}

/** Whether the noun is a unit of time, as in “Two months before the start”, where nothing is counted. */
const isUnit = (noun: string, words: unknown): boolean =>
  Object.values(Object(words)).some((word) =>
    [Object(word).one, Object(word).other].includes(noun.toLowerCase()),
  );
