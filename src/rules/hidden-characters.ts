import type { Diagnostic } from '../diagnostics/diagnostic';
import { hiddenCharacter } from '../diagnostics/hidden-character/hidden-character';
import { locationInText, pointerOf } from '../document/location';
import { memoize } from '../document/memoize';
import type { ParsedDocument } from '../document/parsed-document';
import { textsIn } from '../document/texts-in';
import { treeOf } from '../document/tree';
import { shownDocuments } from './published';
import type { Rule } from './rule';

/** Characters that override or embed the direction of a text. */
const direction = /[\u202a-\u202e\u2066-\u2069]/g;

/** As they are typed, or as JSON escapes them. */
const glance = /[\u202a-\u202e\u2066-\u2069]|\\u20[26]/;

/** Texts with invisible characters that turn the direction of what follows: it reads otherwise than it is written. */
export const hiddenCharacters: Rule = (site) =>
  shownDocuments(site).flatMap(({ document }) => charactersIn(document));

const charactersIn = memoize((document: ParsedDocument): readonly Diagnostic[] => {
  if (!glance.test(document.source.text)) return [];
  return textsIn(treeOf(document.source)).flatMap((node) =>
    [...String(node.value).matchAll(direction)].map(({ 0: found, index }) => {
      const code = `U+${found.charCodeAt(0).toString(16).toUpperCase()}`;
      return hiddenCharacter(locationInText(document, pointerOf(node), index, index + 1), code);
    }),
  );
});
