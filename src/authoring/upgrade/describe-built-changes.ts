import type { Change, ChangeGroup, ChangeReport } from '../diff/change';
import { changedEntries } from '../diff/changed-entries';
import { compare } from '../diff/compare';
import { describeDifference } from '../diff/describe-difference';
import { Leaf } from '../diff/display-value';
import { summarise } from '../diff/summary';
import { textsInHtml } from './texts-in-html';

/** A built site. */
export interface BuiltSite {
  /** The HTML of each page, by route. */
  pages: ReadonlyMap<string, string>;
  /** Of the other files, those that keep their name when their content changes: a hash of each, by path. */
  files: ReadonlyMap<string, string>;
}

/**
 * Describes in the words of `diff` what differs between two builds of the same documents: the texts of pages, and as
 * notes which pages and files differ in anything else.
 */
export function describeBuiltChanges(before: BuiltSite, after: BuiltSite): ChangeReport {
  const routes = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  const pages = routes.map((route) => comparePage(route, before.pages.get(route), after.pages.get(route)));
  const groups = withSharedChanges(pages.map(({ group }) => group)).filter(
    ({ changes }) => changes.length > 0,
  );
  const routesWithOtherMarkup = pages.flatMap(({ group, hasOtherMarkup }) =>
    hasOtherMarkup ? [group.route ?? ''] : [],
  );
  const files = changedEntries(before.files, after.files).map(({ key }) => key);
  return {
    summary: groups.length > 0 ? summarise(groups) : 'Every page says what it said before.',
    notes: [
      ...(routesWithOtherMarkup.length > 0
        ? [`Same words, other markup or styles: ${listed(routesWithOtherMarkup, routes.length)}`]
        : []),
      ...(files.length > 0 ? [`Other files that differ: ${files.sort().join(', ')}`] : []),
    ],
    groups,
  };
}

/** The changes of a page's texts and, if there are none, whether anything else in its HTML differs. */
function comparePage(
  route: string,
  before: string | undefined,
  after: string | undefined,
): { group: ChangeGroup; hasOtherMarkup: boolean } {
  const texts = { before: textsInHtml(before ?? ''), after: textsInHtml(after ?? '') };
  // The first text is the page's title, which ends in the site's name: “Fees | Prospectus”.
  const [title = route] = after === undefined ? texts.before : texts.after;
  const group = { name: title.replace(/ \| [^|]*$/, ''), route, draft: false };
  if (before === undefined || after === undefined) {
    const verb = after === undefined ? 'removes' : 'adds';
    const change: Change = { kind: 'route', verb, text: `${verb} the page ${route}` };
    return { group: { ...group, changes: [change] }, hasOtherMarkup: false };
  }
  const changes = compare(texts.before.map(textLeaf), texts.after.map(textLeaf), [{ property: 'texts' }]).map(
    (difference) => describeDifference(difference, false),
  );
  const hasOtherMarkup = changes.length === 0 && withoutHashes(before) !== withoutHashes(after);
  return { group: { ...group, changes }, hasOtherMarkup };
}

const textLeaf = (text: string) => new Leaf('text', text);

/** Moves changes of texts that every page has, such as those of the footer, to a group of their own. */
function withSharedChanges(groups: readonly ChangeGroup[]): readonly ChangeGroup[] {
  const [first] = groups;
  if (!first || groups.length < 2) return groups;
  const isShared = ({ text }: Change) =>
    groups.every(({ changes }) => changes.some((change) => change.text === text));
  const shared = first.changes.filter((change) => change.kind === 'text' && isShared(change));
  const ownChanges = groups.map((group) => ({
    ...group,
    changes: group.changes.filter(({ text }) => !shared.some((change) => change.text === text)),
  }));
  return [{ name: 'Every page', draft: false, changes: shared }, ...ownChanges];
}

/** Routes in words; “all 12 pages” if none is missing. */
const listed = (routes: readonly string[], pageCount: number) =>
  routes.length === pageCount && pageCount > 1 ? `all ${pageCount} pages` : routes.join(', ');

/** Removes the hashes of content from the addresses of scripts, styles and images: `/assets/world.cGXC3NMo.svg`. */
const withoutHashes = (html: string) => html.replace(/(\/assets\/[\w./-]+)\.[\w-]{6,}(\.\w+)/g, '$1$2');
