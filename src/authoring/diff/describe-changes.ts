import { migrateSite } from '../migrate/migrate-site';
import { type Change, type ChangeGroup, type ChangeReport, changeKinds } from './change';
import { contentChanges } from './content-changes';
import { factChanges } from './fact-changes';
import { listingChanges, orderChanges } from './listing-changes';
import { type Pair, pairDocuments } from './pair-documents';
import { publishedLists } from './published-lists';
import { figureWordsOf, inspectRevision, localeOf, type Revision } from './revision';
import { revisionNotes } from './revision-notes';
import { redirectChanges, routeChanges } from './route-changes';
import { sharedChanges } from './shared-changes';
import { summarise } from './summary';

/** Describes the differences between two revisions of the site in words. */
export function describeChanges(before: Revision, after: Revision): ChangeReport {
  const inspectedBefore = inspectRevision(withSchemasOf(after, migratedRevision(before, after)));
  const inspectedAfter = inspectRevision(after);
  const comparison = {
    inspectedBefore,
    inspectedAfter,
    words: figureWordsOf(inspectedAfter),
    locale: localeOf(inspectedAfter),
  };
  const pairs = pairDocuments(inspectedBefore, inspectedAfter);
  const lists = listsInBoth(publishedLists(inspectedBefore), publishedLists(inspectedAfter), pairs);
  const nameOf = (route: string) =>
    inspectedAfter.documents.find((document) => document.route === route)?.name ?? route;

  const documentGroups = pairs.map((pair): ChangeGroup => {
    const { name, route, draft } = headingOf(pair);
    return {
      name,
      route,
      draft,
      changes: [
        ...routeChanges(pair),
        ...listingChanges(listsWith(route, lists.before), listsWith(route, lists.after)),
        ...(isValidRegister(pair) ? factChanges(pair, comparison) : contentChanges(pair, comparison)),
        ...(pair.after?.source.path === '_site.json'
          ? [
              ...redirectChanges(inspectedBefore, inspectedAfter),
              ...orderChanges(lists.before, lists.after, nameOf),
            ]
          : []),
      ],
    };
  });
  const groups = [...documentGroups, ...sharedChanges(inspectedBefore, inspectedAfter)]
    .filter(({ changes }) => changes.length > 0)
    .map((group) => ({ ...group, changes: group.changes.toSorted((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => sortPosition(a) - sortPosition(b) || a.name.localeCompare(b.name, 'en'));
  return { summary: summarise(groups), notes: revisionNotes(inspectedBefore, inspectedAfter), groups };
}

/** The heading of a group. A page that becomes a draft counts as published, because visitors lose it. */
function headingOf({ before, after }: Pair): Pick<ChangeGroup, 'name' | 'route' | 'draft'> {
  const { name = '', route } = after ?? before ?? {};
  return { name, route, draft: [before, after].every((document) => document?.draft ?? true) };
}

/** Whether a pair is a register, a file of facts in `_facts/`, that is valid in both revisions. */
const isValidRegister = ({ before, after }: Pair): boolean =>
  [before, after].every((document) => document?.schema === 'schema/register.schema.json');

type PublishedLists = ReturnType<typeof publishedLists>;

/**
 * Keeps only lists of pages that exist in both revisions, with their new names. Added and removed ones are reported
 * with the document that defines them. Routes of moved pages are replaced by their new ones.
 */
function listsInBoth(
  before: PublishedLists,
  after: PublishedLists,
  pairs: readonly Pair[],
): { before: PublishedLists; after: PublishedLists } {
  const newRoutes = new Map(pairs.map((pair) => [pair.before?.route, pair.after?.route]));
  const names = new Map(after.map(({ key, name }) => [key, name]));
  const keysBefore = new Set(before.map(({ key }) => key));
  return {
    before: before.flatMap(({ key, routes }) => {
      const name = names.get(key);
      if (name === undefined) return [];
      return [{ key, name, routes: routes.map((route) => newRoutes.get(route) ?? route) }];
    }),
    after: after.filter(({ key }) => keysBefore.has(key)),
  };
}

/** The names of the lists that contain the page of a route. */
const listsWith = (route: string | undefined, lists: PublishedLists) =>
  lists.filter(({ routes }) => route !== undefined && routes.includes(route)).map(({ name }) => name);

const rank = ({ kind }: Change) => changeKinds.indexOf(kind);

/** Groups are sorted by their most important change, with drafts last. */
const sortPosition = ({ draft, changes }: ChangeGroup) =>
  (draft ? changeKinds.length : 0) + Math.min(...changes.map(rank));

/** An older revision after migration, so that migrations do not appear as changes by authors. */
function migratedRevision(before: Revision, { sources: { schemas } }: Revision): Revision {
  const sources = { ...before.sources, schemas };
  const result = migrateSite(sources);
  return result && 'documents' in result
    ? { ...before, sources: { ...sources, documents: result.documents, schemas: result.schemas } }
    : before;
}

/** Reuses the schema object if the schema has not changed, so that it is compiled only once. */
function withSchemasOf({ sources: { schemas } }: Revision, revision: Revision): Revision {
  const isSame = JSON.stringify(schemas) === JSON.stringify(revision.sources.schemas);
  return isSame ? { ...revision, sources: { ...revision.sources, schemas } } : revision;
}
