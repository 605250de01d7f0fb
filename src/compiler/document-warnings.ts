import type { Diagnostic } from '../diagnostics/diagnostic';
import { factsByName } from '../references/registers';
import type { Common, Rule } from '../rules/rule';
import type { LinkedSite, PlacedDocument } from '../site/checked-site';
import { figureWordsIn } from '../site/words';
import { type WarningsByRule, type CompileCache, getOrCreateEntry, reuseIfUnchanged } from './memory';
import { hashForRules } from './surroundings';

/** What the rules that look at one document at a time say of each; with a memory, each is asked once. */
export function documentWarnings(
  site: LinkedSite,
  rules: readonly Rule[],
  memory?: CompileCache,
): readonly WarningsByRule[] {
  const { settings, kinds, sources, documents } = site;
  const common: Common = {
    settings,
    kinds,
    sources,
    facts: factsByName(documents),
    figureWords: figureWordsIn(documents, sources.schemas),
  };
  if (!memory) return documents.map((document) => warningsIn(document, common, rules));
  const surroundings = hashForRules(site);
  return documents.map((document) => {
    const known = getOrCreateEntry(memory, document.document.source);
    const warnings = reuseIfUnchanged(surroundings, known.warnings, () => ({
      found: warningsIn(document, common, rules),
    }));
    if (warnings !== known.warnings) {
      known.warnings = warnings;
      memory.isDirty = true;
    }
    return warnings.found;
  });
}

function warningsIn(document: PlacedDocument, common: Common, rules: readonly Rule[]): WarningsByRule {
  const warnings: Record<number, readonly Diagnostic[]> = {};
  for (const [position, rule] of rules.entries()) {
    if (!('inDocument' in rule)) continue;
    const found = rule.inDocument(document, common);
    if (found.length > 0) warnings[position] = found;
  }
  return warnings;
}
