import { defineDiagnostic } from '../define-diagnostic';
import { excerpt } from '../excerpt';

export const missingAlt = defineDiagnostic<[found: string]>({
  code: 'missing-alt',
  severity: 'warning',
  about: 'An image that carries information has no alt text, or only its file name.',
  message: (found) =>
    found === '' ? 'This image has no alt text.' : `The alt text “${excerpt(found)}” is just the file name.`,
  hint: 'Describe what the image shows, in one sentence: screen readers read it aloud.',
});
