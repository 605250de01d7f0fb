import { defineDiagnostic } from '../define-diagnostic';

export const unreadableImage = defineDiagnostic<[problem: string]>({
  code: 'unreadable-image',
  severity: 'error',
  about: 'A file in _images is not an image, is damaged, or has the wrong ending.',
  message: (problem) => problem,
  hint: 'Open it in an image editor and save it as SVG, PNG, JPG, WebP or AVIF.',
});
