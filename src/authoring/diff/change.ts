/** What a change touches, the weightiest first. */
export const changeKinds = ['route', 'listing', 'figure', 'form', 'text', 'picture'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One thing that a change does to the site. */
export interface Change {
  kind: ChangeKind;
  verb: 'adds' | 'removes' | 'renames' | 'changes';
  /** How many routes, listings, … it is; 1 for most. */
  count: number;
  /** One line. */
  text: string;
}

/** The changes of one page, or of one document that several pages share. */
export interface ChangeGroup {
  name: string;
  /** The page's address. */
  route?: string;
  /** It is being written: visitors will not see it yet. */
  draft: boolean;
  changes: readonly Change[];
}

/** What a change does to the site, in words. */
export interface ChangeReport {
  /** All of it in one line. */
  summary: string;
  /** What could not be compared as it should, and why. */
  notes: readonly string[];
  groups: readonly ChangeGroup[];
}
