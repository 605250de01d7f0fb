import { withQuery } from '../format/with-query';
import type { FactsOfPage, Target } from '../resolved';
import { topicOf } from './page-topic';
import type { ReferringDocument, ResolvableSite } from './reference-kind';
import { siteSettings } from './site-documents';
import { siteKinds } from './site-kinds';
import { addressOf, toTarget } from './target';

type Site = Pick<ResolvableSite, 'documents' | 'redirects'>;

/** Link to the booking form with a page as its topic, if pages of its kind have a topic. */
export function bookingAbout(kind: string, name: string, { documents, redirects }: Site): FactsOfPage['ask'] {
  const to = siteSettings(documents).booking?.to;
  if (to === undefined) return undefined;
  const topic = siteKinds(documents).find((one) => one.kind === kind)?.topic;
  const target = toTarget(to, redirects);
  return topic === undefined
    ? { ...target, href: to }
    : { ...target, href: withQuery(to, { [topic]: name }), topic };
}

/**
 * Resolves a link from a page. A link to the booking form carries the page's topic as a query; on a page that contains
 * this form with the same anchor, it leads to that one instead.
 */
export function targetFrom(written: string, from: ReferringDocument, site: Site): Target {
  const target = toTarget(written, site.redirects);
  if (written !== siteSettings(site.documents).booking?.to) return target;
  const anchor = addressOf(written)?.anchor;
  if (anchor !== undefined && from.documentIndex.anchors.includes(anchor))
    return { kind: 'anchor', href: `#${anchor}` };
  const about = topicOf(from, site.documents);
  return about ? { ...target, href: withQuery(written, { [about.topic]: about.name }) } : target;
}
