import type { Diagnostic } from '../diagnostics/diagnostic';
import { checkReferences } from '../references/check-references';
import type { LinkedSite } from '../site/checked-site';
import { type CompileCache, getOrCreateEntry, reuseIfUnchanged } from './memory';
import { hashForReferences } from './surroundings';

/** What is wrong with the references of each document. */
export function referenceDiagnostics(site: LinkedSite, memory?: CompileCache): readonly Diagnostic[] {
  if (!memory) return site.documents.flatMap((document) => checkReferences(document, site));
  const surroundings = hashForReferences(site);
  return site.documents.flatMap((document) => {
    const known = getOrCreateEntry(memory, document.document.source);
    const references = reuseIfUnchanged(surroundings, known.references, () => ({
      found: checkReferences(document, site),
    }));
    if (references !== known.references) {
      known.references = references;
      memory.isDirty = true;
    }
    return references.found;
  });
}
