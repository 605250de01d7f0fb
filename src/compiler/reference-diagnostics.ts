import type { Diagnostic } from '../diagnostics/diagnostic';
import { referenceKinds } from '../references/reference-kinds';
import type { LinkedDocument, LinkedSite } from '../site/checked-site';
import { type CompileCache, reuseIfUnchanged } from './compile-cache';
import { hashForReferences } from './dependency-hashes';

/** The diagnostics of all references. Documents for which nothing has changed are not checked again. */
export function referenceDiagnostics(site: LinkedSite, cache: CompileCache): readonly Diagnostic[] {
  const dependencyHash = hashForReferences(site);
  return site.documents.flatMap((document) =>
    reuseIfUnchanged(cache, document.parsed.source, 'references', dependencyHash, () =>
      checkReferences(document, site),
    ),
  );
}

const checkReferences = (document: LinkedDocument, site: LinkedSite): readonly Diagnostic[] =>
  referenceKinds.flatMap((kind) => kind.check?.(document.references.of(kind), document, site) ?? []);
