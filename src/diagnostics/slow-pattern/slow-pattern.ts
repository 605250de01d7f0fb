import { defineError } from '../define-diagnostic';

export const slowPattern = defineError({
  code: 'slow-pattern',
  // An attacker could block the receiver with a text that keeps the pattern busy (ReDoS).
  about: 'The pattern of a form’s field may take ever longer for longer texts.',
  message: 'Some texts could keep this pattern busy for very long.',
  hint: 'Write it so that each character can be read in one way only: no repeated part beside or inside another that matches the same characters, as in “(a+)+”, “.+.+” or “(a{0,9}){0,9}”, and no “(?=”, “(?!” or “\\1”.',
});
