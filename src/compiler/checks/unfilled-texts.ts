import type { Diagnostic } from '../../diagnostics/diagnostic';
import { unfilledText } from '../../diagnostics/unfilled-text/unfilled-text';
import { isDraft } from '../../document/draft';
import { locationInText, pointerOf } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import { textsIn } from '../../document/texts-in';
import { treeOf } from '../../document/tree';

/** What writers leave where a text is still to come. */
const unfilled = /\bTODO\b|\b[Tt]odo:|\bXXX\b|\bFIXME\b|\b[Ll]orem ipsum\b/;

/** Part of each of these: most documents have none, and plain words are found much faster. */
const beginnings = ['TODO', 'odo:', 'XXX', 'FIXME', 'orem ipsum'];

/** Texts that are still to be written, outside of drafts. */
export const unfilledTexts = (document: ParsedDocument, mayBeDraft: boolean): readonly Diagnostic[] =>
  isDraft(document) || !beginnings.some((begin) => document.source.text.includes(begin)) // most documents: none of their texts is looked at
    ? []
    : textsIn(treeOf(document.source)).flatMap((node) => {
        const text = String(node.value);
        const start = text.search(unfilled);
        if (start === -1) return [];
        const location = locationInText(document, pointerOf(node), start, text.length);
        return [unfilledText(location, text.slice(start), mayBeDraft)];
      });
