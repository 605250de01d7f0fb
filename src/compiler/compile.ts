import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { Site } from '../site/assembled-site';
import { type AssembleOptions, assemble } from './assemble';
import { type CheckOptions, check, checkErrorsFirst } from './check';

export interface CompileOptions extends AssembleOptions, CheckOptions {}

/** Texts to a checked and assembled site, which is undefined if there are errors. */
export function compile(sources: Sources, options: CompileOptions = {}): Outcome<Site | undefined> {
  const { value, diagnostics } = check(sources, options);
  return { value: value && assemble(value, options), diagnostics };
}

interface Compilation {
  value: Site | undefined;
  /** All errors and warnings. Those of pages that were made are known already. */
  findAll(): readonly Diagnostic[];
}

/**
 * The same for those who ask for the warnings after the pages: a page that has just been made is still parsed, and the
 * other threads render meanwhile.
 */
export function compileErrorsFirst(sources: Sources, options: CompileOptions = {}): Compilation {
  const { value, warnAbout, findAll } = checkErrorsFirst(sources, options);
  return { value: value && assemble(value, { ...options, onMade: warnAbout }), findAll };
}
