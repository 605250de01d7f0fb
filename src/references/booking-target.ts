import { withQuery } from '../format/with-query';
import type { Target } from '../resolved';
import { topicOf } from './page-topic';
import type { ReferringDocument, ResolvableSite } from './reference-kind';
import { siteKinds } from './site-kinds';
import { siteSettings } from './site-settings';
import { addressOf, toTarget } from './target';

type Site = Pick<ResolvableSite, 'documents' | 'redirects'>;

/** The form for bookings, with a page of a kind as what the enquiry is about, where the kind has a topic. */
export function bookingAbout(kind: string, name: string, { documents, redirects }: Site): Target | undefined {
  const to = siteSettings(documents).booking?.to;
  if (to === undefined) return undefined;
  const topic = siteKinds(documents).find((one) => one.kind === kind)?.topic;
  return { ...toTarget(to, redirects), href: topic === undefined ? to : withQuery(to, { [topic]: name }) };
}

/**
 * Where a link leads from a page. One to the form for bookings carries what the page is about; on a page that has that
 * form itself, by the same anchor, it leads to it.
 */
export function targetFrom(written: string, from: ReferringDocument, site: Site): Target {
  const target = toTarget(written, site.redirects);
  if (written !== siteSettings(site.documents).booking?.to) return target;
  const anchor = addressOf(written)?.anchor;
  if (anchor !== undefined && from.mentions.anchors.includes(anchor))
    return { kind: 'anchor', href: `#${anchor}` };
  const about = topicOf(from, site.documents);
  return about ? { ...target, href: withQuery(written, { [about.topic]: about.name }) } : target;
}
