import { strayMark } from '../diagnostics/stray-mark/stray-mark';
import { locationInText } from '../document/location';
import { parseRichText } from '../references/rich-text';
import type { Inline, RichText } from '../resolved';
import { textsOf } from './parts-in';
import { forEachDocument, type Rule } from './rule';

/** Matches an HTML tag. */
const html = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

/** Matches an HTML entity. */
const entity = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/i;
const entityAdvice = 'Type the character itself: & for “&amp;”, a plain space for “&nbsp;”.';

/** Matches the mark of a heading or of a list entry at the beginning of a text: “# ”, “- ”. */
const leadingMark = /^(#{1,6}|[-*+•])\s/;

/** What is left in rich text of other notations or of unclosed markup, each with advice. */
const marks: readonly {
  pattern: RegExp;
  advice: string;
  /** The pattern applies only at the beginning of a text, not after a link or emphasis. */
  onlyAtStart?: true;
  /** The pattern does not apply to the text of a link. */
  notInLink?: true;
}[] = [
  {
    pattern: /\*\*/,
    advice: 'For bold, put ** on both sides of the words, with no space inside: **20 hours**.',
  },
  {
    // Does not match “2 * 3” and the grade A*.
    pattern: /(?<![\p{L}\p{N}*])\*(?=\p{L})|(?<=\p{Ll}\p{Ll})\*(?!\*)/u,
    advice: 'For emphasis, put * on both sides of the words, with no space inside: *in term*.',
  },
  {
    pattern: /\][ \t]+\(/,
    advice: 'Delete the space between the text and the address of the link: [Prices](/prices).',
  },
  {
    pattern: /(?<=\])\(\/files\/[^()]* [^()]*\)/,
    advice: 'Write each space in the address as %20: [Prices](/files/price%20list.pdf).',
  },
  {
    pattern: /(?<=\])\((?!\/files\/[^()]* [^()]*\))[^\s()]*/,
    advice: 'Close the address with “)”: [Prices](/prices).',
  },
  {
    pattern: html,
    advice: 'HTML is not supported. Write **words** for bold and *words* for emphasis.',
  },
  {
    pattern: leadingMark,
    onlyAtStart: true,
    advice: 'Delete it. For a heading use the "heading" property, for a list a block of its own.',
  },
  { pattern: entity, advice: entityAdvice },
  {
    pattern: /\bhttps?:\/\/[^\s()*<>]*[\p{L}\p{N}/]/iu,
    notInLink: true,
    advice: 'Make it a link with text: [the opening hours](https://example.org).',
  },
];

const unevenAdvice = 'Put the same number of * on both sides: **20 hours**, *in term*.';

/** Matches markup that is certainly correct: `**words**`, `*words*`, and the target of a link. */
const wellFormed = /(?<![*\p{L}\p{N}])(\*\*?)(?![\s*])[^*]+(?<!\s)\1(?![*\p{L}\p{N}])|\]\([^\s()]+\)/gu;

const plainAdvice = 'Short texts such as headings cannot have markup or links. Write the words alone.';

