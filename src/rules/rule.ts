import type { Diagnostic } from '../diagnostics/diagnostic';
import type { CheckedSite } from '../site/checked-site';

/** What no document can tell on its own. It warns: each document is right in itself. */
export type Rule = (site: CheckedSite) => readonly Diagnostic[];
