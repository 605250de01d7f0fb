import { pastedText } from '../diagnostics/pasted-text/pasted-text';
import { locationInText, pointerOf } from '../document/location';
import { textsIn, treeOf } from '../document/tree';
import { couldBePasted, suspiciousTexts } from '../references/suspicious-texts';
import type { LinkedDocument } from '../site/checked-site';
import { pastedPatterns } from './pasted-patterns';
import { forVisibleDocuments, type Rule } from './rule';

/** Leftovers of pasting in texts and links. */
export const pastedTexts: Rule = forVisibleDocuments((document) => [
  ...pastedInTexts(document),
  ...pastedInLinks(document),
]);

/** Documents whose texts contain placeholders, which other rules check. */
const hasTemplates = ({ kind }: LinkedDocument) => kind === 'words' || kind === 'kinds';
const textPatterns = pastedPatterns.filter(({ inLinks }) => !inLinks);
const linkPatterns = pastedPatterns.filter(({ inLinks }) => inLinks);

function pastedInTexts(linked: LinkedDocument) {
  const { document, references } = linked;
  return references.of(suspiciousTexts).flatMap(({ pointer, text, hasVariables }) => {
    if (!couldBePasted.test(text)) return [];
    // Quotes and link targets are not text.
    let rest = text
      .replace(/\{\{[^{}]*\}\}/g, (quote) => '\0'.repeat(quote.length))
      .replace(/(?<!!\[[^\][]*\])(?<=\])\([^\s()]*\)/g, (address) => '\0'.repeat(address.length));
    return textPatterns.flatMap(({ pattern, description, advice, notInTemplates }) => {
      const found = notInTemplates && (hasVariables || hasTemplates(linked)) ? undefined : pattern.exec(rest);
      if (!found) return [];
      const [written] = found;
      rest =
        rest.slice(0, found.index) + '\0'.repeat(written.length) + rest.slice(found.index + written.length);
      const location = locationInText(document, pointer, found.index, found.index + written.length);
      return [
        pastedText(
          location,
          written.trim() || written,
          description,
          typeof advice === 'string' ? advice : advice(written),
        ),
      ];
    });
  });
}

function pastedInLinks({ document }: LinkedDocument) {
  const { text } = document.source;
  const patterns = linkPatterns.filter(({ pattern }) => pattern.test(text));
  if (patterns.length === 0) return [];
  return textsIn(treeOf(document.source)).flatMap((node) =>
    patterns.flatMap(({ pattern, description, advice }) => {
      const found = pattern.exec(String(node.value));
      if (!found) return [];
      const location = locationInText(document, pointerOf(node), found.index, found.index + found[0].length);
      return [
        pastedText(location, found[0], description, typeof advice === 'string' ? advice : advice(found[0])),
      ];
    }),
  );
}
