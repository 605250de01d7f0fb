import type { Change } from './change';
import { compare, type Step } from './compare';
import { describeDifference } from './describe-difference';
import { toDisplayValue } from './display-value';
import type { Pair } from './pair-documents';
import type { Comparison, InspectedRevision, RevisionDocument } from './revision';

/** Changes to the content of a document. Added and removed pages are covered by route changes. */
export function contentChanges(
  { before, after }: Pair,
  { inspectedBefore, inspectedAfter, words, locale }: Comparison,
): readonly Change[] {
  if (!before || !after) return addedOrRemoved(before, after);
  if (isUntouched(before, after, inspectedBefore, inspectedAfter)) return [];
  // Both sides use the same figures, since changed facts are reported for their register.
  const facts = new Map([...inspectedBefore.facts, ...inspectedAfter.facts]);
  const isForm = after.source.path.startsWith('_forms/');
  const display = (document: RevisionDocument, { sources }: InspectedRevision) =>
    // Without a schema on both sides, neither is formatted, or every figure would appear as changed.
    toDisplayValue(document.value, before.schema && after.schema && document.schema, {
      sources,
      facts,
      words,
      locale,
    });
  return compare(display(before, inspectedBefore), display(after, inspectedAfter))
    .filter(({ path }) => !isReportedElsewhere(path))
    .map((difference) => describeDifference(difference, isForm));
}

function addedOrRemoved(before?: RevisionDocument, after?: RevisionDocument): readonly Change[] {
  const { source, route } = after ?? before ?? {};
  if (!source || route !== undefined) return [];
  const verb = after ? 'adds' : 'removes';
  const kind = source.path.startsWith('_forms/') ? 'form' : 'text';
  return [{ kind, verb, text: `${verb} the document ${source.path}` }];
}

/** Whether a document and the images that it names are unchanged, so that the slow comparison can be skipped. */
function isUntouched(
  before: RevisionDocument,
  after: RevisionDocument,
  inspectedBefore: InspectedRevision,
  inspectedAfter: InspectedRevision,
): boolean {
  if (before.source.text !== after.source.text) return false;
  const urls = new Map(inspectedBefore.sources.images.map(({ path, url }) => [path, url]));
  return inspectedAfter.sources.images.every(
    ({ path, url }) => urls.get(path) === url || !after.source.text.includes(path),
  );
}

/** Properties whose effect is reported as another kind of change (routes, redirects, listings), or that have none. */
const reportedElsewhere = ['$schema', 'draft', 'redirects', 'listing/order', 'listing/in'];

const isReportedElsewhere = (path: readonly Step[]) => {
  const properties = path.map((step) => ('property' in step ? step.property : '')).join('/');
  return reportedElsewhere.some((start) => properties === start || properties.startsWith(`${start}/`));
};
