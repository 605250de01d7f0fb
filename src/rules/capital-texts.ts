import { capitalText } from '../diagnostics/capital-text/capital-text';
import { locationOfValue } from '../document/location';
import { textsOf } from './parts-in';
import { forVisibleDocuments, type Rule } from './rule';

/** Matches an English function word, or 24 capital letters. Other texts may consist of abbreviations. */
const moreThanAbbreviation =
  /\b(?:IN|THE|OF|TO|FOR|YOUR?|WITH|ON|OUR|WE|IS|ARE|NOW|AT)\b|(?:\P{L}*\p{Lu}){24}/u;

/** Texts entirely in capitals. A single word, and a text of 11 characters or fewer, may be an abbreviation. */
export const capitalTexts: Rule = forVisibleDocuments((document, context) =>
  textsOf(document, context)
    .filter(
      ({ value }) =>
        value.length > 11 &&
        !/[a-z]/.test(value) &&
        /\s/.test(value) &&
        value === value.toUpperCase() &&
        moreThanAbbreviation.test(value),
    )
    .map(({ pointer }) => capitalText(locationOfValue(document.parsed, pointer))),
);
