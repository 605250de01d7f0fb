import { posix } from 'node:path';
import { parse } from '../../compiler/parse';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic';
import { duplicateRoute } from '../../diagnostics/duplicate-route/duplicate-route';
import { locationAt } from '../../document/location';
import { pathOf, routeOf } from '../../document/route';
import type { SourceFile, Sources } from '../../document/source';
import type { PageKind } from '../../generated/documents';
import { redirectsOf, routeTable, specialTable } from '../../site/routes';
import { choicesOf } from './choices';
import { fillIn } from './fill-in';
import { addressFor, nameIn, startOf } from './start';

/** A generated draft. */
export interface ScaffoldedPage {
  source: SourceFile;
  route: string;
  /** JSON Pointers of values that are only examples. */
  examples: readonly string[];
}

/**
 * Makes a valid draft of a page from the schema, its kind and the site. The value is missing where the address is
 * already used. `folder` is the pages folder as the author wrote it; `today` has the format 2027-03-09; `schema` is the
 * way from the folder to that of the schemas.
 */
export function scaffoldPage(
  sources: Sources,
  folder: string,
  kind: PageKind,
  name: string,
  today: string,
  schema = '../schema',
): Outcome<ScaffoldedPage | undefined> {
  const path = pathOf(addressFor(name, kind));
  const route = routeOf(path);
  const file = posix.join(folder, path);
  const diagnostics = addressErrors({ path, file, text: '' }, route, sources);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };

  const { listing, ...page } = startOf(kind);
  const given = {
    $schema: `${'../'.repeat(path.split('/').length - 1)}${schema}/page.schema.json`,
    kind: kind.kind,
    draft: true,
    ...(listing && { listing: { ...listing, order: nextOrder(sources.documents, kind.kind) } }),
    ...page,
  };
  const choose = choicesOf(sources, nameIn(route, kind), today);
  const { value, examples } = fillIn(sources.schemas, 'schema/page.schema.json', given, choose);
  const text = `${JSON.stringify(value, null, 2)}\n`;
  return { value: { source: { path, file, text }, route, examples }, diagnostics };
}

function addressErrors(source: SourceFile, route: string, { documents }: Sources): readonly Diagnostic[] {
  const redirect = redirectsOf(documents).has(route) ? 'a redirect in _site.json' : undefined;
  const other = redirect ?? specialTable(documents).get(route)?.file;
  if (other) return [duplicateRoute(locationAt(source, '', 0, 1), route, other)];
  const isOwn = ({ location }: Diagnostic) => location.file === source.file;
  return routeTable([...documents, source]).diagnostics.filter(isOwn);
}

const gap = 10;
const highest = 10_000;

/** A position after all pages of a kind, with a gap. */
function nextOrder(documents: readonly SourceFile[], kind: string): number {
  const orders = documents.flatMap((document) => {
    const { kind: ownKind, listing } = { ...(parse(document).value?.value as Listed | undefined) };
    return ownKind === kind && typeof listing?.order === 'number' ? [listing.order] : [];
  });
  return Math.min(Math.max(0, ...orders) + gap, highest);
}

interface Listed {
  kind?: unknown;
  listing?: { order?: unknown };
}
