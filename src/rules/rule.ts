import type { Diagnostic } from '../diagnostics/diagnostic';
import type { CheckedSite } from '../site/checked-site';

/** Checks the whole site, and warns about what is allowed but probably wrong. */
export type Rule = (site: CheckedSite) => readonly Diagnostic[];