/** Markup in plain texts, in which asterisks after words are footnotes or grades. */
const plainMarks: readonly { pattern: RegExp; advice: string }[] = [
  { pattern: /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}])/u, advice: plainAdvice },
  { pattern: /(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}][^*]*(?<=\S)\*(?!\*))/u, advice: plainAdvice },
  { pattern: /\]\s*\((?:[/#]|https?:|mailto:|tel:)[^\s()]*\)?/, advice: plainAdvice },
  { pattern: html, advice: plainAdvice },
  { pattern: leadingMark, advice: plainAdvice },
  { pattern: entity, advice: entityAdvice },
];

/** Markup without effect, which would be visible on the page. */
export const strayMarks: Rule = forEachDocument((document, context) =>
  textsOf(document, context).flatMap(({ part, pointer, value }) => {
    const found = part === 'text' ? plainMarksIn(value) : marksIn(value);
    return found.map(({ characters, offset, advice }) => {
      const location = locationInText(document.parsed, pointer, offset, offset + characters.length);
      return strayMark(location, characters, advice);
    });
  }),
);

interface Mark {
  characters: string;
  offset: number;
  advice: string;
}

/** The stray marks in a rich text. Most texts have none, and are not parsed to find that out. */
function marksIn(written: string): readonly Mark[] {
  const text = withoutFootnote(written.replace(/\\./g, '··')); // escaped characters are literal
  const rest = text.replace(wellFormed, '');
  return marks.some(({ pattern }) => pattern.test(rest)) ? marksInPieces(visiblePieces(text)) : [];
}

/** Replaces a single asterisk that marks a footnote: at the end of a word, or at the beginning of a text. */
function withoutFootnote(text: string): string {
  const star = text.indexOf('*');
  const isOnly = star !== -1 && star === text.lastIndexOf('*');
  const isFootnote = isOnly && (star === 0 ? /^\*\S/ : /\*[^\p{L}\p{N}]*$/u).test(text);
  return isFootnote ? text.replace('*', '·') : text;
}

/** The stray marks in a plain text. */
const plainMarksIn = (text: string): readonly Mark[] =>
  plainMarks.flatMap(({ pattern, advice }) => {
    const found = pattern.exec(text);
    return found ? [{ characters: found[0].trim(), offset: found.index, advice }] : [];
  });

/** A piece of text that visitors see, and its position in the source. */
interface Piece {
  text: string;
  offset: number;
  isLinked: boolean;
  /** Asterisks beside emphasised text that are one too many, and their index. */
  uneven?: { characters: string; index: number };
}

/** The first match of each pattern in these pieces. The author will find the others. */
function marksInPieces(pieces: readonly Piece[]): readonly Mark[] {
  const uneven = pieces.flatMap(({ uneven, offset }): Mark | readonly Mark[] =>
    uneven ? { characters: uneven.characters, offset: offset + uneven.index, advice: unevenAdvice } : [],
  );
  const others = marks.flatMap(({ pattern, advice, onlyAtStart, notInLink }) =>
    pieces
      .filter(({ offset, isLinked }) => !(onlyAtStart && offset > 0) && !(notInLink && isLinked))
      .flatMap((piece) => {
        const found = pattern.exec(withoutUneven(piece));
        return found ? [{ characters: found[0].trim(), offset: piece.offset + found.index, advice }] : [];
      })
      .slice(0, 1),
  );
  return [...uneven.slice(0, 1), ...others];
}

/** The text of a piece with its uneven asterisks replaced, so that they are not found twice. */
const withoutUneven = ({ text, uneven: { characters, index } = { characters: '', index: 0 } }: Piece) =>
  text.slice(0, index) + '·'.repeat(characters.length) + text.slice(index + characters.length);

/** The pieces of a rich text that visitors see, in order. */
function visiblePieces(text: string): readonly Piece[] {
  let searched = text;
  const tree = parseRichText(text, ({ target, start, end }) => {
    // Hides the link's target, so that the text after it is not found in there.
    searched = searched.slice(0, start) + '\0'.repeat(end - start) + searched.slice(end);
    return { kind: 'external', href: target };
  });
  let done = 0;
  const piecesOf = (pieces: RichText, isLinked = false): readonly Piece[] =>
    pieces.flatMap((piece, index) => {
      if (typeof piece !== 'string') return piecesOf(piece.children, isLinked || markupOf(piece) === 'link');
      const offset = searched.indexOf(piece, done);
      done = offset + piece.length;
      return [
        { text: piece, offset, isLinked, uneven: unevenStars(piece, pieces[index - 1], pieces[index + 1]) },
      ];
    });
  return piecesOf(tree);
}

/** Asterisks of a text where it meets emphasised text before or after it; undefined if there are none. */
function unevenStars(text: string, before: Inline | undefined, after: Inline | undefined): Piece['uneven'] {
  const starsAtStart = /^\*+/.exec(text);
  // “**£9,000*** a year” is a bold amount with a footnote.
  const isFootnote = markupOf(before) === 'strong' && /^\*(?![*\p{L}\p{N}])/u.test(text);
  const isStarred = (piece: Inline | undefined) => /^(strong|emphasis)$/.test(markupOf(piece));
  const found = (isStarred(before) && !isFootnote && starsAtStart) || (isStarred(after) && /\*+$/.exec(text));
  return found ? { characters: found[0], index: found.index } : undefined;
}

/** The markup of a piece of rich text; empty for plain text and for none. */
const markupOf = (piece: Inline | undefined) => (typeof piece === 'object' ? piece.type : '');
