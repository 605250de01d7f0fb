import { notFoundRoute } from '../document/route';
import { simulated } from '../form/form-key';
import type { FormDocument } from '../generated/documents';
import type { LinkedSite } from './checked-site';
import { isReceived } from './received-form';

/**
 * The words that the blocks, forms and facts of the site need, such as `sources>figures/month`: what needs the word, its
 * group and its name (references/required-words.ts).
 */
export const neededWords = (site: Pick<LinkedSite, 'documents' | 'sources'>): ReadonlySet<string> =>
  new Set([
    ...site.documents.flatMap(({ documentIndex }) => documentIndex.requiredWords),
    ...wordsOfForms(site),
    ...wordsOfFacts(site),
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
export const sendsForms = (documents: LinkedSite['documents']): boolean => documents.some(isReceivedForm);

/** Whether any document shows facts. */
const showsFacts = (documents: LinkedSite['documents']): boolean =>
  documents.some(({ documentIndex }) => documentIndex.facts !== undefined);

/** The word that only simulated forms need, which says that they send nothing. */
const wordsOfForms = ({ documents }: Pick<LinkedSite, 'documents'>): readonly string[] =>
  documents.some(isSimulatedForm) ? ['enquiry-form>form/sample'] : [];

/** All words for figures: facts may change, so texts that quote them must be prepared for any value. */
function wordsOfFacts({ documents, sources }: Pick<LinkedSite, 'documents' | 'sources'>): readonly string[] {
  if (!showsFacts(documents)) return [];
  const figures = sources.schemas['schema/words.schema.json']?.properties?.figures?.properties ?? {};
  return ['sources>figures', ...Object.keys(figures).map((word) => `sources>figures/${word}`)];
}

const isSimulatedForm = ({ kind, validValue }: LinkedSite['documents'][number]) =>
  kind === 'form' && (Object(validValue) as Partial<FormDocument>).submit === simulated;

const isReceivedForm = ({ kind, validValue }: LinkedSite['documents'][number]) => {
  const { submit } = Object(validValue) as Partial<FormDocument>;
  return kind === 'form' && submit !== undefined && isReceived({ submit });
};
