import type { PageDocument, Topic } from '../generated/documents';
import { pageSummaries, pagesByRoute } from './page-summaries';
import type { ReferringDocument } from './reference-kind';
import { siteKinds } from './site-kinds';

/** The topic of enquiries from a page: for example the topic “course” with the name “French”. */
export interface PageTopic {
  topic: Topic;
  name: string;
  /** The name as it is within a sentence: “the Netherlands”. */
  nameInSentence: string;
  /** Route of the page that the topic comes from: the page itself, or the one that it is about. */
  route: string;
}

/**
 * The topic of a page, which follows from its kind and its name. A page that is `about` another one has the topic of
 * that page. Undefined if the kind has no topic.
 */
export function topicOf(
  { kind, validValue, route }: Pick<ReferringDocument, 'kind' | 'validValue' | 'route'>,
  documents: readonly ReferringDocument[],
): PageTopic | undefined {
  if (kind !== 'page' || route === undefined) return undefined;
  const { kind: pageKind, listing, about } = validValue as PageDocument;
  const ownSummary = listing && {
    route,
    kind: pageKind,
    name: listing.name,
    inText: listing.inText ?? listing.name,
  };
  const page = about === undefined ? ownSummary : pagesByRoute(pageSummaries(documents)).get(about);
  if (!page) return undefined;
  const topic = siteKinds(documents).find(({ kind }) => kind === page.kind)?.topic;
  return topic === undefined
    ? undefined
    : { topic, name: page.name, nameInSentence: page.inText, route: page.route };
}
