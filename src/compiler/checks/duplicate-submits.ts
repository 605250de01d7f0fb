import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateSubmit } from '../../diagnostics/duplicate-submit/duplicate-submit';
import { locationOfValue } from '../../document/location';
import type { FormDocument } from '../../generated/documents';
import type { LinkedSite } from '../../site/checked-site';
import { isReceived } from '../../site/received-form';

/** Forms that send to the address of another one. */
export function duplicateSubmits({ documents }: LinkedSite): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return documents.flatMap(({ document, kind }) => {
    if (kind !== 'form') return [];
    const form = document.value as FormDocument;
    if (!isReceived(form)) return [];
    const other = first.get(form.submit);
    if (other !== undefined)
      return [duplicateSubmit(locationOfValue(document, '/submit'), form.submit, other)];
    first.set(form.submit, document.source.file);
    return [];
  });
}
