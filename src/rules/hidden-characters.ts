import { hiddenCharacter } from '../diagnostics/hidden-character/hidden-character';
import { locationInText } from '../document/location';
import { doubtfulTexts } from '../references/doubtful-texts';
import { inShown, type Rule } from './rule';

/** Characters that override or embed the direction of a text. */
const direction = /[\u202a-\u202e\u2066-\u2069]/g;

/** Texts with invisible characters that turn the direction of what follows: it reads otherwise than it is written. */
export const hiddenCharacters: Rule = inShown(({ document, references }) =>
  references.of(doubtfulTexts).flatMap(({ pointer, text }) => {
    if (text.search(direction) === -1) return [];
    return [...text.matchAll(direction)].map(({ 0: found, index }) => {
      const code = `U+${found.charCodeAt(0).toString(16).toUpperCase()}`;
      return hiddenCharacter(locationInText(document, pointer, index, index + 1), code);
    });
  }),
);
