import type { Node } from 'jsonc-parser';
import { impossibleDate } from '../diagnostics/impossible-date/impossible-date';
import { locationInNode } from '../document/location';
import { treeOf } from '../document/tree';
import { impossibleDays } from './dates-in-texts';
import { forVisibleDocuments, type Rule } from './rule';

/** Finds the property that sets the language of a page, block or entry in a source text. */
const languageProperty = /"language"\s*:\s*"([^"]*)"/g;

/** Whether a text is a language tag. Invalid tags are reported separately. */
const isTag = (tag: string) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag);

/** Dates in texts that do not exist, such as 31 November, recognized by the month names of the text's language. */
export const impossibleDates: Rule = forVisibleDocuments(({ parsed }, { settings }) => {
  const { text } = parsed.source;
  const siteLanguage = settings?.content.language ?? 'en';
  const languageTags = [...text.matchAll(languageProperty)].flatMap(([, tag = '']) =>
    isTag(tag) ? tag : [],
  );
  // A cheap first test on the whole source: most documents have no such date.
  if (![siteLanguage, ...languageTags].some((language) => impossibleDays(text, language).length > 0))
    return [];
  return textsByLanguage(treeOf(parsed.source), siteLanguage).flatMap(({ node, language }) =>
    impossibleDays(String(node.value), language).map(({ start, end, length }) =>
      impossibleDate(
        locationInNode(parsed.source, node, start, end),
        String(node.value).slice(start, end),
        length,
      ),
    ),
  );
});

/** The texts of a tree with their languages. */
function textsByLanguage(node: Node, language: string): readonly { node: Node; language: string }[] {
  if (node.type === 'string') return [{ node, language }];
  const ownLanguage = node.type === 'object' ? languageOf(node) : undefined;
  // The first child of a property is its name.
  const children = node.type === 'property' ? node.children?.slice(1) : node.children;
  return (children ?? []).flatMap((child) => textsByLanguage(child, ownLanguage ?? language));
}

/** The language that an object sets; undefined if it sets none. */
function languageOf(node: Node): string | undefined {
  const property = node.children?.find(({ children }) => children?.[0]?.value === 'language');
  const tag = property?.children?.[1]?.value;
  return typeof tag === 'string' && isTag(tag) ? tag : undefined;
}
