import { promisedOutcome } from '../diagnostics/promised-outcome/promised-outcome';
import { locationInText, pointerOf } from '../document/location';
import { memoize } from '../document/memoize';
import type { ParsedDocument } from '../document/parsed-document';
import { textsIn, treeOf } from '../document/tree';
import { escapePattern } from '../format/escape-pattern';
import type { Promises } from '../generated/documents';
import { forEachDocument, type Rule } from './rule';

/**
 * Texts with a phrase by which the site would promise what others decide, such as a grade. The site lists the phrases.
 */
export const promisedOutcomes: Rule = forEachDocument(({ parsed }, { settings }) => {
  const promises = settings?.content.promises;
  // A list with an error is ignored, because the error is reported.
  return promises && !settings?.invalidPointers.has('/promises')
    ? searchFor(promises as Promises)(parsed)
    : [];
});

/** Creates a function that finds these promises in a document. */
const searchFor = memoize((promises: Promises) => {
  const promise = new RegExp(wholeWords(promises.phrases), 'giu');
  const denial = promises.denials && new RegExp(wholeWords(promises.denials), 'iu');
  // Most documents have no such phrase, so that their texts need not be located.
  const anyPhrase = new RegExp(patternOfAny(promises.phrases), 'iu');
  return (document: ParsedDocument) =>
    anyPhrase.test(document.source.text) ? promisesIn(document, promise, denial) : [];
});

/** The promises in a document, except those that earlier words of the same sentence deny. */
function promisesIn(document: ParsedDocument, promise: RegExp, denial: RegExp | undefined) {
  return textsIn(treeOf(document.source)).flatMap((node) => {
    const pointer = pointerOf(node);
    if (document.source.path === '_site.json' && pointer.startsWith('/promises/')) return [];
    const text = String(node.value);
    return [...text.matchAll(promise)].flatMap(({ 0: found, index }) => {
      const sentence =
        text
          .slice(0, index)
          .split(/[.!?]\s/)
          .at(-1) ?? '';
      if (denial?.test(sentence)) return [];
      return [promisedOutcome(locationInText(document, pointer, index, index + found.length), found)];
    });
  });
}

/** The source of a pattern for any of these phrases, with any spaces or emphasis between their words. */
const patternOfAny = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.split(/\s+/).map(escapePattern).join('[\\s*_]+')).join('|');

/** The same, but only where no letter or digit is beside the phrase. */
const wholeWords = (phrases: readonly string[]) =>
  `(?<![\\p{L}\\p{N}])(?:${patternOfAny(phrases)})(?![\\p{L}\\p{N}])`;
