import { withQuery } from '../format/with-query';
import type { FactsOfPage, Target } from '../resolved';
import { topicOf } from './page-topic';
import type { ReferringDocument, ResolvableSite } from './reference-kind';
import { siteSettings } from './site-documents';
import { siteKinds } from './site-kinds';
import { addressOf, toTarget } from './target';

type Site = Pick<ResolvableSite, 'documents' | 'redirects'>;

/**
 * A link to the booking form for a page of this kind and name. It carries the page as its topic if pages of the kind
 * have one. Undefined if the site has no booking form.
 */
export function bookingLinkAbout(
  kind: string,
  name: string,
  { documents, redirects }: Site,
): FactsOfPage['ask'] {
  const to = siteSettings(documents).booking?.to;
  if (to === undefined) return undefined;
  const topic = siteKinds(documents).find((one) => one.kind === kind)?.topic;
  const target = toTarget(to, redirects);
  return topic === undefined
    ? { ...target, href: to }
    : { ...target, href: withQuery(to, { [topic]: name }), topic };
}

/**
 * Resolves a link for the page that contains it, unlike `toTarget`, which is the same for every page. A link to the
 * booking form carries the page's topic in its query. If the page itself has the anchor of that link, and so the form,
 * the link leads there instead.
 */
export function targetOnPage(written: string, page: ReferringDocument, site: Site): Target {
  const target = toTarget(written, site.redirects);
  if (written !== siteSettings(site.documents).booking?.to) return target;
  const anchor = addressOf(written)?.anchor;
  if (anchor !== undefined && page.documentIndex.anchors.includes(anchor))
    return { kind: 'anchor', href: `#${anchor}` };
  const pageTopic = topicOf(page, site.documents);
  return pageTopic ? { ...target, href: withQuery(written, { [pageTopic.topic]: pageTopic.name }) } : target;
}
