import { parseJson } from '../../document/parse-json';
import type { SiteDocument } from '../../generated/documents';
import { withValue } from '../edit/with-value';

type Redirects = NonNullable<SiteDocument['redirects']>;

const redirectsIn = (siteText: string): Redirects =>
  (Object(parseJson(siteText)) as Partial<SiteDocument>).redirects ?? [];

/** The text of `_site.json` with further redirects, formatted like the last one. */
export const withRedirects = (siteText: string, added: Redirects): string =>
  withValue(siteText, ['redirects'], [...redirectsIn(siteText), ...added]);

/** The text of `_site.json` without the redirect from this address, if there is one. */
export function withoutRedirect(siteText: string, from: string): string {
  const index = redirectsIn(siteText).findIndex((redirect) => redirect.from === from);
  return index === -1 ? siteText : withValue(siteText, ['redirects', index], undefined);
}
