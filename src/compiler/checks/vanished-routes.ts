import type { Diagnostic } from '../../diagnostics/diagnostic';
import { vanishedRoute } from '../../diagnostics/vanished-route/vanished-route';
import { foldersAbove } from '../../document/folders-above';
import { locationOfValue } from '../../document/location';
import type { UrlsDocument } from '../../generated/documents';
import type { PartiallyValid } from '../../schema/valid-value';
import type { LinkedSite } from '../../site/checked-site';
import { mightHaveProperty } from '../might-have-property';

/**
 * Addresses in the URL history that no page, redirect or file answers any more. Invalid pages count as present, because
 * they will answer once fixed.
 */
export function vanishedRoutes({
  sources,
  settings,
  documents,
  pages,
  routes,
  redirects,
}: LinkedSite): readonly Diagnostic[] {
  const history = documents.find(({ kind }) => kind === 'urls');
  // Skipped while a redirect is invalid, because it may cover the address.
  if (!history || !settings || mightHaveProperty(settings.invalidPointers, '', ['redirects'])) return [];
  const drafts = new Set(
    pages.flatMap(({ route, isMarkedDraft, isSpecial }) => (isMarkedDraft && !isSpecial ? route : [])),
  );
  const files = new Set(sources.files.map((name) => `/files/${name}`));
  const isAnswered = (address: string) =>
    address === '/' || // a missing home page is reported separately
    redirects.has(address) ||
    foldersAbove(address).some((folder) => redirects.has(`${folder}/*`)) ||
    files.has(address) ||
    (routes.has(address) && !drafts.has(address));

  const { published = [] } = Object(history.validValue) as PartiallyValid<UrlsDocument>;
  return published.flatMap((address, index) =>
    address === undefined || isAnswered(address)
      ? []
      : [vanishedRoute(locationOfValue(history.parsed, `/published/${index}`), address, drafts.has(address))],
  );
}
