import { defineDiagnostic } from '../define-diagnostic';

export const sampleEntries = defineDiagnostic({
  code: 'sample-entries',
  severity: 'warning',
  about: 'The entries of a collection are made up. Reported by --release.',
  message: 'The entries in this file are samples.',
  hint: 'Replace them with real ones, then delete the "samples" line.',
});
