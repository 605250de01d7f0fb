import type { PageDocument, Topic } from '../generated/documents';
import { knownPages, pagesByRoute } from './known-pages';
import type { ReferringDocument } from './reference-kind';
import { siteKinds } from './site-kinds';

/** What enquiries from a page are about: of the topic “course” the one that is called “French”. */
export interface PageTopic {
  topic: Topic;
  name: string;
  /** The name as it stands within a sentence. */
  inText: string;
  /** The page that says so: the page itself, or the one that it is about. */
  route: string;
}

/** What a page is about, by its kind and its listing, or by those of the page that it is `about`. */
export function topicOf(
  { kind, readable, route }: Pick<ReferringDocument, 'kind' | 'readable' | 'route'>,
  documents: readonly ReferringDocument[],
): PageTopic | undefined {
  if (kind !== 'page' || route === undefined) return undefined;
  const { kind: pageKind, listing, about } = readable as PageDocument;
  const own = listing && {
    route,
    kind: pageKind,
    name: listing.name,
    inText: listing.inText ?? listing.name,
  };
  const page = about === undefined ? own : pagesByRoute(knownPages(documents)).get(about);
  if (!page) return undefined;
  const topic = siteKinds(documents).find(({ kind: its }) => its === page.kind)?.topic;
  return topic === undefined ? undefined : { topic, name: page.name, inText: page.inText, route: page.route };
}
