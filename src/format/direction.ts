import { perLanguage } from './locale';

/** The scripts that run from right to left, of those that a browser may have a language in. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** In which direction a language runs, by the script that it is written in. */
export const directionOf = (language: string): 'ltr' | 'rtl' => direction({ language });

const direction = perLanguage((language) =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr',
);

/** What the element of a whole document says of its language; from left to right is understood. */
export const htmlAttributes = (language: string): string =>
  `lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
