import { simulated } from '../form/form-key';
import type { FormDocument } from '../generated/documents';
import type { LinkedSite } from './checked-site';
import { isReceived } from './received-form';

/** The groups of words that belong to no block and that a site needs whatever its pages show. */
export const wordGroupsOf = ({
  documents,
  special,
}: Pick<LinkedSite, 'documents' | 'special'>): readonly string[] => [
  'shell',
  ...(special.serverError === undefined ? ['page-states'] : []),
  ...(showsFacts(documents) ? ['sources'] : []),
  ...(documents.some(isReceivedForm) ? ['server', 'mail', 'admin'] : []),
];

/** Whether a page quotes facts, or shows those of others. */
const showsFacts = (documents: LinkedSite['documents']): boolean =>
  documents.some(({ mentions }) => mentions.facts !== undefined) ||
  (documents.some(({ kind }) => kind === 'register') &&
    documents.some(({ mentions }) => mentions.askedFacts !== undefined));

/** Words of forms that only some of them say, as references/required-labels.ts writes them. */
export const wordsOfForms = ({ documents }: Pick<LinkedSite, 'documents'>): readonly string[] =>
  documents.some(isSimulatedForm) ? ['enquiry-form>form/sample'] : [];

/**
 * All words around figures, as references/required-labels.ts writes them: a register may change its figures, and a text that
 * quotes one must be able to say whatever they become.
 */
export function wordsOfFacts({
  documents,
  sources,
}: Pick<LinkedSite, 'documents' | 'sources'>): readonly string[] {
  if (!documents.some(({ mentions }) => mentions.facts !== undefined)) return [];
  const figures = sources.schemas['schema/words.schema.json']?.properties?.figures?.properties ?? {};
  return ['sources>figures', ...Object.keys(figures).map((word) => `sources>figures/${word}`)];
}

const isSimulatedForm = ({ kind, readable }: LinkedSite['documents'][number]) =>
  kind === 'form' && (Object(readable) as Partial<FormDocument>).submit === simulated;

const isReceivedForm = ({ kind, readable }: LinkedSite['documents'][number]) => {
  const { submit } = Object(readable) as Partial<FormDocument>;
  return kind === 'form' && submit !== undefined && isReceived({ submit });
};

/** The language of the site, as far as its document says it. */
export const languageOf = ({ settings }: Pick<LinkedSite, 'settings'>): string | undefined =>
  settings?.content.language;
