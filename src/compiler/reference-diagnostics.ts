import type { Diagnostic } from '../diagnostics/diagnostic';
import { checkReferences } from '../references/check-references';
import type { LinkedSite } from '../site/checked-site';
import { type Memory, recollectionOf, within } from './memory';
import { surroundingsOfReferences } from './surroundings';

/** What is wrong with the references of each document. */
export function referenceDiagnostics(site: LinkedSite, memory?: Memory): readonly Diagnostic[] {
  if (!memory) return site.documents.flatMap((document) => checkReferences(document, site));
  const surroundings = surroundingsOfReferences(site);
  return site.documents.flatMap((document) => {
    const known = recollectionOf(memory, document.document.source);
    const references = within(surroundings, known.references, () => ({
      found: checkReferences(document, site),
    }));
    if (references !== known.references) {
      known.references = references;
      memory.hasLearned = true;
    }
    return references.found;
  });
}
