import type { Site as SiteDocument } from '../../generated/documents';
import { kindOf } from '../compile';
import type { Fix, Place } from '../diagnostics/diagnostic';
import { isDraft } from '../draft';
import { type ParsedDocument, parse } from '../parse';
import { placeInText, placeOfValue } from '../place';
import { parseRichText } from '../rich-text';
import { hasRoute, routeOf } from '../routes';
import type { Schemas, Sources } from '../source';
import { replaceParts } from '../walk';

/** A link to an address that redirects, and the page that it leads to. */
export interface MovedLink {
  place: Place;
  fix: Fix;
}

/**
 * Links that reach their page by a redirect. They work, so no check complains of them; a fix spares the visitor the
 * way round. A link to a place on the page, or with a query, stays: whether the new page knows it is not for us to
 * say. `sound` tells which documents are valid, since others cannot be walked.
 */
export function movedLinks(
  { documents, schemas }: Pick<Sources, 'documents' | 'schemas'>,
  sound: (file: string) => boolean,
): readonly MovedLink[] {
  const parsed = documents.filter(({ file }) => sound(file)).flatMap((source) => parse(source).value ?? []);
  const moved = movedRoutes(
    parsed,
    new Set(
      documents
        .map(({ path }) => path)
        .filter(hasRoute)
        .map(routeOf),
    ),
  );
  return moved.size === 0 ? [] : parsed.flatMap((document) => linksOf(schemas, document, moved));
}

/** Old addresses with the published page that each leads to. */
function movedRoutes(
  documents: readonly ParsedDocument[],
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const published = new Set(
    documents
      .filter((document) => hasRoute(document.source.path) && !isDraft(document))
      .map(({ source }) => routeOf(source.path)),
  );
  const site = documents.find(({ source }) => source.path === '_site.json')?.value as
    | SiteDocument
    | undefined;
  const redirects = site?.redirects ?? [];
  return new Map(
    redirects
      .filter(({ from, to }) => !taken.has(from) && published.has(to))
      .map(({ from, to }): [string, string] => [from, to]),
  );
}

function linksOf(
  schemas: Schemas,
  document: ParsedDocument,
  moved: ReadonlyMap<string, string>,
): readonly MovedLink[] {
  const kind = kindOf(document.source.path);
  if (!kind) return [];
  const links: MovedLink[] = [];
  const visit = (found: string, place: () => Place) => {
    const text = moved.get(found);
    if (text !== undefined) links.push({ place: place(), fix: { found, text } });
  };
  replaceParts(schemas, `schema/${kind}.schema.json`, document.value, {
    target: (written, pointer) => visit(String(written), () => placeOfValue(document, pointer)),
    'rich-text': (written, pointer) => {
      parseRichText(document.source, String(written), ({ target, start, end }) => {
        visit(target, () => placeInText(document, pointer, start, end));
        return { kind: 'route', href: target };
      });
    },
  });
  return links;
}
