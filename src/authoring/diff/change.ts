/** What a change affects, most important first. */
export const changeKinds = ['route', 'listing', 'figure', 'form', 'text', 'image'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A difference that visitors notice. */
export interface Change {
  kind: ChangeKind;
  verb: 'adds' | 'removes' | 'renames' | 'changes';
  /** Number of routes, listings and so on that it covers; usually 1. */
  count: number;
  /** A single line of text. */
  text: string;
  /** For a fact: the pages and documents that show it now. */
  reaches?: readonly AffectedPage[];
}

/** A page, or a document shared by several pages, that shows a figure. */
export interface AffectedPage {
  name: string;
  route?: string;
  draft: boolean;
  /** For each occurrence: the headings above it, and the sentence or the figure in its new form. */
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
