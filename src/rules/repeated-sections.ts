import { repeatedSection } from '../diagnostics/repeated-section/repeated-section';
import { locationOfValue } from '../document/location';
import { forPublishedPages, type Rule } from './rule';

/** Sections with the heading of an earlier one, and blocks of a type that all pages of the kind have anyway. */
export const repeatedSections: Rule = forPublishedPages(({ content, parsed, invalidPointers }, { kinds }) => {
  const { blocks = [], kind } = content;
  const pageKind = kinds.find((one) => one.kind === kind);
  const report = (pointer: string, message: string, hint: string) =>
    invalidPointers.has(pointer) ? [] : [repeatedSection(locationOfValue(parsed, pointer), message, hint)];
  const headings = blocks.map((block) => (Object(block) as { heading?: unknown }).heading);
  return blocks.flatMap((block, index) => {
    const type = block?.type;
    const listName = (['opening', 'ending'] as const).find((name) =>
      pageKind?.[name]?.some((one) => one.type === type && !repeatable.has(one.type)),
    );
    if (listName)
      return report(
        `/blocks/${index}/type`,
        `Every page of the kind “${kind}” has “${type}” already.`,
        `Delete this block: it is in "${listName}" of _kinds.json.`,
      );
    const heading = headings[index];
    return typeof heading === 'string' && headings.indexOf(heading) !== index
      ? report(
          `/blocks/${index}/heading`,
          `“${heading}” is the heading of another section, too.`,
          'Say what is only in this one: visitors find sections by their headings.',
        )
      : [];
  });
});

/** Types of blocks that a page may have although its kind begins or ends every page with one. */
const repeatable: ReadonlySet<string> = new Set([
  'text',
  'media-text',
  'cards',
  'facts',
  'faq',
  'page-cards',
]);
