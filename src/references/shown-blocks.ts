import type { PageDocument, PageList } from '../generated/documents';
import { listedIn, listedPages } from './listed-pages';
import type { ReferringDocument } from './reference-kind';
import { collectionNamed, siteSettings } from './site-documents';

type Blocks = PageDocument['blocks'];

/** Properties by which blocks of any type list entries. */
type BlockWithList = Partial<
  Record<'type' | 'collection' | 'entries' | 'pages' | 'items' | 'samples', unknown>
>;

/**
 * The blocks of a page, except those that show samples on a site that hides them (`figures` in _site.json), and those
 * that would list nothing: no items of their own, and no entries of their collection or no posts of their list.
 */
export function shownBlocks(blocks: Blocks, documents: readonly ReferringDocument[]): Blocks {
  const { figures } = siteSettings(documents);
  const showsSamples = !figures || figures.show.includes('sample');
  const isShown = (block: object) =>
    (showsSamples || !hasSamples(block, documents)) && (hasOwnItems(block) || !isEmpty(block, documents));
  return blocks.filter(isShown);
}

/** Indexes of the blocks that are marked as samples, or whose collection is. */
export const samplePositions = (blocks: Blocks, documents: readonly ReferringDocument[]): readonly number[] =>
  blocks.flatMap((block: object, position) => (hasSamples(block, documents) ? position : []));

const hasSamples = (block: BlockWithList, documents: readonly ReferringDocument[]): boolean =>
  block.samples === true || collectionOf(block, documents).samples === true;

/** Whether a block would list nothing: no entries of its collection, or no posts of a kind in a slot (`in`). */
function isEmpty(
  { type, collection, entries, pages }: BlockWithList,
  documents: readonly ReferringDocument[],
): boolean {
  const all = collectionOf({ collection }, documents).entries;
  if (all && Array.isArray(entries)) return !all.some((entry) => entries.includes(Object(entry).id));
  if (all) return all.length === 0;
  const list = Object(pages) as Partial<PageList>;
  return (
    type === 'posts' && // Other lists of pages are shown even if they are empty: they do not wait for content.
    list.kind !== undefined &&
    list.in !== undefined &&
    listedIn(list.in, list.kind, listedPages(documents)).length === 0
  );
}

const collectionOf = (
  { collection }: BlockWithList,
  documents: readonly ReferringDocument[],
): UnresolvedCollection =>
  Object(typeof collection === 'string' && collectionNamed(collection, documents)?.validValue);

const hasOwnItems = ({ items }: BlockWithList) => Array.isArray(items) && items.length > 0;

interface UnresolvedCollection {
  entries?: readonly unknown[];
  samples?: unknown;
}
