import type { RichText } from '../../compiled';
import { strayMark } from '../diagnostics/stray-mark';
import { placeInText } from '../place';
import { parseRichText } from '../rich-text';
import type { Rule } from './rule';

/** What writers know from elsewhere, or left open, with what they want to do about it. */
const marks: readonly { pattern: RegExp; advice: string }[] = [
  {
    pattern: /\*\*/,
    advice: 'Two stars begin strong words and two end them, with no space inside: **20 hours**.',
  },
  {
    // Not “2 * 3”, and not the grade A*.
    pattern: /(?<![\p{L}\p{N}*])\*(?=\p{L})|(?<=\p{Ll}\p{Ll})\*(?!\*)/u,
    advice: 'One star begins an emphasis and one ends it, with no space inside: *in term*.',
  },
  {
    pattern: /\][ \t]+\(/,
    advice: 'A link has no space between its words and its address: [Ireland](/study-ireland).',
  },
  {
    pattern: /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i,
    advice: 'HTML is not read here. **Two stars** make words strong, *one star* gives emphasis.',
  },
  { pattern: /^(#{1,6}|[-*+])\s/, advice: 'A heading and a list are properties and blocks of their own.' },
];

/** As they should be, and mostly are. */
const strongWords = /\*\*(?!\s)[^*]+(?<!\s)\*\*/g;

/** Signs in rich texts that say nothing to the notation, and so would stand on the page. */
export const strayMarks: Rule = ({ documents }) =>
  documents.flatMap(({ document, references }) =>
    references.marked.flatMap(({ pointer, text: written }) => {
      const text = written.replace(/\\./g, '··'); // what has a backslash in front is meant as it is typed
      const rest = text.replace(strongWords, '');
      if (!marks.some(({ pattern }) => pattern.test(rest))) return []; // most texts need not be read
      return marksIn(shownAsTyped(text)).map(({ sign, advice }) => {
        const start = text.lastIndexOf(sign); // of pairs of stars, the last one lacks its partner
        return strayMark(placeInText(document, pointer, start, start + sign.length), sign, advice);
      });
    }),
  );

/** One sign of each sort: once it is seen, the others are. */
const marksIn = (pieces: readonly string[]) =>
  marks.flatMap(({ pattern, advice }) => {
    const [sign] = pieces.flatMap((piece) => pattern.exec(piece)?.[0].trim() ?? []);
    return sign === undefined ? [] : [{ sign, advice }];
  });

/** The words of a text as a reader meets them, in pieces. */
function shownAsTyped(text: string): readonly string[] {
  const piecesOf = (pieces: RichText): readonly string[] =>
    pieces.flatMap((piece) => (typeof piece === 'string' ? [piece] : piecesOf(piece.children)));
  return piecesOf(parseRichText(text, ({ target }) => ({ kind: 'external', href: target })));
}
