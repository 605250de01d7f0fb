import { absoluteLink } from '../diagnostics/absolute-link/absolute-link';
import { locationOfReference } from '../document/location';
import { urlOf } from '../format/url-of';
import { links } from '../references/links';
import { forVisibleDocuments, type Rule } from './rule';

/** Links to pages of this site that are written as full URLs. Whether a page exists is checked only for paths. */
export const absoluteLinks: Rule = forVisibleDocuments(({ parsed, references }, { settings }) => {
  const host = urlOf(settings?.content.url ?? '')?.host;
  if (host === undefined) return [];
  return references
    .of(links)
    .filter(({ target }) => target.startsWith('https:'))
    .flatMap((link) => {
      const url = urlOf(link.target);
      return url?.host === host
        ? [absoluteLink(locationOfReference(parsed, link), url.pathname + url.search + url.hash)]
        : [];
    });
});
