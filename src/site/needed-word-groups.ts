import { notFoundRoute } from '../document/route';
import { simulated } from '../form/form-key';
import type { FormDocument } from '../generated/documents';
import type { LinkedSite } from './checked-site';
import { isReceived } from './received-form';

/** The label groups outside of blocks that the site needs, whatever its pages show. */
export const wordGroupsOf = ({
  documents,
  special,
}: Pick<LinkedSite, 'documents' | 'special'>): readonly string[] => [
  'shell',
  ...(documents.some(({ route }) => route === notFoundRoute) ? [] : ['not-found']),
  ...(special.serverError === undefined ? ['page-states'] : []),
  ...(showsFacts(documents) ? ['sources'] : []),
  ...(sendsForms(documents) ? ['server', 'mail', 'admin'] : []),
];

/** Whether a form of the site sends something. */
export const sendsForms = (documents: LinkedSite['documents']): boolean => documents.some(isReceivedForm);

/** Whether any page shows facts. */
const showsFacts = (documents: LinkedSite['documents']): boolean =>
  documents.some(({ documentIndex }) => documentIndex.facts !== undefined) ||
  (documents.some(({ kind }) => kind === 'register') &&
    documents.some(({ documentIndex }) => documentIndex.requestedFacts !== undefined));

/** Labels that only some forms need, in the notation of references/required-labels.ts. */
export const wordsOfForms = ({ documents }: Pick<LinkedSite, 'documents'>): readonly string[] =>
  documents.some(isSimulatedForm) ? ['enquiry-form>form/sample'] : [];

/**
 * All labels for figures, in the notation of references/required-labels.ts: facts may change, so texts that quote them
 * must be prepared for any value.
 */
export function wordsOfFacts({
  documents,
  sources,
}: Pick<LinkedSite, 'documents' | 'sources'>): readonly string[] {
  if (!documents.some(({ documentIndex }) => documentIndex.facts !== undefined)) return [];
  const figures = sources.schemas['schema/words.schema.json']?.properties?.figures?.properties ?? {};
  return ['sources>figures', ...Object.keys(figures).map((word) => `sources>figures/${word}`)];
}

const isSimulatedForm = ({ kind, validValue }: LinkedSite['documents'][number]) =>
  kind === 'form' && (Object(validValue) as Partial<FormDocument>).submit === simulated;

const isReceivedForm = ({ kind, validValue }: LinkedSite['documents'][number]) => {
  const { submit } = Object(validValue) as Partial<FormDocument>;
  return kind === 'form' && submit !== undefined && isReceived({ submit });
};

/** The site's language, if it is valid. */
export const languageOf = ({ settings }: Pick<LinkedSite, 'settings'>): string | undefined =>
  settings?.content.language;
