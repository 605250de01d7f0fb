import type { Shell } from '../compiled';
import { needsFurtherRules } from '../form/field-issue';
import { directionOf } from '../format/direction';
import type { FormDocument } from '../generated/documents';
import type { ReferringDocument } from '../references/reference-kind';

/** What decides which styles a site is served. */
export interface StyleNeeds {
  /**
   * The types of blocks that its pages may have, with `enquiry-form/kinds` for the further kinds of fields. Endings of kinds
   * without pages and notices that are over count, since no page is made to find out.
   */
  blockTypes: ReadonlySet<string>;
  /** Whether it, a page or a block of it runs from right to left. */
  rightToLeft: boolean;
}

type Styled = Pick<ReferringDocument, 'kind' | 'document' | 'mentions'>;

/** `shown` are the documents that are published. */
export function styleNeedsOf(
  shown: readonly Styled[],
  { language, notice }: Pick<Shell, 'language' | 'notice'>,
): StyleNeeds {
  const blockTypes = new Set(shown.flatMap(({ mentions }) => mentions.blockTypes));
  if (notice) blockTypes.add('notice');
  if (blockTypes.has('enquiry-form') && shown.some(hasFurtherFields)) blockTypes.add('enquiry-form/kinds');
  const languages = [language, ...shown.flatMap(({ mentions }) => mentions.languages ?? [])];
  return { blockTypes, rightToLeft: languages.some((one) => directionOf(one) === 'rtl') };
}

const hasFurtherFields = ({ kind, document }: Styled): boolean =>
  kind === 'form' && (document.value as FormDocument).fields.some(needsFurtherRules);
