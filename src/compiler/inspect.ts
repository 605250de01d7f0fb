import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { unreadableCharacter } from '../diagnostics/explain/unreadable-character';
import { kindOf, schemaOf } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { Schemas, SourceFile } from '../document/source';
import { findReferences } from '../references/find-references';
import type { Inspected } from '../site/checked-site';
import { parse } from './parse';
import { unfilledTexts } from './unfilled-texts';
import { validBlocks } from './valid-blocks';
import { validatorOf } from './validate';

/** What each document tells on its own. Most of a check's time goes here, so it is done once for each reading of a file. */
export const inspectorOf = memoize((schemas: Schemas) => {
  const validate = validatorOf(schemas);
  return memoize((source: SourceFile): Outcome<Inspected | undefined> => {
    const { value: document, diagnostics: unparsed } = parse(source);
    const kind = kindOf(source.path);
    if (!document || !kind) return { value: undefined, diagnostics: unparsed };

    const invalid = validate(document, kind);
    const faults = [...unparsed, ...unreadableCharacter(source), ...withoutEchoes(invalid, unparsed)];
    const isValid = faults.length === 0;
    const isPage = kind === 'page';
    const sound = isValid ? document.value : isPage ? validBlocks(document, faults) : {};
    const references = findReferences(schemas, schemaOf(kind), sound);
    const unfilled = unfilledTexts(document, isPage);
    return { value: { document, kind, isValid, references, unfilled }, diagnostics: faults };
  });
});

/** Where a key stands twice, its object is not what the author sees: other faults of it may only follow from that. */
function withoutEchoes(
  diagnostics: readonly Diagnostic[],
  causes: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (causes.length === 0) return diagnostics;
  const values = new Set(causes.map(({ location }) => location.pointer));
  const objects = new Set([...values].map(parentOf));
  return diagnostics.filter(({ location: { pointer } }) => {
    if (objects.has(pointer) || objects.has(parentOf(pointer))) return false;
    for (let above = pointer; above !== ''; ) {
      above = parentOf(above);
      if (values.has(above)) return false;
    }
    return true;
  });
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
