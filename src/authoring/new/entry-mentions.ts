import type { Node } from 'jsonc-parser';
import { parse } from '../../compiler/parse';
import { unvalidatedContent } from '../../compiler/unvalidated-content';
import { collectionPath, registerName, urlHistoryPath } from '../../document/document-kind';
import { locationOfValue, pointerOf, toPointer } from '../../document/location';
import type { SourceFile, Sources } from '../../document/source';
import { textsIn, treeOf } from '../../document/tree';
import { escapePattern } from '../../format/escape-pattern';
import { nameOfCountry } from '../../references/country-names';
import { numberOfWord } from '../../rules/number-words';
import { withValue } from '../edit/with-value';
import { unvalidatedLanguage } from './choices';
import { type ChangedDocument, type Entry, unvalidatedEntries } from './new-entry';

/** Minimum number of entries or pages: a text that names the only one need not be about all of them. */
const minEntries = 2;

/** A text or a list about all entries of a collection or all pages of a kind, which may have to mention a new one. */
export interface Mention {
  file: string;
  line: number;
  text: string;
}

/** Adds a new entry to the lists that name every entry of a collection. */
export function addToCompleteLists(
  sources: Sources,
  collection: string,
  id: string,
): readonly ChangedDocument[] {
  const ids = unvalidatedEntries(sources, collection).map((entry) => entry.id);
  if (ids.length < minEntries || ids.includes(id)) return [];
  return sources.documents.flatMap((before) => {
    const lists = listsIn(unvalidatedContent(before), collection, []).filter(({ entries }) =>
      ids.every((entryId) => entries.includes(entryId)),
    );
    const text = lists.reduce(
      (text, { path, entries }) => withValue(text, [...path, entries.length], id),
      before.text,
    );
    return lists.length > 0 ? [{ before, after: { ...before, text }, examplePointers: [] }] : [];
  });
}

type Path = readonly (string | number)[];

/** The lists `entries` of blocks that show this collection, with their paths. */
function listsIn(
  value: unknown,
  collection: string,
  path: Path,
): readonly { path: Path; entries: readonly unknown[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { collection: shownCollection, entries } = value as Entry;
  const ownEntries =
    shownCollection === collection && Array.isArray(entries) ? [{ path: [...path, 'entries'], entries }] : [];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...ownEntries, ...inner.flatMap(([key, child]) => listsIn(child, collection, [...path, key]))];
}

/** Texts that name nearly all entries of a collection, and registers that count them, for the author to review. */
export function mentionsOfAllEntries(sources: Sources, collection: string): readonly Mention[] {
  const entries = unvalidatedEntries(sources, collection);
  if (entries.length < minEntries) return [];
  const names = entries.map(namesOf);
  const others = sources.documents.filter(({ path }) => path !== collectionPath(collection));
  return others.flatMap((source): readonly Mention[] => {
    const { value: document } = parse(source);
    if (!document) return [];
    const textsWithNames = textsIn(treeOf(source)).flatMap((node) => {
      const text = String(node.value);
      const mentionedCount = names.filter((namesOfEntry) =>
        namesOfEntry.some((name) => text.includes(name)),
      ).length;
      return mentionedCount >= Math.max(minEntries, entries.length - 1)
        ? [{ pointer: pointerOf(node), text }]
        : [];
    });
    const { facts = [] } = Object(document.value) as { facts?: readonly UnvalidatedFact[] };
    // A fact whose measure is called like the collection counts its entries.
    const factsWithCount = (Array.isArray(facts) ? facts : []).flatMap((fact: UnvalidatedFact, index) =>
      fact?.measure === collection && fact.value?.count === entries.length
        ? [{ pointer: toPointer(['facts', index]), text: `${fact.title}: ${fact.value.count}` }]
        : [],
    );
    return [...textsWithNames, ...factsWithCount].map(({ pointer, text }) => ({
      file: source.file,
      line: locationOfValue(document, pointer).line,
      text,
    }));
  });
}

/**
 * Texts that name nearly all published pages of a kind, lists that name half of them or more, and texts with their
 * number as a word (“seven”), for the author to review.
 */
