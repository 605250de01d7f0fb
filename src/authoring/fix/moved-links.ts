import { validate } from '../../compiler/validate';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { isDraft } from '../../document/draft';
import { locationOfReference } from '../../document/location';
import { hasRoute, routeOf } from '../../document/route';
import type { Sources } from '../../document/source';
import type { SiteDocument } from '../../generated/documents';
import { links } from '../../references/links';
import type { ValidatedDocument } from '../../site/checked-site';

/**
 * Links that reach their page through a redirect. They work, so they are not diagnostics, but direct links are faster.
 * Skipped are links with an anchor or query, which the new page may not have; `_site.json`, which defines the
 * redirects; and the documents in `invalidFiles`, whose links may be wrong. The fix of a link is the current address of
 * its page.
 */
export function movedLinks(
  { documents: sources, schemas }: Pick<Sources, 'documents' | 'schemas'>,
  invalidFiles: ReadonlySet<string>,
): readonly Pick<Diagnostic, 'location' | 'fix'>[] {
  const documents = sources
    .filter(({ file }) => !invalidFiles.has(file))
    .flatMap((source) => validate(schemas, source).value ?? []);
  const routes = sources.map(({ path }) => path).filter(hasRoute);
  const newRoutes = movedRoutes(documents, new Set(routes.map(routeOf)));
  if (newRoutes.size === 0) return [];
  return documents
    .filter(({ kind }) => kind !== 'site')
    .flatMap(({ parsed, references }) =>
      references.of(links).flatMap((link) => {
        const text = newRoutes.get(link.target);
        return text === undefined
          ? []
          : [{ location: locationOfReference(parsed, link), fix: { found: link.target, text } }];
      }),
    );
}

/** Old addresses that no page has taken, with the published page that each redirects to. */
function movedRoutes(
  documents: readonly ValidatedDocument[],
  pageRoutes: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const published = new Set(
    documents
      .filter(({ parsed }) => hasRoute(parsed.source.path) && !isDraft(parsed))
      .map(({ parsed }) => routeOf(parsed.source.path)),
  );
  const site = documents.find(({ kind }) => kind === 'site')?.parsed.value as SiteDocument | undefined;
  return new Map(
    (site?.redirects ?? [])
      .filter(({ from, to }) => !pageRoutes.has(from) && published.has(to))
      .map(({ from, to }): [string, string] => [from, to]),
  );
}
