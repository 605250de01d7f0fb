import { posix } from 'node:path';
import { parse } from '../../compiler/parse';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic';
import { duplicateRoute } from '../../diagnostics/duplicate-route/duplicate-route';
import { locationAt } from '../../document/location';
import { pathOf, routeOf } from '../../document/route';
import type { SourceFile, Sources } from '../../document/source';
import { redirectsOf, routeTable, specialTable } from '../../site/routes';
import { choicesOf } from './choices';
import { fillIn } from './fill-in';
import { nameIn, type Start } from './start';

/** A document that nobody has written yet. */
export interface ScaffoldedPage {
  source: SourceFile;
  route: string;
  /** Where values are examples that nobody has made true yet: JSON Pointers. */
  examples: readonly string[];
}

/**
 * The draft of a page: schema, start and site to the text of a document that checks. It is missing where the address
 * is not free. `folder` is where documents stand, as the author calls it; `today` is written as in documents: 2027-03-09.
 */
export function scaffoldPage(
  sources: Sources,
  folder: string,
  kind: string,
  start: Start,
  address: string,
  today: string,
): Outcome<ScaffoldedPage | undefined> {
  const path = pathOf(address);
  const route = routeOf(path);
  const file = posix.join(folder, path);
  const diagnostics = faultsOf({ path, file, text: '' }, route, sources);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };

  const { listing, ...page } = start.page;
  const given = {
    $schema: `${'../'.repeat(path.split('/').length)}schema/page.schema.json`,
    kind,
    draft: true,
    ...(listing && { listing: { ...listing, order: nextOrder(sources.documents, kind) } }),
    ...page,
  };
  const choose = choicesOf(sources, nameIn(route, start), today);
  const { value, examples } = fillIn(sources.schemas, 'schema/page.schema.json', given, choose);
  const text = `${JSON.stringify(value, null, 2)}\n`;
  return { value: { source: { path, file, text }, route, examples }, diagnostics };
}

function faultsOf(source: SourceFile, route: string, { documents }: Sources): readonly Diagnostic[] {
  const redirect = redirectsOf(documents).has(route) ? 'a redirect in _site.json' : undefined;
  const other = redirect ?? specialTable(documents).get(route)?.file;
  if (other) return [duplicateRoute(locationAt(source, '', 0, 1), route, other)];
  const isOwn = ({ location }: Diagnostic) => location.file === source.file;
  return routeTable([...documents, source]).diagnostics.filter(isOwn);
}

const gap = 10;
const highest = 10_000;

/** The place behind all pages of a kind, with room between. */
function nextOrder(documents: readonly SourceFile[], kind: string): number {
  const orders = documents.flatMap((document) => {
    const { kind: its, listing } = { ...(parse(document).value?.value as Listed | undefined) };
    return its === kind && typeof listing?.order === 'number' ? [listing.order] : [];
  });
  return Math.min(Math.max(0, ...orders) + gap, highest);
}

interface Listed {
  kind?: unknown;
  listing?: { order?: unknown };
}
