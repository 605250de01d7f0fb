import { defineDiagnostic } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const unknownIcon = defineDiagnostic<[found: string, near?: string]>({
  code: 'unknown-icon',
  severity: 'error',
  about: 'The icon set has no icon of this name.',
  message: (found) => `Unknown icon “${found}”.`,
  hint: (_found, near) => didYouMean(near, 'Choose a name from lucide.dev/icons.'),
});
