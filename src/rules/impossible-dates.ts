import { impossibleDate } from '../diagnostics/impossible-date/impossible-date';
import { locationInText, pointerOf } from '../document/location';
import { textsIn } from '../document/texts-in';
import { treeOf } from '../document/tree';
import { inShown, type Rule } from './rule';

const longerThan = (month: string) => (month.startsWith('Feb') ? 29 : 30);
const month = '(Feb(?:ruary)?|Apr(?:il)?|June?|Sept?(?:ember)?|Nov(?:ember)?)';

/** The 31st of short months and the 30th of February; not “30 April”, nor “April 31,000”. */
const date = new RegExp(`\\b(?:(3[01]) ${month}|${month} (3[01]))\\b(?!,?\\d)`, 'g');

/** Most documents are done with this: it begins with one character, and so takes a tenth of the time. */
const glance = /3[01](?: [FAJSN]|(?<=[a-z] 3[01])\b)/;

/** Dates that no calendar has, in any text. */
export const impossibleDates: Rule = inShown(({ document }) => {
  if (!glance.test(document.source.text)) return [];
  return textsIn(treeOf(document.source)).flatMap((node) =>
    [...String(node.value).matchAll(date)].flatMap(
      ({ 0: found, 1: before, 2: named, 3: name, 4: after, index }) => {
        const last = longerThan(named ?? name ?? '');
        if (Number(before ?? after) <= last) return [];
        return [
          impossibleDate(locationInText(document, pointerOf(node), index, index + found.length), found, last),
        ];
      },
    ),
  );
});
