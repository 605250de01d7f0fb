import type { Site } from '../../generated/documents';
import { promisedOutcome } from '../diagnostics/promised-outcome';
import type { ParsedDocument } from '../parse';
import { placeInText, pointerOf } from '../place';
import { textsIn } from '../texts-in';
import type { Rule } from './rule';

/** Texts that promise what others decide, by the phrases that the site's document names. */
export const promisedOutcomes: Rule = ({ documents }) => {
  const site = documents.find(({ source }) => source.path === '_site.json');
  const { promises } = (site?.value ?? {}) as Partial<Site>;
  if (!promises) return [];
  const each = new RegExp(wholeWords(promises.phrases), 'giu');
  const denial = promises.denials && new RegExp(wholeWords(promises.denials), 'iu');
  // Most documents are done with this: to look for whole words in any case takes thirty times as long.
  const glance = new RegExp(anyOf(promises.phrases.map((phrase) => phrase.toLowerCase())));
  return documents
    .filter(({ source }) => glance.test(source.text.toLowerCase()))
    .flatMap((document) => promisesIn(document, each, denial));
};

function promisesIn(document: ParsedDocument, each: RegExp, denial: RegExp | undefined) {
  return textsIn(document.tree).flatMap((node) => {
    const pointer = pointerOf(node);
    if (document.source.path === '_site.json' && pointer.startsWith('/promises/')) return [];
    const text = String(node.value);
    return [...text.matchAll(each)].flatMap(({ 0: found, index }) => {
      const sentence =
        text
          .slice(0, index)
          .split(/[.!?]\s/)
          .at(-1) ?? '';
      if (denial?.test(sentence)) return [];
      return [promisedOutcome(placeInText(document, pointer, index, index + found.length), found)];
    });
  });
}

/** With any space or emphasis between their words. */
const anyOf = (phrases: readonly string[]) =>
  phrases
    .map((phrase) =>
      phrase
        .split(/\s+/)
        .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
        .join('[\\s*_]+'),
    )
    .join('|');

const wholeWords = (phrases: readonly string[]) =>
  `(?<![\\p{L}\\p{N}])(?:${anyOf(phrases)})(?![\\p{L}\\p{N}])`;
