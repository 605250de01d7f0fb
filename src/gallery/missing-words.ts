import { contentAt } from '../compiler/unvalidated-content';
import { wordsPath } from '../document/document-kind';
import type { Sources } from '../document/source';
import { valueAt } from '../document/value-at';
import { neededForms } from '../format/plural';
import { expandRequiredWords, findRequiredWords } from '../references/required-words';
import { packFor } from '../references/word-packs';

/** A word that an example needs and the site does not have. */
export interface MissingWord {
  /** Its path in `_words.json`. */
  path: readonly string[];
  description: string;
}

/** The words that an example of a block needs and that neither `_words.json` nor the pack of its language has. */
export function missingWords(
  sources: Pick<Sources, 'documents' | 'packs' | 'schemas'>,
  example: unknown,
): readonly MissingWord[] {
  const words = contentAt(sources.documents, wordsPath);
  const { language = 'en' } = Object(contentAt(sources.documents, '_site.json')) as { language?: string };
  const pack = packFor(sources, language);
  const required = findRequiredWords(sources.schemas, { blocks: [example] });
  // Without the groups of words that every site needs, whatever its blocks.
  return expandRequiredWords(sources.schemas, required, []).flatMap(({ group, word, schema }) => {
    const path = [...group, word];
    const text = valueAt(words, path) ?? valueAt(pack, path);
    if (text !== undefined && hasForms(text, language)) return [];
    return [{ path, description: schema.description ?? word }];
  });
}

/** Whether a word has all plural forms of the language. Only an object has forms; a text cannot lack any. */
const hasForms = (word: unknown, language: string) =>
  typeof word !== 'object' ||
  word === null ||
  [...neededForms({ language }).keys()].every((form) => form in word);

/** Words as part of a `_words.json`, with a placeholder for the text of each. */
export function toWordsDocument(words: readonly MissingWord[]): object {
  const document = {};
  for (const { path, description } of words) {
    let group: Record<string, unknown> = document;
    for (const name of path.slice(0, -1)) {
      group[name] ??= {};
      group = group[name] as Record<string, unknown>;
    }
    group[path.at(-1) ?? ''] = `TODO: ${description}`;
  }
  return document;
}
