import type { Shell } from '../compiled';
import { needsFurtherRules } from '../form/validate-field';
import { directionOf } from '../format/direction';
import type { FormDocument } from '../generated/documents';
import type { ReferringDocument } from '../references/reference-kind';

/** What determines the CSS that a site needs. */
export interface StyleNeeds {
  /**
   * Block types that may be used, plus `enquiry-form/kinds` if a form has fields that need more styles than usual ones.
   * May include unused types, such as those in the `ending` of a kind that has no pages, because pages are not
   * assembled to find out.
   */
  blockTypes: ReadonlySet<string>;
  /** Whether the site, a page or a block is right-to-left. */
  rightToLeft: boolean;
}

type StyledDocument = Pick<ReferringDocument, 'kind' | 'parsed' | 'documentIndex'>;

/** `shown` are the documents that the build includes, with or without drafts. */
export function styleNeedsOf(
  shown: readonly StyledDocument[],
  { language, notice }: Pick<Shell, 'language' | 'notice'>,
): StyleNeeds {
  const blockTypes = new Set(shown.flatMap(({ documentIndex }) => documentIndex.blockTypes));
  blockTypes.add('banner'); // of the error pages that are made of words alone (not-found-page.ts)
  if (notice) blockTypes.add('notice');
  if (blockTypes.has('enquiry-form') && shown.some(hasFurtherFields)) blockTypes.add('enquiry-form/kinds');
  const languages = [language, ...shown.flatMap(({ documentIndex }) => documentIndex.languages ?? [])];
  return { blockTypes, rightToLeft: languages.some((one) => directionOf(one) === 'rtl') };
}

const hasFurtherFields = ({ kind, parsed }: StyledDocument): boolean =>
  kind === 'form' && (parsed.value as FormDocument).fields.some(needsFurtherRules);
