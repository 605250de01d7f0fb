/** What a change affects, the most important first. */
export const changeKinds = ['route', 'listing', 'figure', 'form', 'text', 'image'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One difference that visitors notice. */
export interface Change {
  kind: ChangeKind;
  verb: 'adds' | 'removes' | 'renames' | 'changes';
  /** How many routes, listings and so on; usually 1. */
  count: number;
  /** One line. */
  text: string;
  /** Of a figure in a register: where it is seen, as it is now. */
  reaches?: readonly Reach[];
}

/** A page, or a document that several pages share, with what it shows of a figure. */
export interface Reach {
  name: string;
  route?: string;
  draft: boolean;
  /** For each place: the headings around it, and the sentence or the figure as it reads now. */
  places: readonly string[];
}

/** The changes of one page, or of one document that several pages share. */
export interface ChangeGroup {
  name: string;
  /** The page's address. */
  route?: string;
  /** A draft: visitors do not see it yet. */
  draft: boolean;
  changes: readonly Change[];
}

/** The differences between two revisions, in words. */
export interface ChangeReport {
  /** Everything in one line. */
  summary: string;
  /** What could not be compared fully, and why. */
  notes: readonly string[];
  groups: readonly ChangeGroup[];
}
