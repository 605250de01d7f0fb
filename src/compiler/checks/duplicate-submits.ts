import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateSubmit } from '../../diagnostics/duplicate-submit/duplicate-submit';
import { locationOfValue } from '../../document/location';
import { repeated } from '../../document/repeated';
import type { FormDocument } from '../../generated/documents';
import type { PartiallyValid } from '../../schema/valid-value';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';
import { isReceived } from '../../site/received-form';

/**
 * Forms that are sent to the same path (`submit`) as another one. The receiver finds a form by its path; forms that are
 * not sent to it may have the same.
 */
export const duplicateSubmits = ({ documents }: LinkedSite): readonly Diagnostic[] =>
  repeated(documents, receivedPath).map(({ key: path, entry: { parsed }, first }) =>
    duplicateSubmit(locationOfValue(parsed, '/submit'), path, first.parsed.source.file),
  );

/** The path to which a form is sent, if the receiver takes it. */
function receivedPath({ kind, validValue }: LinkedDocument): string | undefined {
  if (kind !== 'form') return undefined;
  const { submit } = Object(validValue) as PartiallyValid<FormDocument>;
  return submit !== undefined && isReceived({ submit }) ? submit : undefined;
}
