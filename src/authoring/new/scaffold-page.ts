import { posix } from 'node:path';
import { unvalidatedContent } from '../../compiler/unvalidated-content';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic';
import { duplicateRoute } from '../../diagnostics/duplicate-route/duplicate-route';
import { locationAt } from '../../document/location';
import { pathOf, routeOf } from '../../document/route';
import type { SourceFile, Sources } from '../../document/source';
import type { PageKind } from '../../generated/documents';
import { redirectsOf, routeTable, specialPagesByRoute } from '../../site/routes';
import { choicesOf } from './choices';
import { addToCompleteLists } from './complete-lists';
import { copyQuotes } from './copy-quotes';
import { fillIn } from './fill-in';
import { type Mention, mentionsOfEntries, mentionsOfPages } from './mentions';
import { type CollectionWithEntry, newEntry, withEntryShown } from './new-entry';
import { addressFor, nameIn, pagesOfKind, templateOf, type UnvalidatedPage } from './page-kinds';
import {
  mostHaveRegisters,
  registerPath,
  type ScaffoldedRegister,
  scaffoldRegister,
} from './scaffold-register';

/** A generated draft of a page. */
export interface ScaffoldedPage {
  source: SourceFile;
  route: string;
  /** JSON Pointers of values that are only examples. */
  examplePointers: readonly string[];
  /** A new register for the page, if most other pages of its kind have one of their own. */
  register?: ScaffoldedRegister;
  /** The collection with a new entry for the page, if its kind names a collection that has no such entry yet. */
  collection?: CollectionWithEntry;
  /** Documents with a list of all entries of the collection, to which the new one is added. */
  lists: readonly { before: SourceFile; after: SourceFile }[];
  /** Texts, lists and facts about all entries of the collection, or all pages of the kind, for the author to review. */
  mentions: readonly Mention[];
}

/**
 * Creates a valid draft of a page from the schema, its kind and the site. Undefined, with diagnostics, if it cannot
 * have its route. `folder` is the pages folder as given by the author; `today` has the format 2027-03-09; `schema` is
 * the relative path from the folder to the schemas.
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

  const { listing, blocks, collection } = templateOf(kind);
  const ownName = nameIn(route, kind);
  const hasRegister = mostHaveRegisters(sources, kind);
  const pageStart = {
    $schema: `${'../'.repeat(path.split('/').length - 1)}${schema}/page.schema.json`,
    kind: kind.kind,
    ...(hasRegister && { facts: ownName }),
    draft: true,
    ...(listing && { listing: { ...listing, order: nextOrder(pagesOfKind(sources, kind.kind)) } }),
    blocks: collection === undefined ? blocks : withEntryShown(blocks, collection, ownName),
  };
  const isNewRegister =
    hasRegister && !sources.documents.some((document) => document.path === registerPath(ownName));
  const register = isNewRegister ? scaffoldRegister(sources, folder, ownName, schema, kind) : undefined;
  const choose = choicesOf(sources, ownName, today, register?.model?.facts);
  const filled = fillIn(sources.schemas, 'schema/page.schema.json', pageStart, choose);
  const { value, examplePointers } = register?.model
    ? copyQuotes(filled, unvalidatedContent(register.model.page), {
        oldRegister: register.model.register,
        newRegister: ownName,
        sharedIds: new Set(register.model.facts.map(({ id }) => id)),
      })
    : filled;
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const entry = collection === undefined ? undefined : newEntry(sources, collection, ownName, choose);
  return {
    value: {
      source: { path, file, text },
      route,
      examplePointers,
      ...(register && { register }),
      ...(entry && { collection: entry }),
      lists: collection !== undefined && entry ? addToCompleteLists(sources, collection, ownName) : [],
      mentions:
        collection === undefined
          ? mentionsOfPages(sources, kind.kind)
          : entry
            ? mentionsOfEntries(sources, collection)
            : [],
    },
    diagnostics,
  };
}

/** Why a page cannot have this route, if it cannot. */
function addressErrors(source: SourceFile, route: string, { documents }: Sources): readonly Diagnostic[] {
  const redirect = redirectsOf(documents).has(route) ? 'a redirect in _site.json' : undefined;
  const takenBy = redirect ?? specialPagesByRoute(documents).get(route)?.file;
  if (takenBy) return [duplicateRoute(locationAt(source, '', 0, 1), route, takenBy)];
  const isOwn = ({ location }: Diagnostic) => location.file === source.file;
  return routeTable([...documents, source]).diagnostics.filter(isOwn);
}

/** The gap between the positions of two pages in lists, for pages that are put between them later. */
const orderGap = 10;

/** The maximum position in the schema. */
const maxOrder = 10_000;

/** The position of a new page in lists: after all pages of its kind. */
function nextOrder(pages: readonly UnvalidatedPage[]): number {
  const orders = pages.flatMap(({ content: { listing } }) =>
    typeof listing?.order === 'number' ? [listing.order] : [],
  );
  return Math.min(Math.max(0, ...orders) + orderGap, maxOrder);
}
