import { defineWarning } from '../define-diagnostic';

export const sampleEntries = defineWarning<[what: 'entries in this file' | 'figures in this block']>({
  code: 'sample-entries',
  about: 'The entries of a collection, or the figures of a block, are made up. Reported by --release.',
  message: (what) => `The ${what} are samples.`,
  hint: 'Replace them with real ones, then delete the "samples" line.',
});
