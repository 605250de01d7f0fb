import type { Diagnostic } from './diagnostics/diagnostic';
import { unfilledText } from './diagnostics/unfilled-text';
import { isDraft } from './draft';
import type { ParsedDocument } from './parse';
import { placeInText, pointerOf } from './place';
import { textsIn } from './texts-in';
import { treeOf } from './tree';

/** Texts that are still to be written, outside of drafts. */
export const unfilledTexts = (document: ParsedDocument, mayBeDraft: boolean): readonly Diagnostic[] =>
  isDraft(document) || !document.source.text.includes('TODO') // most documents: none of their texts is looked at
    ? []
    : textsIn(treeOf(document.source)).flatMap((node) => {
        const text = String(node.value);
        const start = text.search(/\bTODO\b/);
        if (start === -1) return [];
        const place = placeInText(document, pointerOf(node), start, text.length);
        return [unfilledText(place, text.slice(start), mayBeDraft)];
      });
