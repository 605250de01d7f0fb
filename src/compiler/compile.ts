import type { Outcome } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { Rule } from '../rules/rule';
import type { Site } from '../site/assembled-site';
import { assemble } from './assemble';
import { check } from './check';

export interface CompileOptions {
  /** Whether drafts are among the pages of the site, for their authors to see. No menu lists them. */
  drafts?: boolean;
  /** What looks at the whole site; all rules where nothing is said. */
  rules?: readonly Rule[];
}

/** Texts to a checked site: every document is checked, then put together. The site is missing where there are errors. */
export function compile(
  sources: Sources,
  { drafts = false, rules }: CompileOptions = {},
): Outcome<Site | undefined> {
  const { value, diagnostics } = check(sources, rules);
  return { value: value && assemble(value, { drafts }), diagnostics };
}
