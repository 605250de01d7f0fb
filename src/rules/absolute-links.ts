import { absoluteLink } from '../diagnostics/absolute-link/absolute-link';
import { links, locationOfLink } from '../references/links';
import { inShown, type Rule } from './rule';

/** Links to pages of this site by their full address, which nothing checks. */
export const absoluteLinks: Rule = inShown(({ document, references }, { settings }) => {
  const address = settings?.content.url;
  if (address === undefined || !URL.canParse(address)) return [];
  const { host } = new URL(address);
  return references
    .of(links)
    .filter(({ target }) => target.startsWith('https:'))
    .flatMap((link) => {
      const url = URL.canParse(link.target) ? new URL(link.target) : undefined;
      return url?.host === host
        ? [absoluteLink(locationOfLink(document, link), url.pathname + url.search + url.hash)]
        : [];
    });
});
