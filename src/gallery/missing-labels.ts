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
}

/** The labels that an example of a block needs and that neither `_words.json` nor the pack of its language has. */
export function missingLabels(
  sources: Pick<Sources, 'documents' | 'packs' | 'schemas'>,
  example: unknown,
): readonly MissingLabel[] {
  const words = documentAt(sources, wordsPath);
  const { language = 'en' } = Object(documentAt(sources, '_site.json')) as { language?: string };
  const pack = packFor(sources, language);
  const required = findRequiredLabels(sources.schemas, { blocks: [example] });
  return expandRequiredLabels(sources.schemas, required, []).flatMap(({ group, word, schema }) => {
    const path = [...group, word];
    const text = wordAt(words, path) ?? wordAt(pack, path);
    if (text !== undefined && hasForms(text, language)) return [];
    return [{ path, description: schema.description ?? word }];
  });
}

/** A label with plural forms is an object; others cannot lack forms. */
const hasForms = (written: unknown, language: string) =>
  typeof written !== 'object' ||
  written === null ||
  [...neededForms({ language }).keys()].every((form) => form in written);

/** Labels in the form of `_words.json`, with placeholders for their texts. */
export function asDocument(words: readonly MissingLabel[]): object {
  const document = {};
  for (const { path, description } of words) {
    let within: Record<string, unknown> = document;
    for (const name of path.slice(0, -1)) {
      within[name] ??= {};
      within = within[name] as Record<string, unknown>;
    }
    within[path.at(-1) ?? ''] = `TODO: ${description}`;
  }
  return document;
}

function documentAt({ documents }: Pick<Sources, 'documents'>, path: string): unknown {
  const source = documents.find((document) => document.path === path);
  return source && parse(source).value?.value;
}
