import type { Outcome } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { Rule } from '../rules/rule';
import type { Site } from '../site/assembled-site';
import { type AssembleOptions, assemble } from './assemble';
import { check } from './check';

export interface CompileOptions extends AssembleOptions {
  /** The rules for the whole site; all by default. */
  rules?: readonly Rule[];
}

/** Texts to a checked and assembled site, which is undefined if there are errors. */
export function compile(
  sources: Sources,
  { rules, ...options }: CompileOptions = {},
): Outcome<Site | undefined> {
  const { value, diagnostics } = check(sources, rules);
  return { value: value && assemble(value, options), diagnostics };
}
