import { groupBy } from '../document/group-by';
import { memoize } from '../document/memoize';
import type { PageDocument } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-value';
import type { ReferringDocument } from './reference-kind';

/** A listed page, with the names by which texts, images and facts can be recognized as its own. */
export interface NamedPage {
  document: ReferringDocument;
  content: PartiallyValid<PageDocument>;
  /** Its name in menus. */
  name: string;
  /** Its names with a capital letter, which can be recognized in texts. */
  names: readonly string[];
  /**
   * The words of the file name that other pages of its kind do not have: “lisbon” of our-lisbon.json. Empty if there
   * are none.
   */
  ownWords: string;
}

/** All listed pages, by kind. */
export const namedPagesByKind = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, readonly NamedPage[]> => {
    const listed = documents.flatMap((document): readonly Omit<NamedPage, 'ownWords'>[] => {
      if (document.kind !== 'page' || document.draft) return [];
      const content = Object(document.validValue) as PartiallyValid<PageDocument>;
      const { kind, listing } = content;
      if (kind === undefined || listing?.name === undefined) return [];
      const { name, inText } = listing;
      const names = [name, inText].flatMap((one = '') => (/\p{Lu}/u.test(one) ? one : []));
      return [{ document, content, name, names }];
    });
    const pagesByKind = groupBy(listed, ({ content }) => content.kind);
    return new Map(
      [...pagesByKind].map(([kind, pages]) => {
        const allWords = pages.flatMap((page) => [...new Set(wordsOf(page))]);
        const isOwn = (word: string) => allWords.filter((other) => other === word).length === 1;
        return [kind, pages.map((page) => ({ ...page, ownWords: wordsOf(page).filter(isOwn).join('-') }))];
      }),
    );
  },
);

/** The words of the file name of a page. */
const wordsOf = ({ document }: Pick<NamedPage, 'document'>): readonly string[] =>
  (/([^/]+)\.json$/.exec(document.parsed.source.path)?.[1] ?? '').split('-');
