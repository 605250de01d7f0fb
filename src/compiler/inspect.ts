import type { Diagnostic, Outcome } from './diagnostics/diagnostic';
import { type DocumentKind, kindOf, schemaOf } from './document-kind';
import { type ParsedDocument, parse } from './parse';
import { type References, referencesIn } from './references';
import { remembered } from './remembered';
import { soundBlocks } from './sound-blocks';
import type { Schemas, SourceFile } from './source';
import { unfilledTexts } from './unfilled-texts';
import { unreadSign } from './unread-sign';
import { validatorOf } from './validate';

/** A document of a kind whose JSON is sound, with everything that it tells on its own. */
export interface Inspected {
  document: ParsedDocument;
  kind: DocumentKind;
  /** Nothing is wrong with it on its own. */
  isSound: boolean;
  /** Of a page with faults: those of its sound blocks. Other documents with faults are asked for none. */
  references: References;
  /** Texts that are still to be written. */
  unfilled: readonly Diagnostic[];
}

/** What each document tells on its own. Most of a check's time goes here, so it is done once for each reading of a file. */
export const inspectorOf = remembered((schemas: Schemas) => {
  const validate = validatorOf(schemas);
  return remembered((source: SourceFile): Outcome<Inspected | undefined> => {
    const { value: document, diagnostics: unparsed } = parse(source);
    const kind = kindOf(source.path);
    if (!document || !kind) return { value: undefined, diagnostics: unparsed };

    const invalid = validate(document, kind);
    const faults = [...unparsed, ...unreadSign(source), ...withoutEchoes(invalid, unparsed)];
    const isSound = faults.length === 0;
    const isPage = kind === 'page';
    const sound = isSound ? document.value : isPage ? soundBlocks(document, faults) : {};
    const references = referencesIn(schemas, schemaOf(kind), sound);
    const unfilled = unfilledTexts(document, isPage);
    return { value: { document, kind, isSound, references, unfilled }, diagnostics: faults };
  });
});

/** Where a key stands twice, its object is not what the author sees: other faults of it may only follow from that. */
function withoutEchoes(
  diagnostics: readonly Diagnostic[],
  causes: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (causes.length === 0) return diagnostics;
  const values = new Set(causes.map(({ place }) => place.pointer));
  const objects = new Set([...values].map(parentOf));
  return diagnostics.filter(({ place: { pointer } }) => {
    if (objects.has(pointer) || objects.has(parentOf(pointer))) return false;
    for (let above = pointer; above !== ''; ) {
      above = parentOf(above);
      if (values.has(above)) return false;
    }
    return true;
  });
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
