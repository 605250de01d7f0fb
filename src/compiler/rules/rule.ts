import type { Diagnostic } from '../diagnostics/diagnostic';
import type { SoundSite } from '../sound-site';

/** What no document can tell on its own. It warns: each document is right in itself. */
export type Rule = (site: SoundSite) => readonly Diagnostic[];
