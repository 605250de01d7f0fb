import type { Diagnostic } from '../diagnostics/diagnostic';
import { placeholder } from '../diagnostics/placeholder/placeholder';
import { sampleEntries } from '../diagnostics/sample-entries/sample-entries';
import { simulatedForm } from '../diagnostics/simulated-form/simulated-form';
import { isDraft } from '../document/draft';
import { locationInText, locationOfKey, locationOfValue, pointerOf } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import type { Sources } from '../document/source';
import { textsIn } from '../document/texts-in';
import { treeOf } from '../document/tree';
import { parse } from './parse';
import { placeholderIn } from './placeholders';

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
    return [sampleEntries(locationOfKey(document, '/samples'))]; // that says it of every text below
  const isSimulated = path.startsWith('_forms/') && submit === 'simulate';
  return [
    ...(isSimulated ? [simulatedForm(locationOfValue(document, '/submit'))] : []),
    ...placeholders(document),
  ];
}

function placeholders(document: ParsedDocument): readonly Diagnostic[] {
  return textsIn(treeOf(document.source)).flatMap((node) => {
    const text = String(node.value);
    const found = placeholderIn(text);
    if (!found) return [];
    const { start, end, hint } = found;
    return [placeholder(locationInText(document, pointerOf(node), start, end), text.slice(start, end), hint)];
  });
}
