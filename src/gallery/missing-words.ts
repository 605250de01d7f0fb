import { parse } from '../compiler/parse';
import { wordsPath } from '../document/document-kind';
import type { Sources } from '../document/source';
import { neededForms } from '../format/plural';
import { expandRequiredWords, findRequiredWords } from '../references/required-words';
import { packFor, wordAt } from '../references/word-packs';

/** A word that an example needs and the site does not have. */
export interface MissingWord {
  /** Its path in `_words.json`. */
  path: readonly string[];
  description: string;
  /** The text in the locale pack of the site's language. */
  proposal: unknown;
}

/** The words that an example of a block needs and `_words.json` lacks; empty if that document cannot be read. */
export function missingWords(
  sources: Pick<Sources, 'documents' | 'packs' | 'schemas'>,
  example: unknown,
): readonly MissingWord[] {
  const words = documentAt(sources, wordsPath);
  if (words === undefined) return [];
  const { language = 'en' } = Object(documentAt(sources, '_site.json')) as { language?: string };
  const pack = packFor(sources, language);
  const required = findRequiredWords(sources.schemas, { blocks: [example] });
  return expandRequiredWords(sources.schemas, required, []).flatMap(({ group, word, schema }) => {
    const path = [...group, word];
    const written = wordAt(words, path);
    if (written !== undefined && hasForms(written, language)) return [];
    return [{ path, description: schema.description ?? word, proposal: wordAt(pack, path) }];
  });
}

/** A word with plural forms is an object; others cannot lack forms. */
const hasForms = (written: unknown, language: string) =>
  typeof written !== 'object' ||
  written === null ||
  [...neededForms({ language }).keys()].every((form) => form in written);

/** Words in the form of `_words.json`, with placeholders if no locale pack has them. */
export function asDocument(words: readonly MissingWord[]): object {
  const document = {};
  for (const { path, description, proposal } of words) {
    let within: Record<string, unknown> = document;
    for (const name of path.slice(0, -1)) {
      within[name] ??= {};
      within = within[name] as Record<string, unknown>;
    }
    within[path.at(-1) ?? ''] = proposal ?? `TODO: ${description}`;
  }
  return document;
}

function documentAt({ documents }: Pick<Sources, 'documents'>, path: string): unknown {
  const source = documents.find((document) => document.path === path);
  return source && parse(source).value?.value;
}
