import type { Diagnostic } from '../diagnostics/diagnostic';
import { factsByName } from '../references/registers';
import { contactsIn } from '../rules/contacts';
import type { Rule, RuleContext } from '../rules/rule';
import type { LinkedSite } from '../site/checked-site';
import { figureWordsIn } from '../site/words';
import { type CompileCache, reuseIfUnchanged } from './compile-cache';
import { hashForRules } from './dependency-hashes';

/** Runs the rules that look at a single document, on those that have changed. */
export function documentWarnings(
  site: LinkedSite,
  rules: readonly Rule[],
  cache: CompileCache,
): readonly Diagnostic[] {
  const { settings, kinds, sources, documents, words } = site;
  const context: RuleContext = {
    settings,
    kinds,
    sources,
    facts: factsByName(documents),
    contacts: contactsIn(documents),
    figureWords: figureWordsIn(words, sources.schemas),
  };
  const dependencyHash = hashForRules(site);
  return documents.flatMap((document) =>
    reuseIfUnchanged(cache, document.parsed.source, 'warnings', dependencyHash, () =>
      rules.flatMap((rule) => ('checkDocument' in rule ? rule.checkDocument(document, context) : [])),
    ),
  );
}
