/**
 * What a change affects, most important first. `route`: also redirects. `listing`: which pages menus, footers and cards
 * list, in which order, and what they say of a page; also the header and the footer. `text`: also all that is none of
 * the others, such as downloads and schemas.
 */
export const changeKinds = ['route', 'listing', 'figure', 'form', 'text', 'image'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What a change does, in the order of the summary. */
export const changeVerbs = ['adds', 'removes', 'renames', 'changes'] as const;

/** A difference that visitors notice. */
export interface Change {
  kind: ChangeKind;
  verb: (typeof changeVerbs)[number];
  /**
   * As how many changes the summary counts it, if not one: the number of lists that a page is new in or gone from; 0
   * for a redirect, which the summary only mentions.
   */
  count?: number;
  /** The change in words, on a single line. */
  text: string;
  /** The pages and documents that show a changed fact. */
  affectedPages?: readonly AffectedPage[];
}

/** A page, or a document that several pages share, that shows a changed fact. */
export interface AffectedPage {
  name: string;
  route?: string;
  draft: boolean;
  /** Each passage that shows the fact: the headings above it, and the new figure or the sentence that contains it. */
  places: readonly string[];
}

/** The changes of one page, or of one document that several pages share. */
export interface ChangeGroup {
  name: string;
  /** The page's route. */
  route?: string;
  /** A draft, which visitors do not see yet. */
  draft: boolean;
  changes: readonly Change[];
}

/** A readable report of the differences between two revisions. */
export interface ChangeReport {
  /** A one-line summary. */
  summary: string;
  /** What could not be fully compared, and why. */
  notes: readonly string[];
  groups: readonly ChangeGroup[];
}
