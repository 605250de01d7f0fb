import type { Diagnostic } from '../../diagnostics/diagnostic';
import { unfilledText } from '../../diagnostics/unfilled-text/unfilled-text';
import { collectionName, kindsPath } from '../../document/document-kind';
import { isDraft } from '../../document/draft';
import { locationInText, pointerOf } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import { textsIn } from '../../document/texts-in';
import { treeOf } from '../../document/tree';
import { isDraftEntry } from '../../references/draft-entries';

/** What writers leave for a text that is still to be written. */
const unfilled = /\bTODO\b|\b[Tt]odo:|\bXXX\b|\b[Ll]orem ipsum\b/;

/** Most documents have none: one search for all takes several times as long. */
const mayHaveUnfilled = (text: string) =>
  text.includes('TODO') || text.includes('XXX') || /[Tt]odo:/.test(text) || /[Ll]orem ipsum/.test(text);

/** Texts that are still to be written, outside of drafts. */
export const unfilledTexts = (document: ParsedDocument, mayBeDraft: boolean): readonly Diagnostic[] =>
  isDraft(document) || !mayHaveUnfilled(document.source.text) // most documents: none of their texts is looked at
    ? []
    : textsIn(treeOf(document.source)).flatMap((node) => {
        const pointer = pointerOf(node);
        if (isStart(document, pointer) || isInDraftEntry(document, pointer)) return [];
        const text = String(node.value);
        const start = text.search(unfilled);
        if (start === -1) return [];
        const location = locationInText(document, pointer, start, text.length);
        return [unfilledText(location, text.slice(start), mayBeDraft)];
      });

/** What a new page begins with is written so that the texts of the page are still to be written. */
const isStart = ({ source }: ParsedDocument, pointer: string) =>
  source.path === kindsPath && /^\/kinds\/\d+\/start\//.test(pointer);

const isInDraftEntry = ({ value, source }: ParsedDocument, pointer: string) => {
  const [, position] = /^\/entries\/(\d+)\//.exec(pointer) ?? [];
  if (position === undefined || collectionName(source.path) === undefined) return false;
  const { entries = [] } = Object(value) as { entries?: readonly unknown[] };
  return isDraftEntry(entries[Number(position)]);
};
