import { defineWarning } from '../define-diagnostic';

export const simulatedForm = defineWarning({
  code: 'simulated-form',
  about: 'A form thanks visitors but sends nothing. Reported by --release.',
  message: 'This form sends nothing: whatever visitors write is lost.',
  hint: 'Write an address that begins with “/api/”, such as “/api/contact-form”.',
});
