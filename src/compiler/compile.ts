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

interface Compilation extends Outcome<Site | undefined> {
  /** All warnings. Those of a page were found if it was made. */
  findWarnings(): readonly Diagnostic[];
}

/**
 * The same for those who ask for warnings after they have asked for the pages: a page that is made is at hand to be warned
 * about, and while pages are written no core waits for another.
 */
export function compileErrorsFirst(sources: Sources, options: CompileOptions = {}): Compilation {
  const { value, diagnostics, warnAbout, findWarnings } = checkErrorsFirst(sources, options);
  return {
    value: value && assemble(value, { ...options, onMade: warnAbout }),
    diagnostics,
    findWarnings,
  };
}
