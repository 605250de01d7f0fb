import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A form that thanks a visitor and sends nothing. */
export const simulatedForm = (location: SourceLocation): Diagnostic => ({
  code: 'simulated-form',
  severity: 'warning',
  location,
  message: 'This form sends nothing: what visitors write is lost.',
  hint: 'Write an address of the receiver, such as “/api/contact-form”; it takes any form that is described here.',
});
