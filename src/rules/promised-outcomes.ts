import { promisedOutcome } from '../diagnostics/promised-outcome/promised-outcome';
import { locationInText, pointerOf } from '../document/location';
import { memoize } from '../document/memoize';
import type { ParsedDocument } from '../document/parsed-document';
import { textsIn, treeOf } from '../document/tree';
import { escapePattern } from '../format/escape-pattern';
import type { Promises } from '../generated/documents';
import { forEachDocument, type Rule } from './rule';

/** Texts that promise outcomes that others decide, by the phrases that the site lists. */
export const promisedOutcomes: Rule = forEachDocument(({ document }, { settings }) => {
  const promises = settings?.content.promises;
  // A list of phrases with an error is ignored.
  return promises && !settings?.invalidPointers.has('/promises')
    ? searchFor(promises as Promises)(document)
    : [];
});

const searchFor = memoize((promises: Promises) => {
  const promise = new RegExp(wholeWords(promises.phrases), 'giu');
  const denial = promises.denials && new RegExp(wholeWords(promises.denials), 'iu');
  // A cheap first test, because searching for whole words is many times slower.
  const anyPhrase = new RegExp(patternOfAny(promises.phrases), 'iu');
  return (document: ParsedDocument) =>
    anyPhrase.test(document.source.text) ? promisesIn(document, promise, denial) : [];
});

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

/** Matches any of these phrases, with any whitespace or emphasis between their words. */
const patternOfAny = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.split(/\s+/).map(escapePattern).join('[\\s*_]+')).join('|');

const wholeWords = (phrases: readonly string[]) =>
  `(?<![\\p{L}\\p{N}])(?:${patternOfAny(phrases)})(?![\\p{L}\\p{N}])`;
