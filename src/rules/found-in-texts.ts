import type { Node } from 'jsonc-parser';
import { pointerOf } from '../document/location';
import { textsIn, treeOf } from '../document/tree';
import { languageAt } from '../references/language-at';
import type { LinkedDocument } from '../site/checked-site';
import type { RuleContext } from './rule';

/** What a rule finds in the texts of a document, each read in the language of its block, its page or the site. */
export function foundInTexts<Found>(
  { parsed: { source }, validValue }: LinkedDocument,
  { settings }: Pick<RuleContext, 'settings'>,
  find: (text: string, language: string) => readonly Found[],
): readonly (readonly [Node, Found])[] {
  const siteLanguage = settings?.content.language ?? 'en';
  // A cheap first test on the whole source: most documents have nothing of the kind.
  const written = [...source.text.matchAll(/"language"\s*:\s*"([\w-]+)"/g)].map(
    ([, language = '']) => language,
  );
  if (![siteLanguage, ...written].some((language) => find(source.text, language).length > 0)) return [];
  return textsIn(treeOf(source)).flatMap((node) =>
    find(String(node.value), languageAt(validValue, pointerOf(node)) ?? siteLanguage).map(
      (found) => [node, found] as const,
    ),
  );
}
