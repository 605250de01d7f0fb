import { createContext, useContext } from 'react';

/** The language of a block that is not in that of the page, as its document names it. */
export const LanguageContext = createContext<string | undefined>(undefined);

/** What the outermost element of a block says of its language. */
export const useLanguage = () => languageAttributes(useContext(LanguageContext));

/** `lang` and the direction that follows from it; nothing where a text is in the language around it. */
export const languageAttributes = (language: string | undefined) =>
  language === undefined ? undefined : ({ lang: language, dir: directionOf(language) } as const);

/** The scripts that run from right to left, of those that a browser may have a language in. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

const directionOf = (language: string) =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
