import type { Diagnostic } from '../diagnostics/diagnostic';
import { referenceKinds } from './kinds';
import type { ReferencedSite, ReferringDocument } from './reference-kind';

/** Reports every reference of a document whose target does not exist. */
export const checkReferences = (from: ReferringDocument, site: ReferencedSite): readonly Diagnostic[] =>
  referenceKinds.flatMap((kind) => kind.check?.(from.references.of(kind), from, site) ?? []);
