import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A character that nobody sees and that turns the text around it. */
export const hiddenCharacter = (location: SourceLocation, found: string): Diagnostic => ({
  code: 'hidden-character',
  severity: 'warning',
  location,
  message: `There is an invisible character here (${found}).`,
  hint: 'Delete it. It changes the direction of the text after it, often by accident from a copied text.',
});
