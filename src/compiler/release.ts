import type { Diagnostic } from './diagnostics/diagnostic';
import { placeholder } from './diagnostics/placeholder';
import { sampleEntries } from './diagnostics/sample-entries';
import { simulatedForm } from './diagnostics/simulated-form';
import { isDraft } from './draft';
import { type ParsedDocument, parse } from './parse';
import { placeInText, placeOfKey, placeOfValue, pointerOf } from './place';
import { placeholderIn } from './placeholders';
import type { Sources } from './source';
import { textsIn } from './texts-in';
import { treeOf } from './tree';

/** What is right in itself and must not go live: forms that drop what is written, samples, placeholders. Drafts may. */
export function releaseWarnings({ documents }: Pick<Sources, 'documents'>): readonly Diagnostic[] {
  return documents
    .flatMap((source) => parse(source).value ?? [])
    .filter((document) => !isDraft(document))
    .flatMap(warningsOf);
}

function warningsOf(document: ParsedDocument): readonly Diagnostic[] {
  const { path } = document.source;
  const { submit, samples } = { ...(document.value as { submit?: unknown; samples?: unknown }) };
  if (path.startsWith('_collections/') && samples === true)
    return [sampleEntries(placeOfKey(document, '/samples'))]; // that says it of every text below
  const isSimulated = path.startsWith('_forms/') && submit === 'simulate';
  return [
    ...(isSimulated ? [simulatedForm(placeOfValue(document, '/submit'))] : []),
    ...placeholders(document),
  ];
}

function placeholders(document: ParsedDocument): readonly Diagnostic[] {
  return textsIn(treeOf(document.source)).flatMap((node) => {
    const text = String(node.value);
    const found = placeholderIn(text);
    if (!found) return [];
    const { start, end, hint } = found;
    return [placeholder(placeInText(document, pointerOf(node), start, end), text.slice(start, end), hint)];
  });
}
