import type { RichText } from '../../compiled';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { strayMark } from '../diagnostics/stray-mark';
import { kindOf, schemaOf } from '../document-kind';
import type { ParsedDocument } from '../parse';
import { placeInText } from '../place';
import { remembered } from '../remembered';
import { parseRichText } from '../rich-text';
import type { Schemas } from '../source';
import { visitParts } from '../walk';
import type { Rule } from './rule';

/** What writers know from elsewhere, or left open, with what they want to do about it. */
const marks: readonly { pattern: RegExp; advice: string }[] = [
  {
    pattern: /\*\*/,
    advice: 'Two stars begin strong words and two end them, with no space inside: **20 hours**.',
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

/** Most documents have none of these signs, and their texts need not be read. */
const glance = /\*\*|\][ \t]+\(|<\/?[a-z]|"(#|-|\*|\+)/i;

/** Signs in rich texts that say nothing to the notation, and so would stand on the page. */
export const strayMarks: Rule = ({ documents, sources }) => {
  const search = searchFor(sources.schemas);
  return documents.flatMap(({ document }) => search(document));
};

const searchFor = remembered((schemas: Schemas) =>
  remembered((document: ParsedDocument): readonly Diagnostic[] => {
    const kind = kindOf(document.source.path);
    if (!kind || !glance.test(document.source.text)) return [];
    const found: Diagnostic[] = [];
    visitParts(schemas, schemaOf(kind), document.value, {
      'rich-text': (written, pointer) => {
        const text = String(written);
        for (const { sign, advice } of marksIn(shownAsTyped(text))) {
          const start = text.lastIndexOf(sign); // of pairs of stars, the last one lacks its partner
          const place = placeInText(document, pointer, start, start + sign.length);
          found.push(strayMark(place, sign, advice));
        }
      },
    });
    return found;
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
