import { perLanguage } from './locale';

/** The right-to-left scripts of living languages, by their ISO 15924 codes. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The direction of a language, determined by its script. */
export const directionOf = (language: string): 'ltr' | 'rtl' => direction({ language });

const direction = perLanguage((language) =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr',
);

/** The attributes of the `html` element for a language. Left-to-right is the default and omitted. */
export const htmlAttributes = (language: string): string =>
  `lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
