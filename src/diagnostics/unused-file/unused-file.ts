import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A file that no document links to. */
export const unusedFile = (location: SourceLocation, name: string): Diagnostic => ({
  code: 'unused-file',
  severity: 'warning',
  location,
  message: `No document links to ${name}.`,
  hint: /\s/.test(name)
    ? `No link can: an address has no spaces. Rename the file to “${name.replace(/\s+/g, '-')}”.`
    : `Link to it as /files/${name}, or delete it: it is published all the same.`,
});
