import { defineDiagnostic } from '../define-diagnostic';

export const unreadableFont = defineDiagnostic<[problem: string]>({
  code: 'unreadable-font',
  severity: 'error',
  about: 'A file in _fonts that the theme names is not a font, or is damaged.',
  message: (problem) => problem,
  hint: 'Download the font again, as WOFF2, WOFF, TTF or OTF.',
});
