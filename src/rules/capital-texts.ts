import { capitalText } from '../diagnostics/capital-text/capital-text';
import { locationOfValue } from '../document/location';
import { suspiciousTexts } from '../references/suspicious-texts';
import { forVisibleDocuments, type Rule } from './rule';

/** Matches a function word, or 24 capital letters. Shorter texts without such a word may be abbreviations. */
const moreThanAbbreviation =
  /\b(?:IN|THE|OF|TO|FOR|YOUR?|WITH|ON|OUR|WE|IS|ARE|NOW|AT)\b|(?:\P{L}*\p{Lu}){24}/u;

/** Texts entirely in capitals. */
export const capitalTexts: Rule = forVisibleDocuments(({ parsed, references }) =>
  references
    .of(suspiciousTexts)
    .filter(
      ({ text }) =>
        !/[a-z]/.test(text) &&
        /\s/.test(text) &&
        text === text.toUpperCase() &&
        moreThanAbbreviation.test(text),
    )
    .map(({ pointer }) => capitalText(locationOfValue(parsed, pointer))),
);
