import type { Change } from './change';
import { changedEntries } from './changed-entries';
import type { Pair } from './pair-documents';
import type { InspectedRevision } from './revision';

/** How a page's address changed. Only published pages have one that visitors can use. */
export function routeChanges({ before, after }: Pair): readonly Change[] {
  const [oldRoute, newRoute] = [before, after].map((document) =>
    document?.route && !document.draft ? document.route : undefined,
  );
  const change = (verb: Change['verb'], text: string): Change => ({ kind: 'route', verb, text });
  if (oldRoute && newRoute)
    return oldRoute === newRoute ? [] : [change('renames', `renames ${oldRoute} to ${newRoute}`)];
  if (newRoute)
    return [change('adds', before ? `publishes the draft ${newRoute}` : `adds the page ${newRoute}`)];
  if (oldRoute) {
    const why = after ? 'it is now a draft' : 'its document was deleted';
    return [change('removes', `removes the page ${oldRoute}: ${why}`)];
  }
  if (after?.draft && !before)
    return [change('adds', `adds the draft ${after.route}, which is not published`)];
  if (before?.draft && !after) return [change('removes', `removes the draft ${before.route}`)];
  return [];
}

/** Redirects that were added, changed or removed. None if either revision has no valid `_site.json`. */
export function redirectChanges(before: InspectedRevision, after: InspectedRevision): readonly Change[] {
  if (!before.site || !after.site) return [];
  return changedEntries(redirectsOf(before), redirectsOf(after)).map(
    ({ key: from, before, after, verb }) => ({
      kind: 'route',
      verb,
      count: 0, // the summary counts pages and only mentions redirects
      text:
        verb === 'changes'
          ? `redirects ${from} to ${after} instead of ${before}`
          : `${verb} the redirect ${from} to ${after ?? before}`,
    }),
  );
}

const redirectsOf = ({ site }: InspectedRevision) =>
  new Map((site?.redirects ?? []).map(({ from, to }) => [from, to]));
