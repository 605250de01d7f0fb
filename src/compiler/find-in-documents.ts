import type { Diagnostic } from '../diagnostics/diagnostic';
import { checkReferences } from '../references/check-references';
import { factsByName } from '../references/registers';
import type { Common, Rule } from '../rules/rule';
import type { LinkedSite, PlacedDocument } from '../site/checked-site';
import { figureWordsIn } from '../site/words';
import { type Findings, type Memory, recollectionOf } from './memory';
import { surroundingsOfChecks } from './surroundings';

/** What is wrong with each document in its site, each of which is then let go of if `forgets` says so. */
export function findInDocuments(
  site: LinkedSite,
  rules: readonly Rule[],
  memory?: Memory,
  forgets = false,
): readonly Findings[] {
  const { settings, kinds, sources, documents } = site;
  const common: Common = {
    settings,
    kinds,
    sources,
    facts: factsByName(documents),
    figureWords: figureWordsIn(documents, sources.schemas),
  };
  const find = (document: PlacedDocument): Findings => ({
    references: checkReferences(document, site),
    warnings: warningsIn(document, common, rules),
  });
  if (!memory) return site.documents.map(find);
  const surroundings = surroundingsOfChecks(site);
  return site.documents.map((document) => {
    const known = recollectionOf(memory, document.document.source);
    if (known.findings?.surroundings !== surroundings) {
      known.findings = { ...find(document), surroundings };
      if (forgets) document.forget?.();
      memory.hasLearned = true;
    }
    return known.findings;
  });
}

function warningsIn(document: PlacedDocument, common: Common, rules: readonly Rule[]): Findings['warnings'] {
  const warnings: Record<number, readonly Diagnostic[]> = {};
  for (const [position, rule] of rules.entries()) {
    if (!('inDocument' in rule)) continue;
    const found = rule.inDocument(document, common);
    if (found.length > 0) warnings[position] = found;
  }
  return warnings;
}
