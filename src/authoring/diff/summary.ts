import { type Change, type ChangeGroup, type ChangeKind, changeKinds, changeVerbs } from './change';

const nouns: Readonly<Record<ChangeKind, readonly [string, string]>> = {
  route: ['route', 'routes'],
  listing: ['listing', 'listings'],
  figure: ['figure', 'figures'],
  form: ['part of a form', 'parts of forms'],
  text: ['text', 'texts'],
  image: ['image', 'images'],
};

/**
 * “Adds 1 route (/tours-japan), 6 listings; changes 1 figure.” Drafts are counted separately: visitors do not see them.
 */
export function summarise(groups: readonly ChangeGroup[]): string {
  if (groups.length === 0) return 'No change to the site.';
  const published = groups.filter(({ draft }) => !draft);
  const drafts = groups.length - published.length;
  const phrases = changeVerbs.flatMap((verb) => {
    const counts = changeKinds.flatMap((kind) => countInWords(published, verb, kind));
    return counts.length === 0 ? [] : [`${verb} ${counts.join(', ')}`];
  });
  const isRedirect = ({ count }: Change) => count === 0;
  const hasRedirects = published.some(({ changes }) => changes.some(isRedirect));
  const redirectPhrase = hasRedirects ? ['changes redirects'] : [];
  const draftPhrase = drafts > 0 ? [`edits ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`] : [];
  const text = [...phrases, ...redirectPhrase, ...draftPhrase].join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** “6 listings”, “1 route (/tours-japan)”; empty if there are none. */
function countInWords(
  groups: readonly ChangeGroup[],
  verb: Change['verb'],
  kind: ChangeKind,
): readonly string[] {
  const counted = groups.flatMap(({ route, changes }) =>
    changes
      .filter((change) => change.verb === verb && change.kind === kind && change.count !== 0)
      .map(({ count = 1 }) => ({ route, count })),
  );
  if (counted.length === 0) return [];
  const count = counted.reduce((sum, change) => sum + change.count, 0);
  const routes = kind === 'route' ? ` (${counted.map(({ route }) => route).join(', ')})` : '';
  return [`${count} ${nouns[kind][count === 1 ? 0 : 1]}${routes}`];
}