export function mentionsOfAllPages(sources: Sources, kind: string): readonly Mention[] {
  const language = unvalidatedLanguage(sources.documents);
  const pages = sources.documents.flatMap((source): readonly PageSummary[] => {
    const content = Object(unvalidatedContent(source)) as UnvalidatedPage;
    const { listing } = content;
    if (content.kind !== kind || content.draft === true || typeof listing?.name !== 'string') return [];
    return [{ path: source.path, register: content.facts, names: namesOfPage(listing, language) }];
  });
  if (pages.length < minEntries) return [];
  // The pages and their registers are about one page each; the URL history is kept by the build.
  const isLeftOut = ({ path }: SourceFile) =>
    path === urlHistoryPath ||
    pages.some(
      (page) => page.path === path || (page.register !== undefined && registerName(path) === page.register),
    );
  return sources.documents
    .filter((source) => !isLeftOut(source))
    .flatMap((source): readonly Mention[] => {
      const { value: document } = parse(source);
      if (!document || isDated(document.value)) return [];
      const texts = mentionsIn(treeOf(source), pages, language);
      return texts.map(({ node, text }) => ({
        file: source.file,
        line: locationOfValue(document, pointerOf(node)).line,
        text,
      }));
    });
}

/** Articles have a date and need no update: they describe the site as of that day. */
const isDated = (content: unknown): boolean => {
  const { blocks } = Object(content) as { blocks?: unknown };
  return Array.isArray(blocks) && blocks.some((block) => 'date' in Object(block));
};

interface PageSummary {
  path: string;
  /** The name of the page's register; undefined if it has none. */
  register: unknown;
  names: readonly string[];
}

interface UnvalidatedPage {
  kind?: unknown;
  draft?: unknown;
  facts?: unknown;
  listing?: { name?: unknown; inText?: unknown; flag?: unknown };
}

/** The names of a page in texts: from its listing, and the name of its country if it has a flag. */
function namesOfPage(
  { name, inText, flag }: NonNullable<UnvalidatedPage['listing']>,
  language: string,
): readonly string[] {
  const country = typeof flag === 'string' && flag.length === 2 ? nameOfCountry(flag, language) : undefined;
  const names = [name, inText, country].filter((text): text is string => typeof text === 'string');
  return [...new Set(names.map((text) => text.replace(/^the /, '')))];
}

type TextNodes = readonly { node: Node; text: string }[];

/** The innermost lists whose items name a page each, and texts that name nearly all pages or say how many there are. */
function mentionsIn(node: Node, pages: readonly PageSummary[], language: string): TextNodes {
  const inner = (node.children ?? []).flatMap((child) => mentionsIn(child, pages, language));
  if (node.type === 'string') {
    const text = String(node.value);
    if (pagesNamedIn(text, pages).length >= Math.max(minEntries, pages.length - 1)) return [{ node, text }];
    const numberWord = [...text.matchAll(/\p{L}+/gu)].find(
      ([word]) => numberOfWord(word, language) === pages.length,
    );
    // The report has room for only a few words around the number.
    const start = text.lastIndexOf(' ', (numberWord?.index ?? 0) - 20);
    return numberWord ? [{ node, text: start > 0 ? `…${text.slice(start)}` : text }] : [];
  }
  if (node.type !== 'array' || inner.length > 0) return inner;
  const pagesOfItems = (node.children ?? []).flatMap((item) => {
    const texts = textsIn(item).map(({ value }) => String(value));
    const named = pagesNamedIn(texts.join('\n'), pages);
    return named.length === 1 ? named : [];
  });
  const namedPages = [...new Set(pagesOfItems)];
  return namedPages.length >= Math.max(minEntries, pages.length / 2)
    ? [{ node, text: namedPages.map(({ names: [name] }) => name).join(', ') }]
    : [];
}

/** The pages that a text names, by whole words. */
const pagesNamedIn = (text: string, pages: readonly PageSummary[]): readonly PageSummary[] =>
  pages.filter(({ names }) =>
    names.some((name) => new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'u').test(text)),
  );

/** A fact of a register, read without validation. */
interface UnvalidatedFact {
  title?: string;
  measure?: string;
  value?: { count?: number };
}

/** The names of an entry in texts: the beginnings of its own texts, up to a comma, if they look like a name. */
const namesOf = (entry: Entry): readonly string[] =>
  Object.values(entry)
    .filter((value) => typeof value === 'string')
    .map((value) => value.split(',')[0] ?? '')
    .filter((name) => /^\p{Lu}[\p{L}\p{M} .’'-]{3,39}$/u.test(name));
