/** What a change affects, most important first. */
export const changeKinds = ['route', 'listing', 'figure', 'form', 'text', 'image'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A difference that visitors notice. */
export interface Change {
  kind: ChangeKind;
  verb: 'adds' | 'removes' | 'renames' | 'changes';
  /** Number of routes, listings and so on that changed, usually 1; 0 for a redirect, which is not a route itself. */
  count: number;
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
  /** Where it shows the fact: the headings above, and the figure in its new form or the sentence with it. */
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
