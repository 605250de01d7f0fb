import type { Diagnostic } from '../diagnostics/diagnostic';
import { checkReferences } from '../references/check-references';
import type { Rule } from '../rules/rule';
import type { LinkedSite, PlacedDocument } from '../site/checked-site';
import { type Findings, type Memory, recollectionOf } from './memory';
import { surroundingsOfChecks } from './surroundings';

/** What is wrong with each document in its site. */
export function findInDocuments(
  site: LinkedSite,
  rules: readonly Rule[],
  memory?: Memory,
): readonly Findings[] {
  const find = (document: PlacedDocument): Findings => ({
    references: checkReferences(document, site),
    warnings: warningsIn(document, site, rules),
  });
  if (!memory) return site.documents.map(find);
  const surroundings = surroundingsOfChecks(site);
  return site.documents.map((document) => {
    const known = recollectionOf(memory, document.document.source);
    if (known.findings?.surroundings !== surroundings) {
      known.findings = { ...find(document), surroundings };
      memory.hasLearned = true;
    }
    return known.findings;
  });
}

function warningsIn(
  document: PlacedDocument,
  { settings, kinds, sources }: LinkedSite,
  rules: readonly Rule[],
): Findings['warnings'] {
  const warnings: Record<number, readonly Diagnostic[]> = {};
  for (const [position, rule] of rules.entries()) {
    if (!('inDocument' in rule)) continue;
    const found = rule.inDocument(document, { settings, kinds, sources });
    if (found.length > 0) warnings[position] = found;
  }
  return warnings;
}
