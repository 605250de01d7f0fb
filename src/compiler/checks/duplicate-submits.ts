import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateSubmit } from '../../diagnostics/duplicate-submit/duplicate-submit';
import { locationOfValue } from '../../document/location';
import type { FormDocument } from '../../generated/documents';
import type { PartiallyValid } from '../../schema/valid-part';
import type { LinkedSite } from '../../site/checked-site';
import { isReceived } from '../../site/received-form';

/**
 * Forms that are sent to the same path (`submit`) as another one. The receiver finds a form by its path; forms that are
 * not sent to it may have the same.
 */
export function duplicateSubmits({ documents }: LinkedSite): readonly Diagnostic[] {
  const firstFileByPath = new Map<string, string>();
  return documents.flatMap(({ parsed, kind, validValue }) => {
    if (kind !== 'form') return [];
    const { submit } = Object(validValue) as PartiallyValid<FormDocument>;
    if (submit === undefined || !isReceived({ submit })) return [];
    const other = firstFileByPath.get(submit);
    if (other !== undefined) return [duplicateSubmit(locationOfValue(parsed, '/submit'), submit, other)];
    firstFileByPath.set(submit, parsed.source.file);
    return [];
  });
}
