import type { Diagnostic, Place } from './diagnostic';

/** A collection whose entries were made up. */
export const sampleEntries = (place: Place): Diagnostic => ({
  code: 'sample-entries',
  severity: 'warning',
  place,
  message: 'The entries of this collection are samples.',
  hint: 'Put real ones in their place, then take out “samples”.',
});
