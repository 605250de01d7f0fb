import { createContext, useContext } from 'react';
import { directionOf } from '../format/direction';

/** The language of a block, if it differs from the page's. */
export const LanguageContext = createContext<string | undefined>(undefined);

/** Language attributes for the root element of a block. */
export const useLanguage = () => languageAttributes(useContext(LanguageContext));

/** The `lang` and `dir` attributes; none for the surrounding language. */
export const languageAttributes = (language: string | undefined) =>
  language === undefined ? undefined : ({ lang: language, dir: directionOf(language) } as const);
