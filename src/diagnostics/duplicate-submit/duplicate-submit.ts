import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** Two forms that send to one address: the receiver could not know which of them an enquiry is from. */
export const duplicateSubmit = (location: SourceLocation, submit: string, other: string): Diagnostic => ({
  code: 'duplicate-submit',
  severity: 'error',
  location,
  message: `“${submit}” is already the address of ${other}.`,
  hint: 'Give each form its own address, such as “/api/callback”. A form may be used on any number of pages.',
});
