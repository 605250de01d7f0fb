import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const unknownIcon = defineError<[found: string, near?: string]>({
  code: 'unknown-icon',
  about: 'The icon set has no icon of this name.',
  message: (found) => `Unknown icon “${found}”.`,
  hint: (_found, near) => didYouMean(near, 'Choose a name from lucide.dev/icons.'),
});
