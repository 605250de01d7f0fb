import { promisedOutcome } from '../diagnostics/promised-outcome/promised-outcome';
import { locationInText, pointerOf } from '../document/location';
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
  if (!promises || settings.invalidPointers.has('/promises')) return [];
  const { phrases, denials } = promises as Promises;
  // Most documents have no such phrase, so that their texts need not be located.
  if (!new RegExp(patternOfAny(phrases), 'iu').test(parsed.source.text)) return [];
  const promise = new RegExp(wholeWords(phrases), 'giu');
  const denial = denials && new RegExp(wholeWords(denials), 'iu');
  return textsIn(treeOf(parsed.source)).flatMap((node) => {
    const pointer = pointerOf(node);
    if (parsed.source.path === '_site.json' && pointer.startsWith('/promises/')) return [];
    const text = String(node.value);
    return [...text.matchAll(promise)].flatMap(({ 0: found, index }) => {
      // Earlier words of the same sentence may deny it.
      const [sentenceStart = ''] = text
        .slice(0, index)
        .split(/[.!?]\s/)
        .slice(-1);
      if (denial?.test(sentenceStart)) return [];
      return promisedOutcome(locationInText(parsed, pointer, index, index + found.length), found);
    });
  });
});

/** The source of a pattern for any of these phrases, with any spaces or emphasis between their words. */
const patternOfAny = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.split(/\s+/).map(escapePattern).join('[\\s*_]+')).join('|');

/** The same, but only where no letter or digit is beside the phrase. */
const wholeWords = (phrases: readonly string[]) =>
  `(?<![\\p{L}\\p{N}])(?:${patternOfAny(phrases)})(?![\\p{L}\\p{N}])`;
