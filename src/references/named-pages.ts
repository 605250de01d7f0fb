import { groupBy } from '../document/group-by';
import { memoize } from '../document/memoize';
import type { PageDocument } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-part';
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
  slug: string;
}

/** All listed pages, by kind. */
export const namedPagesByKind = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, readonly NamedPage[]> => {
    const listed = documents.flatMap((document): readonly NamedPage[] => {
      if (document.kind !== 'page' || document.draft) return [];
      const content = Object(document.validValue) as PartiallyValid<PageDocument>;
      const { kind, listing } = content;
      if (kind === undefined || listing?.name === undefined) return [];
      const { name, inText } = listing;
      const isProperName = (one: string | undefined): one is string =>
        one !== undefined && /\p{Lu}/u.test(one);
      const slug = /([^/]+)\.json$/.exec(document.parsed.source.path)?.[1] ?? '';
      return [{ document, content, name, names: [name, inText].filter(isProperName), slug }];
    });
    const pagesByKind = groupBy(listed, ({ content }) => content.kind);
    // Until here, `slug` is the whole file name.
    for (const pages of pagesByKind.values()) {
      const words = pages.flatMap(({ slug }) => [...new Set(slug.split('-'))]);
      const isUnique = (word: string) => words.filter((other) => other === word).length === 1;
      for (const page of pages) page.slug = page.slug.split('-').filter(isUnique).join('-');
    }
    return pagesByKind;
  },
);
