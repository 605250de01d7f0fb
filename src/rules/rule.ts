import type { Diagnostic } from '../diagnostics/diagnostic';
import type { CheckedSite, LinkedSite } from '../site/checked-site';

/** What rules look at: everything that is valid, and the whole site if it has no errors. */
export interface RuledSite extends LinkedSite {
  checked?: CheckedSite;
}

/** Checks the whole site, and warns about what is allowed but probably wrong. */
export type Rule = (site: RuledSite) => readonly Diagnostic[];

/**
 * A rule that waits until there are no errors: it warns about what nothing refers to, and an error may hide a reference.
 */
export const onceValid =
  (rule: (site: CheckedSite) => readonly Diagnostic[]): Rule =>
  ({ checked }) =>
    checked ? rule(checked) : [];
