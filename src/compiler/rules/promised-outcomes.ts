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
  const words = anyOf(promises.phrases);
  const promise = new RegExp(words, 'iu');
  const each = new RegExp(words, 'giu');
  const denial = promises.denials && new RegExp(anyOf(promises.denials), 'iu');
  return documents
    .filter(({ source }) => promise.test(source.text)) // most are done here
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

/** Whole words in any case, and with any space or emphasis between them. */
function anyOf(phrases: readonly string[]): string {
  const patterns = phrases.map((phrase) =>
    phrase
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
      .join('[\\s*_]+'),
  );
  return `(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`;
}
