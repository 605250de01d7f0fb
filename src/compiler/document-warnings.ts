import type { Diagnostic } from '../diagnostics/diagnostic';
import { factsByName } from '../references/registers';
import { contactsIn } from '../rules/contacts';
import type { Rule, RuleContext } from '../rules/rule';
import type { LinkedDocument, LinkedSite } from '../site/checked-site';
import { figureWordsIn } from '../site/words';
import { type CompileCache, reuseIfUnchanged, type WarningsByRule } from './compile-cache';
import { hashForRules } from './dependency-hashes';

/** Runs the rules that look at a single document, on those that have changed. */
export function documentWarnings(
  site: LinkedSite,
  rules: readonly Rule[],
  cache: CompileCache,
): readonly WarningsByRule[] {
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
  return documents.map((document) =>
    reuseIfUnchanged(cache, document.parsed.source, 'warnings', dependencyHash, () =>
      warningsIn(document, context, rules),
    ),
  );
}

function warningsIn(document: LinkedDocument, context: RuleContext, rules: readonly Rule[]): WarningsByRule {
  const warnings: Record<number, readonly Diagnostic[]> = {};
  for (const [position, rule] of rules.entries()) {
    if (!('checkDocument' in rule)) continue;
    const found = rule.checkDocument(document, context);
    if (found.length > 0) warnings[position] = found;
  }
  return warnings;
}
