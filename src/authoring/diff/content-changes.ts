import type { Words } from '../../compiled';
import type { Change } from './change';
import { compare, type Step } from './compare';
import { sentence } from './describe-difference';
import type { Pair } from './pair-documents';
import { toReadable } from './readable';
import type { EditionDocument, ReadEdition } from './revision';

/** What became of the content of a document. Of a page that is new or gone its route is told, and no more. */
export function contentChanges(
  { before, after }: Pair,
  was: ReadEdition,
  is: ReadEdition,
  words: Words,
): readonly Change[] {
  if (!before || !after) return wholeDocument(before, after);
  if (isUntouched(before, after, was, is)) return [];
  const isForm = after.source.path.startsWith('_forms/');
  const readable = (document: EditionDocument, { sources }: ReadEdition) =>
    // Against one schema each, or as written: two ways of reading would make every figure a difference.
    toReadable(
      document.value,
      before.schema && after.schema && document.schema,
      sources.schemas,
      words,
      sources.images,
    );
  return compare(readable(before, was), readable(after, is))
    .filter(({ where }) => !isToldElsewhere(where))
    .map((difference) => sentence(difference, isForm));
}

function wholeDocument(before?: EditionDocument, after?: EditionDocument): readonly Change[] {
  const { source, route } = after ?? before ?? {};
  if (!source || route !== undefined) return [];
  const verb = after ? 'adds' : 'removes';
  const kind = source.path.startsWith('_forms/') ? 'form' : 'text';
  return [{ kind, verb, count: 1, text: `${verb} the document ${source.path}` }];
}

/** Reading a document takes its time; most are what they were, to the letter and the pictures. */
function isUntouched(
  before: EditionDocument,
  after: EditionDocument,
  was: ReadEdition,
  is: ReadEdition,
): boolean {
  if (before.source.text !== after.source.text) return false;
  const urls = new Map(was.sources.images.map(({ path, url }) => [path, url]));
  return is.sources.images.every(
    ({ path, url }) => urls.get(path) === url || !after.source.text.includes(path),
  );
}

/** What has no effect but one that is told as such: a draft's routes, redirects, the places of a listing. */
const elsewhere = ['$schema', 'draft', 'redirects', 'listing/order', 'listing/in'];

const isToldElsewhere = (where: readonly Step[]) => {
  const path = where.map((step) => ('property' in step ? step.property : '')).join('/');
  return elsewhere.some((told) => path === told || path.startsWith(`${told}/`));
};
