import type { Outcome } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { Site } from '../site/assembled-site';
import { type AssembleOptions, assemble } from './assemble';
import { type CheckOptions, check } from './check';

/** The options of both stages. */
export interface CompileOptions extends AssembleOptions, CheckOptions {}

/** Checks and assembles a site from its source texts. Undefined if there are errors. */
export function compile(sources: Sources, options: CompileOptions = {}): Outcome<Site | undefined> {
  const { value, diagnostics } = check(sources, options);
  return { value: value && assemble(value, options), diagnostics };
}
