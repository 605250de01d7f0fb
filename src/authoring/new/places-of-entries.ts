import { parse } from '../../compiler/parse';
import { collectionPath } from '../../document/document-kind';
import { locationOfValue, pointerOf, toPointer } from '../../document/location';
import type { Sources } from '../../document/source';
import { textsIn } from '../../document/texts-in';
import { treeOf } from '../../document/tree';
import { withValue } from '../edit/with-value';
import { type ChangedDocument, type Entry, writtenEntries } from './new-entry';

/** Minimum size of a collection: a text that names all entries of a smaller one may do so by chance. */
const fewest = 2;

/** A text about all entries of a collection, which may have to mention a new one. */
export interface PlaceOfEntries {
  file: string;
  line: number;
  text: string;
}

/** Adds a new entry to the lists that name every entry of a collection. */
export function listingAll(sources: Sources, collection: string, id: string): readonly ChangedDocument[] {
  const ids = writtenEntries(sources, collection).map((entry) => entry.id);
  if (ids.length < fewest || ids.includes(id)) return [];
  return sources.documents.flatMap((before) => {
    const lists = listsIn(parse(before).value?.value, collection, []).filter(({ entries }) =>
      ids.every((one) => entries.includes(one)),
    );
    const text = lists.reduce(
      (text, { path, entries }) => withValue(text, [...path, entries.length], id),
      before.text,
    );
    return lists.length > 0 ? [{ before, after: { ...before, text }, examples: [] }] : [];
  });
}

type Path = readonly (string | number)[];

function listsIn(
  value: unknown,
  collection: string,
  path: Path,
): readonly { path: Path; entries: readonly unknown[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { collection: named, entries } = value as Entry;
  const own = named === collection && Array.isArray(entries) ? [{ path: [...path, 'entries'], entries }] : [];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...inner.flatMap(([key, one]) => listsIn(one, collection, [...path, key]))];
}

/** Texts that name nearly all entries of a collection, and registers that count them, for the author to review. */
export function namingAll(sources: Sources, collection: string): readonly PlaceOfEntries[] {
  const entries = writtenEntries(sources, collection);
  if (entries.length < fewest) return [];
  const names = entries.map(namesOf);
  const others = sources.documents.filter(({ path }) => path !== collectionPath(collection));
  return others.flatMap((source): readonly PlaceOfEntries[] => {
    const { value: document } = parse(source);
    if (!document) return [];
    const naming = textsIn(treeOf(source)).flatMap((node) => {
      const text = String(node.value);
      const named = names.filter((own) => own.some((name) => text.includes(name))).length;
      return named >= Math.max(fewest, entries.length - 1) ? [{ pointer: pointerOf(node), text }] : [];
    });
    const { facts = [] } = Object(document.value) as { facts?: readonly Counted[] };
    const counting = (Array.isArray(facts) ? facts : []).flatMap((fact: Counted, at) =>
      fact?.measure === collection && fact.value?.count === entries.length
        ? [{ pointer: toPointer(['facts', at]), text: `${fact.title}: ${fact.value.count}` }]
        : [],
    );
    return [...naming, ...counting].map(({ pointer, text }) => ({
      file: source.file,
      line: locationOfValue(document, pointer).line,
      text,
    }));
  });
}

interface Counted {
  title?: string;
  measure?: string;
  value?: { count?: number };
}

/** Names of an entry within texts: its short texts that begin with a capital letter. */
const namesOf = (entry: Entry): readonly string[] =>
  Object.values(entry)
    .filter((value) => typeof value === 'string')
    .map((value) => value.split(',')[0] ?? '')
    .filter((name) => /^\p{Lu}[\p{L}\p{M} .’'-]{3,39}$/u.test(name));
