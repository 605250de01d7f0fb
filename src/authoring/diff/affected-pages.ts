import type { FigureWords, Locale } from '../../compiled';
import { schemaFor } from '../../document/document-kind';
import { fromPointer } from '../../document/location';
import { formatFact } from '../../format/fact';
import type { Quote } from '../../references/quote';
import { createQuoteFacts } from '../../references/quote-facts';
import type { ReferringDocument } from '../../references/reference-kind';
import { documentsUsing } from '../facts/fact-uses';
import type { AffectedPage } from './change';
import type { Step } from './compare';
import { pathInWords } from './describe-difference';
import { type DisplayValue, Leaf, toDisplayValue } from './display-value';
import { nameOf } from './name-of';
import type { InspectedRevision } from './revision';

/** The pages and shared documents that show a fact, in a quote or in a block that takes its whole register. */
export function affectedPages(
  factName: string,
  revision: InspectedRevision,
  words: FigureWords,
  locale: Locale,
): readonly AffectedPage[] {
  const { sources, facts } = revision;
  const value = facts.get(factName)?.fact.value;
  const figure = (value && formatFact(value, words, locale)) ?? '';
  return documentsUsing(factName, revision).flatMap(
    ({ document, quotesOfFact, registerUses }): readonly AffectedPage[] => {
      // A fact that is only named for comparison with another one is not shown.
      const shownQuotes = quotesOfFact.filter(({ isVisible }) => isVisible);
      if (shownQuotes.length === 0 && registerUses.length === 0) return [];
      const { validValue, parsed } = document.validated;
      const displayed = toDisplayValue(validValue, schemaFor(parsed.source.path), {
        sources,
        facts,
        words,
        locale,
      });
      const replaceQuotes = (text: string) =>
        createQuoteFacts(facts, words, locale)(text, { validValue } as ReferringDocument);
      const passages = [
        ...shownQuotes.map((quoted) => passageOf(quoted, validValue, displayed, replaceQuotes)),
        ...registerUses.map(({ pointer, measures }) => {
          // The path of the block, without its property that names the registers. A block with rows of certain measures
          // shows the figure; one that takes all facts calculates with it.
          const path = pathInWords(displayedAt(displayed, pointer).path.slice(0, -1));
          return `${path}: ${measures.length > 0 ? figure : `calculates with ${figure}`}`;
        }),
      ];
      const { name, route, draft } = document;
      return [{ name, ...(route !== undefined && { route }), draft, places: [...new Set(passages)] }];
    },
  );
}

/**
 * The headings above a quote, and the figure or sentence that contains it. `replaceQuotes` puts figures in place of the
 * quotes in a text.
 */
function passageOf(
  { pointer, textPosition }: Quote,
  content: unknown,
  displayed: DisplayValue,
  replaceQuotes: (text: string) => string,
): string {
  const { path: steps, value } = displayedAt(displayed, pointer);
  const path = pathInWords(steps);
  const shownText =
    value instanceof Leaf ? [value.text, value.unit].filter(Boolean).join(' ') : nameOf(value);
  if (!textPosition) return path === '' ? shownText : `${path}: ${shownText}`;
  const text = String(fromPointer(pointer).reduce((value, key) => Object(value)[key], content));
  // Quotes before it are longer or shorter on the page than in the document.
  const offset = replaceQuotes(text.slice(0, textPosition.start)).replace(/\s+/g, ' ').length;
  const quotedSentence = `“${sentenceAt(shownText, offset)}”`;
  return path === '' ? quotedSentence : `${path}: ${quotedSentence}`;
}

/** The display value at a pointer, and its path. A pointer into a leaf, such as an amount, gives the leaf. */
function displayedAt(
  displayed: DisplayValue,
  pointer: string,
): { path: readonly Step[]; value: DisplayValue } {
  const path: Step[] = [];
  let value = displayed;
  for (const key of fromPointer(pointer)) {
    if (value instanceof Leaf) break;
    const isEntry = Array.isArray(value);
    const child = (value as Readonly<Record<string, DisplayValue>>)[key];
    if (child === undefined) break;
    // A text entry has no name besides its text, which is quoted anyway.
    if (!isEntry) path.push({ property: key });
    else if (!(child instanceof Leaf)) path.push({ entry: nameOf(child) });
    value = child;
  }
  return { path, value };
}

/** The sentence that contains an offset. */
function sentenceAt(text: string, offset: number): string {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)];
  const sentence = sentences.findLast(({ index }) => index <= offset);
  return (sentence?.segment ?? text).trim();
}
