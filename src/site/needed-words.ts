import { notFoundRoute } from '../document/route';
import type { Schemas } from '../document/source';
import { simulated } from '../form/form-key';
import type { FormDocument } from '../generated/documents';
import type { LinkedSite } from './checked-site';

/**
 * The words that the blocks, forms and facts of the site need, such as `sources>figures/month`: what needs the word,
 * its group and its name (references/required-words.ts).
 */
export const neededWords = ({
  documents,
  sources,
}: Pick<LinkedSite, 'documents' | 'sources'>): ReadonlySet<string> =>
  new Set([
    ...documents.flatMap(({ documentIndex }) => documentIndex.requiredWords),
    // Only simulated forms say that they send nothing.
    ...(submitsOf(documents).includes(simulated) ? ['enquiry-form>form/sample'] : []),
    ...(showsFacts(documents) ? wordsOfFigures(sources.schemas) : []),
  ]);

/** The word groups that the site needs besides those of its blocks. */
export const wordGroupsOf = ({
  documents,
  specialPages,
}: Pick<LinkedSite, 'documents' | 'specialPages'>): readonly string[] => [
  'shell',
  ...(documents.some(({ route }) => route === notFoundRoute) ? [] : ['not-found']),
  ...(specialPages.serverError === undefined ? ['page-states'] : []),
  ...(showsFacts(documents) ? ['sources'] : []),
  ...(sendsForms(documents) ? ['server', 'mail', 'admin'] : []),
];

/** Whether a form of the site sends something. */
export const sendsForms = (documents: LinkedSite['documents']): boolean =>
  submitsOf(documents).some((submit) => submit !== simulated);

/** Where the forms of the site are sent, as far as that is valid: paths, or `simulate`. */
const submitsOf = (documents: LinkedSite['documents']): readonly string[] =>
  documents.flatMap(({ kind, validValue }) =>
    kind === 'form' ? ((Object(validValue) as Partial<FormDocument>).submit ?? []) : [],
  );

/** Whether any document shows facts. */
const showsFacts = (documents: LinkedSite['documents']): boolean =>
  documents.some(
    ({ documentIndex: { facts, requestedRows } }) =>
      facts.length > 0 || requestedRows.some(({ rows }) => rows.length > 0),
  );

/** All words for figures: facts may change, so texts that quote them must be prepared for any value. */
function wordsOfFigures(schemas: Schemas): readonly string[] {
  const figures = schemas['schema/words.schema.json']?.properties?.figures?.properties ?? {};
  return ['sources>figures', ...Object.keys(figures).map((word) => `sources>figures/${word}`)];
}
