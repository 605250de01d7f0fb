import { miscountedList } from '../diagnostics/miscounted-list/miscounted-list';
import { locationInText } from '../document/location';
import { numberOfWord, wordOfNumber } from './number-words';
import { forPublishedPages, type Rule } from './rule';

/** A count that does not match the list below it: “Five cities” above a list of six. */
export const miscountedLists: Rule = forPublishedPages(
  ({ content, document, invalidPointers }, { settings, figureWords }) => {
    const { blocks = [] } = content;
    return blocks.flatMap((written, index) => {
      const block = Object(written) as Readonly<Record<string, unknown>>;
      const at = `/blocks/${index}`;
      const lists = listsIn(block);
      if (lists.length === 0 || invalidPointers.has(at)) return [];
      const language = String(block.language ?? content.language ?? settings?.content.language ?? '');
      return (['heading', 'lead'] as const).flatMap((property) => {
        const text = block[property];
        if (typeof text !== 'string') return [];
        const [, before = '', said = '', noun = ''] = patterns[property].exec(text) ?? [];
        const number = numberOfWord(said, language);
        const [length = 0] = lists;
        if (number === undefined || lists.includes(number) || isUnit(noun, figureWords)) return [];
        const right = /^\d/.test(said) ? String(length) : wordOfNumber(length, language);
        const isCapital = said[0] !== said[0]?.toLowerCase();
        return [
          miscountedList(
            locationInText(document, `${at}/${property}`, before.length, before.length + said.length),
            said,
            length,
            isCapital ? `${right[0]?.toUpperCase()}${right.slice(1)}` : right,
          ),
        ];
      });
    });
  },
);

/** Patterns of counts: at the start of headings and leads, or as in “You need nine documents”. */
const patterns = {
  heading: /^()([\p{L}\d-]+) (\p{L}+)/u,
  lead: /^((?:\p{L}+ \p{L}+ )?)([\p{L}\d-]+) (\p{L}+)/u,
};

/** The lengths of a block's lists. */
function listsIn({ items, rows, map }: Readonly<Record<string, unknown>>): readonly number[] {
  return [items, rows, Object(map).places].flatMap((list) =>
    Array.isArray(list) && list.length > 1 ? [list.length] : [],
  );
}

/** The noun is a unit of time: “Two months before the start”. */
const isUnit = (noun: string, words: unknown): boolean =>
  Object.values(Object(words)).some((word) =>
    [Object(word).one, Object(word).other].includes(noun.toLowerCase()),
  );
