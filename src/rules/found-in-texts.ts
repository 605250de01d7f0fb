import type { Node } from 'jsonc-parser';
import { pointerOf } from '../document/location';
import { textsIn, treeOf } from '../document/tree';
import { languageAt } from '../references/language-at';
import type { LinkedDocument } from '../site/checked-site';
import type { RuleContext } from './rule';

/** A language in the source of a document, with the pattern of language.schema.json: `Intl` throws at others. */
const writtenLanguage = /"language"\s*:\s*"([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?)"/g;

/** What a rule finds in the texts of a document, each read in the language of its block, its page or the site. */
export function foundInTexts<Found>(
  { parsed: { source }, validValue }: LinkedDocument,
  { settings }: Pick<RuleContext, 'settings'>,
  find: (text: string, language: string) => readonly Found[],
): readonly (readonly [Node, Found])[] {
  const siteLanguage = settings?.content.language ?? 'en';
  // A cheap first test on the whole source: most documents contain nothing that is looked for.
  const languages = [...source.text.matchAll(writtenLanguage)].map(([, language = '']) => language);
  if (![siteLanguage, ...languages].some((language) => find(source.text, language).length > 0)) return [];
  return textsIn(treeOf(source)).flatMap((node) =>
    find(String(node.value), languageAt(validValue, pointerOf(node)) ?? siteLanguage).map(
      (found) => [node, found] as const,
    ),
  );
}
