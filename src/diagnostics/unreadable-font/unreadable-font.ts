import { defineError } from '../define-diagnostic';

export const unreadableFont = defineError<[problem: string]>({
  code: 'unreadable-font',
  about: 'A file in _fonts that the theme names is not a font, or is damaged.',
  message: (problem) => problem,
  hint: 'Download the font again, as WOFF2, WOFF, TTF or OTF.',
});
