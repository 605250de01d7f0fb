import type { Outcome } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { Site } from '../site/assembled-site';
import { type AssembleOptions, assemble } from './assemble';
import { type CheckOptions, check } from './check';
import { createCompileCache } from './compile-cache';

/** Checks and assembles a site from its source texts. The site is undefined if there are errors. */
export function compile(
  sources: Sources,
  { cache = createCompileCache(), ...options }: CheckOptions & Partial<AssembleOptions> = {},
): Outcome<Site | undefined> {
  const { value, diagnostics } = check(sources, { ...options, cache });
  return { value: value && assemble(value, { ...options, cache }), diagnostics };
}
