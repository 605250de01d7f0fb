import { createContext, useContext } from 'react';
import { directionOf } from '../format/direction';

/** The language of a block that is not in that of the page, as its document names it. */
export const LanguageContext = createContext<string | undefined>(undefined);

/** What the outermost element of a block says of its language. */
export const useLanguage = () => languageAttributes(useContext(LanguageContext));

/** `lang` and the direction that follows from it; nothing where a text is in the language around it. */
export const languageAttributes = (language: string | undefined) =>
  language === undefined ? undefined : ({ lang: language, dir: directionOf(language) } as const);
