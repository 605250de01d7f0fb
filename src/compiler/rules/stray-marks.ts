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
    pattern: /(?<=\])\([^\s()]*/,
    advice: 'The address is not closed with “)”. It stands right behind it: [Ireland](/study-ireland).',
  },
  {
    pattern: /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i,
    advice: 'HTML is not read here. **Two stars** make words strong, *one star* gives emphasis.',
  },
  { pattern: /^(#{1,6}|[-*+])\s/, advice: 'A heading and a list are properties and blocks of their own.' },
];

/** As they should be, and mostly are. */
const sound = /\*\*(?!\s)[^*]+(?<!\s)\*\*|\]\([^\s()]+\)/g;

/** Signs in rich texts that say nothing to the notation, and so would stand on the page. */
export const strayMarks: Rule = ({ documents }) =>
  documents.flatMap(({ document, references }) =>
    references.marked.flatMap(({ pointer, text: written }) => {
      const text = written.replace(/\\./g, '··'); // what has a backslash in front is meant as it is typed
      const rest = text.replace(sound, '');
      if (!marks.some(({ pattern }) => pattern.test(rest))) return []; // most texts need not be read
      return marksIn(shownAsTyped(text)).map(({ sign, at, advice }) =>
        strayMark(placeInText(document, pointer, at, at + sign.length), sign, advice),
      );
    }),
  );

/** Words as a reader meets them, and where they stand in the text. */
interface Piece {
  words: string;
  at: number;
}

/** One sign of each sort: once it is seen, the others are. */
const marksIn = (pieces: readonly Piece[]) =>
  marks.flatMap(({ pattern, advice }) => {
    const [first] = pieces.flatMap(({ words, at }) => {
      const found = pattern.exec(words);
      return found ? [{ sign: found[0].trim(), at: at + found.index, advice }] : [];
    });
    return first ?? [];
  });

function shownAsTyped(text: string): readonly Piece[] {
  let searched = text;
  const tree = parseRichText(text, ({ target, start, end }) => {
    // The words behind a link must not be found in its address.
    searched = searched.slice(0, start) + '\0'.repeat(end - start) + searched.slice(end);
    return { kind: 'external', href: target };
  });
  let done = 0;
  const piecesOf = (pieces: RichText): readonly Piece[] =>
    pieces.flatMap((piece) => {
      if (typeof piece !== 'string') return piecesOf(piece.children);
      const at = searched.indexOf(piece, done);
      done = at + piece.length;
      return [{ words: piece, at }];
    });
  return piecesOf(tree);
}
