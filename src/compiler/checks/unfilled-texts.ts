import type { Diagnostic } from '../../diagnostics/diagnostic';
import { unfilledText } from '../../diagnostics/unfilled-text/unfilled-text';
import { collectionName, kindsPath } from '../../document/document-kind';
import { isDraft } from '../../document/draft';
import { locationInText, pointerOf } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import { textsIn, treeOf } from '../../document/tree';
import { isDraftEntry } from '../../references/draft-entries';

/** Placeholders that authors leave for unwritten text. */
const unfilled = /\bTODO\b|\b[Tt]odo:|\bXXX\b|\b[Ll]orem ipsum\b/;

/**
 * The same without word boundaries, for the source of a document: in `\nTODO`, where a line break is escaped, the letter
 * n is before the word.
 */
const mayBeUnfilled = /TODO|XXX|[Tt]odo:|[Ll]orem ipsum/;

/** Texts that still have to be written, outside of drafts. `canBeDraft`: the document could be kept as a draft. */
export const unfilledTexts = (document: ParsedDocument, canBeDraft: boolean): readonly Diagnostic[] =>
  // Most documents have no such text, and need no syntax tree.
  isDraft(document) || !mayBeUnfilled.test(document.source.text)
    ? []
    : textsIn(treeOf(document.source)).flatMap((node) => {
        const text = String(node.value);
        const start = text.search(unfilled);
        if (start === -1) return [];
        const pointer = pointerOf(node);
        if (isInTemplate(document, pointer) || isInDraftEntry(document, pointer)) return [];
        const location = locationInText(document, pointer, start, text.length);
        return [unfilledText(location, text.slice(start), canBeDraft)];
      });

/** Whether a text is in the template that a kind gives to new pages, where placeholders are intended. */
const isInTemplate = ({ source }: ParsedDocument, pointer: string) =>
  source.path === kindsPath && /^\/kinds\/\d+\/start\//.test(pointer);

const isInDraftEntry = ({ value, source }: ParsedDocument, pointer: string) => {
  const [, position] = /^\/entries\/(\d+)\//.exec(pointer) ?? [];
  if (position === undefined || collectionName(source.path) === undefined) return false;
  const { entries = [] } = Object(value) as { entries?: readonly unknown[] };
  return isDraftEntry(entries[Number(position)]);
};
