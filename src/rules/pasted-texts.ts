import type { Diagnostic } from '../diagnostics/diagnostic';
import { pastedText } from '../diagnostics/pasted-text/pasted-text';
import { locationInText, pointerOf } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import { textsIn, treeOf } from '../document/tree';
import type { LinkedDocument } from '../site/checked-site';
import { textsOf } from './parts-in';
import { type PastedPattern, pastedPatterns } from './pasted-patterns';
import { forVisibleDocuments, type Rule, type RuleContext } from './rule';

/** What is left over from pasting, in texts and in addresses. */
export const pastedTexts: Rule = forVisibleDocuments((document, context) => [
  ...pastedInTexts(document, context),
  ...pastedInLinks(document.parsed),
]);

const textPatterns = pastedPatterns.filter(({ inLinks }) => !inLinks);
const linkPatterns = pastedPatterns.filter(({ inLinks }) => inLinks);

/** Matches of the patterns for texts. Each hides its match from the patterns after it. */
function pastedInTexts(document: LinkedDocument, context: RuleContext): readonly Diagnostic[] {
  const { kind, parsed } = document;
  return textsOf(document, context).flatMap(({ pointer, value, referringSchema }) => {
    // The engine fills in placeholders in words, in the texts of kinds, and where an example in the schema has one.
    const isTemplate = kind === 'words' || kind === 'kinds' || referringSchema.examples?.some(hasPlaceholder);
    // Quoted facts and targets of links, but not of images, are no text, so they are hidden from the patterns.
    let rest = value
      .replace(/\{\{[^{}]*\}\}/g, (quote) => '\0'.repeat(quote.length))
      .replace(/(?<!!\[[^\][]*\])(?<=\])\([^\s()]*\)/g, (address) => '\0'.repeat(address.length));
    return textPatterns.flatMap((pattern) => {
      const found = pattern.notInTemplates && isTemplate ? null : pattern.pattern.exec(rest);
      if (!found) return [];
      const [matched] = found;
      rest =
        rest.slice(0, found.index) + '\0'.repeat(matched.length) + rest.slice(found.index + matched.length);
      return [report(parsed, pointer, pattern, found)];
    });
  });
}

const hasPlaceholder = (example: unknown) => typeof example === 'string' && /\{\w+\}/.test(example);

/** Matches of the patterns for addresses, anywhere in a document. */
function pastedInLinks(document: ParsedDocument): readonly Diagnostic[] {
  const patterns = linkPatterns.filter(({ pattern }) => pattern.test(document.source.text));
  if (patterns.length === 0) return [];
  return textsIn(treeOf(document.source)).flatMap((node) =>
    patterns.flatMap((pattern) => {
      const found = pattern.pattern.exec(String(node.value));
      return found ? [report(document, pointerOf(node), pattern, found)] : [];
    }),
  );
}

function report(
  document: ParsedDocument,
  pointer: string,
  { description, advice }: PastedPattern,
  { 0: matched, index }: RegExpExecArray,
): Diagnostic {
  const location = locationInText(document, pointer, index, index + matched.length);
  const hint = typeof advice === 'string' ? advice : advice(matched);
  return pastedText(location, matched.trim() || matched, description, hint);
}
