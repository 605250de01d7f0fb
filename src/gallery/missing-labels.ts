import { parse } from '../compiler/parse';
import { wordsPath } from '../document/document-kind';
import type { Sources } from '../document/source';
import { neededForms } from '../format/plural';
import { packFor, wordAt } from '../references/locale-labels';
import { expandRequiredLabels, findRequiredLabels } from '../references/required-labels';

/** A label that an example needs and the site does not have. */
export interface MissingLabel {
  /** Its path in `_words.json`. */
  path: readonly string[];
  description: string;
  /** The text in the locale pack of the site's language. */
  proposal: unknown;
}

/** The labels that an example of a block needs and `_words.json` lacks; empty if that document cannot be read. */
export function missingLabels(
  sources: Pick<Sources, 'documents' | 'packs' | 'schemas'>,
  example: unknown,
): readonly MissingLabel[] {
  const words = documentAt(sources, wordsPath);
  if (words === undefined) return [];
  const { language = 'en' } = Object(documentAt(sources, '_site.json')) as { language?: string };
  const pack = packFor(sources, language);
  const required = findRequiredLabels(sources.schemas, { blocks: [example] });
  return expandRequiredLabels(sources.schemas, required, []).flatMap(({ group, word, schema }) => {
    const path = [...group, word];
    const siteWord = wordAt(words, path);
    if (siteWord !== undefined && hasForms(siteWord, language)) return [];
    return [{ path, description: schema.description ?? word, proposal: wordAt(pack, path) }];
  });
}

/** A label with plural forms is an object; others cannot lack forms. */
const hasForms = (written: unknown, language: string) =>
  typeof written !== 'object' ||
  written === null ||
  [...neededForms({ language }).keys()].every((form) => form in written);

/** Labels in the form of `_words.json`, with placeholders if no locale pack has them. */
export function asDocument(words: readonly MissingLabel[]): object {
  const document = {};
  for (const { path, description, proposal } of words) {
    let innerGroup: Record<string, unknown> = document;
    for (const name of path.slice(0, -1)) {
      innerGroup[name] ??= {};
      innerGroup = innerGroup[name] as Record<string, unknown>;
    }
    innerGroup[path.at(-1) ?? ''] = proposal ?? `TODO: ${description}`;
  }
  return document;
}

function documentAt({ documents }: Pick<Sources, 'documents'>, path: string): unknown {
  const source = documents.find((document) => document.path === path);
  return source && parse(source).value?.value;
}
