import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A collection whose entries were made up. */
export const sampleEntries = (location: SourceLocation): Diagnostic => ({
  code: 'sample-entries',
  severity: 'warning',
  location,
  message: 'The entries of this collection are samples.',
  hint: 'Put real ones in their place, then take out “samples”.',
});
