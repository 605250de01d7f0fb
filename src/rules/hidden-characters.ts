import { hiddenCharacter } from '../diagnostics/hidden-character/hidden-character';
import { locationInText } from '../document/location';
import { textsOf } from './parts-in';
import { forVisibleDocuments, type Rule } from './rule';

/** Invisible characters that begin or end an override, an embedding or an isolate of text direction. */
const directionCharacters = /[\u202a-\u202e\u2066-\u2069]/g;

/** Overrides of text direction, which reverse even Latin letters. */
const overrides = /[\u202d\u202e]/;

/** Characters that begin text in another direction, and those that end it. Overrides end as embeddings do. */
const embeddings = /[\u202a\u202b]/;
const endOfEmbedding = '\u202c';
const isolates = /[\u2066-\u2068]/;
const endOfIsolate = '\u2069';

/**
 * Texts with invisible characters that change the direction of what follows: overrides, and unterminated embeddings and
 * isolates. Terminated ones are legitimate around names in another script.
 */
export const hiddenCharacters: Rule = forVisibleDocuments((document, context) =>
  textsOf(document, context).flatMap(({ pointer, value }) =>
    wrongCharacters(value).map((index) => {
      const codePoint = `U+${value.charCodeAt(index).toString(16).toUpperCase()}`;
      return hiddenCharacter(locationInText(document.parsed, pointer, index, index + 1), codePoint);
    }),
  ),
);

/** Offsets of overrides, and of beginnings without an end and ends without a beginning, in order. */
function wrongCharacters(text: string): readonly number[] {
  const wrongIndexes: number[] = [];
  const open: { index: number; end: string }[] = [];
  for (const { 0: found, index } of text.matchAll(directionCharacters)) {
    if (overrides.test(found)) wrongIndexes.push(index);
    if (overrides.test(found) || embeddings.test(found)) open.push({ index, end: endOfEmbedding });
    else if (isolates.test(found)) open.push({ index, end: endOfIsolate });
    else if (open.at(-1)?.end === found) open.pop();
    else wrongIndexes.push(index);
  }
  return [...new Set([...wrongIndexes, ...open.map(({ index }) => index)])].sort((a, b) => a - b);
}
