import type { Diagnostic } from '../diagnostics/diagnostic';
import { checkReferences } from '../references/check-references';
import { factsByName } from '../references/registers';
import type { Common, Rule } from '../rules/rule';
import type { LinkedSite, PlacedDocument } from '../site/checked-site';
import { figureWordsIn } from '../site/words';
import { type Findings, type Memory, recollectionOf, type Within } from './memory';
import { surroundingsOfReferences, surroundingsOfRules } from './surroundings';

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
  const find = {
    references: (document: PlacedDocument) => checkReferences(document, site),
    warnings: (document: PlacedDocument) => warningsIn(document, common, rules),
  };
  if (!memory)
    return documents.map((document) => ({
      references: find.references(document),
      warnings: find.warnings(document),
    }));
  const around = { references: surroundingsOfReferences(site), warnings: surroundingsOfRules(site) };
  return documents.map((document) => {
    const known = recollectionOf(memory, document.document.source);
    const references = foundWithin(around.references, known.references, () => find.references(document));
    const warnings = foundWithin(around.warnings, known.warnings, () => find.warnings(document));
    if (references !== known.references || warnings !== known.warnings) {
      if (forgets) document.forget?.();
      memory.hasLearned = true;
    }
    Object.assign(known, { references, warnings });
    return { references: references.found, warnings: warnings.found };
  });
}

/** What is known already, if everything around it has stayed as it was. */
const foundWithin = <Found>(
  surroundings: string,
  known: Within<{ found: Found }> | undefined,
  find: () => Found,
): Within<{ found: Found }> =>
  known?.surroundings === surroundings ? known : { found: find(), surroundings };

function warningsIn(document: PlacedDocument, common: Common, rules: readonly Rule[]): Findings['warnings'] {
  const warnings: Record<number, readonly Diagnostic[]> = {};
  for (const [position, rule] of rules.entries()) {
    if (!('inDocument' in rule)) continue;
    const found = rule.inDocument(document, common);
    if (found.length > 0) warnings[position] = found;
  }
  return warnings;
}
