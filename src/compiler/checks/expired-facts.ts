import type { Diagnostic } from '../../diagnostics/diagnostic';
import { overdueFact } from '../../diagnostics/overdue-fact/overdue-fact';
import { fromPointer } from '../../document/location';
import type { Sources } from '../../document/source';
import { valueAt } from '../../document/value-at';
import { unvalidatedContent } from '../unvalidated-content';

/**
 * Turns warnings about facts whose day of review has passed into errors; those about facts that are due soon stay
 * warnings. Only scheduled checks do this, so that a date that passes does not block work on something else.
 */
export function withExpiredAsErrors(
  diagnostics: readonly Diagnostic[],
  { documents, today }: Pick<Sources, 'documents' | 'today'>,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { code, location } = diagnostic;
    if (code !== overdueFact.definition.code || today === undefined) return diagnostic;
    const source = documents.find(({ file }) => file === location.file);
    // The warning points to the property `reviewBy`.
    const reviewBy = valueAt(source && unvalidatedContent(source), fromPointer(location.pointer));
    return String(reviewBy) < today ? { ...diagnostic, severity: 'error' } : diagnostic;
  });
}
