import type { Node } from 'jsonc-parser';
import { parse } from '../../compiler/parse';
import { validate } from '../../compiler/validate';
import { collectionPath, registerName, urlHistoryPath } from '../../document/document-kind';
import { locationOfValue, pointerOf } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import type { Sources } from '../../document/source';
import { textsIn, treeOf } from '../../document/tree';
import { escapePattern } from '../../format/escape-pattern';
import { nameOfCountry } from '../../references/country-names';
import type { ReferringDocument } from '../../references/reference-kind';
import { factsByName } from '../../references/registers';
import { blocksOfPage } from '../../references/source-blocks';
import { numberOfWord } from '../../rules/number-words';
import { unvalidatedLanguage } from './choices';
import { unvalidatedEntries } from './new-entry';
import { pagesOfKind } from './page-kinds';
import { registerPath } from './scaffold-register';

/** A text or a list about all entries of a collection or all pages of a kind, which may have to mention a new one. */
export interface Mention {
  file: string;
  line: number;
  text: string;
}

/** A text or list that names at least this share of all entries or pages is taken to be about all of them. */
const minShare = 0.8;

/** Texts and lists that name nearly all entries of a collection, and facts that count them, for the author to check. */
export function mentionsOfEntries(sources: Sources, collection: string): readonly Mention[] {
  const entries = unvalidatedEntries(sources, collection);
  // An entry is named by the beginnings of its texts, up to a comma, that look like a name: 4 to 40 characters that
  // begin with a capital. Its id is not looked for, because complete-lists.ts adds the new one to lists of ids.
  const names = entries.map((entry) =>
    Object.values(entry)
      .map((value) => String(value).split(',')[0] ?? '')
      .filter((text) => /^\p{Lu}[\p{L}\p{M} .’'-]{3,39}$/u.test(text)),
  );
  const registers = sources.documents
    .filter(({ path }) => registerName(path) !== undefined)
    .flatMap((source) => validate(sources.schemas, source).value ?? []);
  // The measure of a fact that counts the entries is called like the collection.
  const counts = [...factsByName(registers as readonly ReferringDocument[]).values()].filter(
    ({ fact: { measure, value } }) =>
      measure === collection && 'count' in value && value.count === entries.length,
  );
  return [
    ...counts.map(({ register, pointer, fact }) =>
      mentionAt(register.parsed, pointer, `${fact.title}: ${entries.length}`),
    ),
    ...mentionsIn(sources, names, new Set([collectionPath(collection)])),
  ];
}

/**
 * Texts and lists that name nearly all published pages of a kind, and texts with their number as a word (“seven”), for
 * the author to review.
 */
export function mentionsOfPages(sources: Sources, kind: string): readonly Mention[] {
  const language = unvalidatedLanguage(sources.documents);
  const pages = pagesOfKind(sources, kind).flatMap(({ source, content }) => {
    const { name, inText, flag } = content.listing ?? {};
    if (content.draft === true || typeof name !== 'string') return [];
    const country = typeof flag === 'string' ? nameOfCountry(flag, language) : undefined;
    const names = [name, inText, country].filter((text) => typeof text === 'string');
    // A page and its register are about this page alone.
    const paths = [source.path, registerPath(String(content.facts))];
    // Texts may name “the Gambia” without its article, or with another one.
    return [{ paths, names: names.map((text) => text.replace(/^the /, '')) }];
  });
  const names = pages.map((page) => page.names);
  return mentionsIn(
    sources,
    names,
    new Set(pages.flatMap(({ paths }) => paths)),
    (word) => numberOfWord(word, language) === pages.length,
  );
}

/**
 * Texts that name nearly all of the given entries or pages, or have a word that is their number, and lists whose texts
 * together name nearly all. `names` has the names of each; the documents at `ownPaths` are left out.
 */
function mentionsIn(
  { documents }: Sources,
  names: readonly (readonly string[])[],
  ownPaths: ReadonlySet<string>,
  isTheirNumber: (word: string) => boolean = () => false,
): readonly Mention[] {
  // A text that names the only entry or page need not be about all of them.
  if (names.length < 2) return [];
  const patterns = names.map(
    (ownNames) => new RegExp(`(?<!\\p{L})(?:${ownNames.map(escapePattern).join('|')})(?!\\p{L})`, 'u'),
  );
  const mentionIn = (text: string): string | undefined => {
    if (patterns.filter((pattern) => pattern.test(text)).length >= names.length * minShare) return text;
    const number = [...text.matchAll(/\p{L}+/gu)].find(([word]) => isTheirNumber(word));
    // The number is near the start of what is reported, which may be cut off at its end.
    const start = text.lastIndexOf(' ', (number?.index ?? 0) - 20);
    return number && (start > 0 ? `…${text.slice(start)}` : text);
  };
  /** The innermost texts and lists with a mention. */
  const mentionsAt = (node: Node, document: ParsedDocument): readonly Mention[] => {
    const inner = (node.children ?? []).flatMap((child) => mentionsAt(child, document));
    if (inner.length > 0 || (node.type !== 'string' && node.type !== 'array')) return inner;
    const mention = mentionIn(
      textsIn(node)
        .map(({ value }) => value)
        .join(', '),
    );
    return mention === undefined ? [] : [mentionAt(document, pointerOf(node), mention)];
  };
  return documents.flatMap((source) => {
    const { value: document } = parse(source);
    // The URL history is kept by the build.
    const isLeftOut = ownPaths.has(source.path) || source.path === urlHistoryPath;
    return isLeftOut || !document || isDated(document.value) ? [] : mentionsAt(treeOf(source), document);
  });
}

const mentionAt = (document: ParsedDocument, pointer: string, text: string): Mention => ({
  file: document.source.file,
  line: locationOfValue(document, pointer).line,
  text,
});

/** Articles have a date and need no update: they describe the site as of that day. */
const isDated = (content: unknown): boolean => blocksOfPage(content).some((block) => 'date' in Object(block));
