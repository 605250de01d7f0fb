import { pastedText } from '../diagnostics/pasted-text/pasted-text';
import { locationInText, pointerOf } from '../document/location';
import { textsIn, treeOf } from '../document/tree';
import { couldBePasted, suspiciousTexts } from '../references/suspicious-texts';
import type { LinkedDocument } from '../site/checked-site';
import { pastedPatterns } from './pasted-patterns';
import { forVisibleDocuments, type Rule } from './rule';

/** What is left over from pasting, in texts and in addresses. */
export const pastedTexts: Rule = forVisibleDocuments((document) => [
  ...pastedInTexts(document),
  ...pastedInLinks(document),
]);

/** Whether the engine fills in placeholders in the texts of a document. */
const hasTemplates = ({ kind }: LinkedDocument) => kind === 'words' || kind === 'kinds';
const textPatterns = pastedPatterns.filter(({ inLinks }) => !inLinks);
const linkPatterns = pastedPatterns.filter(({ inLinks }) => inLinks);

/** Matches of the patterns for texts. Each hides its match from the patterns after it. */
function pastedInTexts(linked: LinkedDocument) {
  const { parsed, references } = linked;
  return references.of(suspiciousTexts).flatMap(({ pointer, text, hasVariables }) => {
    if (!couldBePasted.test(text)) return [];
    // Quoted facts and link targets are no text, so they are hidden from the patterns.
    let rest = text
      .replace(/\{\{[^{}]*\}\}/g, (quote) => '\0'.repeat(quote.length))
      .replace(/(?<!!\[[^\][]*\])(?<=\])\([^\s()]*\)/g, (address) => '\0'.repeat(address.length));
    return textPatterns.flatMap(({ pattern, description, advice, notInTemplates }) => {
      const found = notInTemplates && (hasVariables || hasTemplates(linked)) ? undefined : pattern.exec(rest);
      if (!found) return [];
      const [matched] = found;
      rest =
        rest.slice(0, found.index) + '\0'.repeat(matched.length) + rest.slice(found.index + matched.length);
      const location = locationInText(parsed, pointer, found.index, found.index + matched.length);
      return [
        pastedText(
          location,
          matched.trim() || matched,
          description,
          typeof advice === 'string' ? advice : advice(matched),
        ),
      ];
    });
  });
}

/** Matches of the patterns for addresses, anywhere in a document. */
function pastedInLinks({ parsed }: LinkedDocument) {
  const { text } = parsed.source;
  const patterns = linkPatterns.filter(({ pattern }) => pattern.test(text));
  if (patterns.length === 0) return [];
  return textsIn(treeOf(parsed.source)).flatMap((node) =>
    patterns.flatMap(({ pattern, description, advice }) => {
      const found = pattern.exec(String(node.value));
      if (!found) return [];
      const location = locationInText(parsed, pointerOf(node), found.index, found.index + found[0].length);
      return [
        pastedText(location, found[0], description, typeof advice === 'string' ? advice : advice(found[0])),
      ];
    }),
  );
}
